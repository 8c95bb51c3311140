import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const inMemory = '/dev/shm';
/** The databases of a run take some hundred megabytes at once, their log included. */
const roomNeeded = 2 * 1024 ** 3;
const start = 'relache-test-';

/**
 * A folder for the database server of this run, in memory where there is room. Every test file makes a database and
 * removes it, which is a thousand files each time: a disk takes ten times as long for those as PostgreSQL itself, and
 * longer with each that was removed in the minutes before (docs/decisions/106).
 */
export async function makeQuickFolder(): Promise<string> {
  if (!(await hasRoom())) return mkdtemp(join(tmpdir(), start));
  await forgetTheKilled();
  return mkdtemp(join(inMemory, `${start}${process.pid}-`));
}

async function hasRoom(): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(inMemory);
    return bavail * bsize >= roomNeeded;
  } catch {
    return false;
  }
}

/** A run that was killed removed nothing, and what it left would stay in memory until the machine starts again. */
async function forgetTheKilled(): Promise<void> {
  for (const name of await readdir(inMemory)) {
    const owner = name.startsWith(start) ? Number.parseInt(name.slice(start.length), 10) : Number.NaN;
    if (!Number.isNaN(owner) && !isAlive(owner))
      await rm(join(inMemory, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
