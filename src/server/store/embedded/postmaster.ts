import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How long a server may take that was told to end at once. */
export const suddenEndMs = 2_000;

/** What a running server writes about itself into its cluster. */
export interface Postmaster {
  readonly pid: number;
  readonly socketDirectory: string;
}

export function readPostmaster(cluster: string): Postmaster | null {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, socketDirectory: lines[4]?.trim() ?? '' } : null;
}

/** Alive, and really a PostgreSQL: after a reboot the number may belong to anybody. */
export function isRunningPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    // No /proc on this system: being alive is all that can be known.
    return process.platform !== 'linux';
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  try {
    // A process that ended but was not collected by its parent still has a number.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
}

/** False when there is nobody to hear it. */
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** Resolves when the process is gone, or after the patience runs out; tells which. */
export async function waitForEnd(pid: number, patienceMs: number): Promise<boolean> {
  const deadline = performance.now() + patienceMs;
  while (isAlive(pid)) {
    if (performance.now() > deadline) return false;
    await pause(50);
  }
  return true;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * SIGINT asks PostgreSQL to end now and cleanly; SIGQUIT ends it at once and leaves recovery to the next start; one that
 * is frozen hears neither.
 */
export async function shutDown(pid: number, patienceMs: number): Promise<void> {
  const steps = [
    ['SIGINT', patienceMs],
    ['SIGQUIT', suddenEndMs],
    ['SIGKILL', suddenEndMs],
  ] as const;
  for (const [signal, patience] of steps) {
    if (patience <= 0) continue;
    // Gone between the look and the signal is gone as well.
    if (!isAlive(pid) || !sendSignal(pid, signal) || (await waitForEnd(pid, patience))) return;
  }
}
