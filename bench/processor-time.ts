import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** What stands behind the name in /proc/PID/stat, whatever the name holds. */
function statOf(pid: number): number[] | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return null;
  }
}

/** Milliseconds of the processor that a process and its children, ended ones too, have used. Linux tells it. */
export function processorMs(pid: number): number {
  let ticks = 0;
  const own = statOf(pid);
  if (!own) return Number.NaN;
  ticks += [11, 12, 13, 14].reduce((sum, place) => sum + (own[place] ?? 0), 0);
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : null;
    if (stat?.[1] === pid) ticks += (stat[11] ?? 0) + (stat[12] ?? 0);
  }
  return (ticks * 1000) / ticksPerSecond;
}
