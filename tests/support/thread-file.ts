import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { clockShift } from './moved-clock.ts';

const made = new Map<string, Promise<string>>();

/**
 * The entry of a thread, built from its source as `scripts/build.mjs` does: threads cannot load what Vitest transforms.
 * Made once for all test files of a worker, beside node_modules so that packages are found.
 */
export function threadFile(source = 'src/server/thread.ts'): Promise<string> {
  const known = made.get(source) ?? bundle(source);
  made.set(source, known);
  return known;
}

async function bundle(source: string): Promise<string> {
  const directory = await mkdtemp(join(resolve('node_modules'), '.relache-thread-'));
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
  await build({
    entryPoints: { thread: source },
    outdir: directory,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'warning',
    // In one time with the process, of which it is told only how far the clock was put forward since.
    banner: { js: clockShift.script() },
  });
  return join(directory, 'thread.mjs');
}
