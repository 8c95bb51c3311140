import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ErasureLine } from './store/erasure-journal.ts';

/** Beside the database, so that it outlives it. */
export const erasureFileIn = (dataDirectory: string): string => join(dataDirectory, 'erasures.jsonl');

/** What it holds, as far as lines are whole: the last one may have been cut off by whatever ended the process. */
export async function readErasureFile(file: string): Promise<ErasureLine[]> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  return text.split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as ErasureLine];
    } catch {
      return [];
    }
  });
}

/** Adds those that it lacks, and waits until the disk has them. Nothing in it is ever changed. */
export async function appendErasures(file: string, lines: readonly ErasureLine[]): Promise<void> {
  const known = new Set((await readErasureFile(file)).map(({ id }) => id));
  const missing = lines.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'a', 0o600);
  try {
    // On a line of its own, whatever was cut off before it.
    const { size } = await handle.stat();
    const text = missing.map((line) => `${JSON.stringify(line)}\n`).join('');
    await handle.appendFile(size > 0 ? `\n${text}` : text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
