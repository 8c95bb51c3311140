import { readdirSync, readFileSync } from 'node:fs';

/** Of one process and all that it started, as the kernel counts them. Linux only, as the figures in docs/ are. */
export interface ProcessFigures {
  /** Memory in MB; what several processes share is counted once. */
  readonly memory: ReadonlyMap<string, number>;
  readonly cpuMilliseconds: number;
}

/** What the kernel counts time in, whatever the machine. */
const ticksPerSecond = 100;

export function figuresOf(roots: readonly number[]): ProcessFigures {
  const memory = new Map<string, number>();
  let cpuMilliseconds = 0;
  for (const pid of withDescendants(roots)) {
    const fields = statOf(pid);
    const rollup = read(`/proc/${pid}/smaps_rollup`);
    if (!fields) continue;
    const [user = 0, system = 0] = [fields[11], fields[12]].map(Number);
    cpuMilliseconds += ((user + system) * 1000) / ticksPerSecond;
    const kilobytes = Number(/^Pss:\s+(\d+)/m.exec(rollup ?? '')?.[1] ?? 0);
    const name = (read(`/proc/${pid}/comm`) ?? '').trim();
    memory.set(name, (memory.get(name) ?? 0) + kilobytes / 1024);
  }
  return { memory, cpuMilliseconds };
}

function withDescendants(roots: readonly number[]): ReadonlySet<number> {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const fields = /^\d+$/.test(name) ? statOf(Number(name)) : null;
    if (fields) parents.set(Number(name), Number(fields[1]));
  }
  const found = new Set(roots);
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const [pid, parent] of parents) if (found.has(parent)) found.add(pid);
  }
  return found;
}

/** What follows the name, which may hold anything: state, parent and so on. */
function statOf(pid: number): readonly string[] | null {
  const line = read(`/proc/${pid}/stat`);
  return line === null ? null : line.slice(line.lastIndexOf(')') + 2).split(' ');
}

/** Null for a process that ended meanwhile. */
function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
