import { cpus } from 'node:os';
import {
  callsOf,
  insertMeasuredCompanies,
  openPlace,
  openServer,
  type Place,
  told,
} from './company-calls.ts';
import { shareOfCore } from './core-share.ts';
import { compare, type LoadResult } from './load.ts';
import { inFolder, startDatabase } from './processes.ts';
import { printTable } from './table.ts';

/** So little that two processes, PostgreSQL and the load leave two cores idle in part. */
const share = 0.2;

/** Enough that a process which waits for PostgreSQL with some of them has others to go on with. */
const connections = 48;

const compared = [
  'who am I',
  'own requests (20)',
  'month of the team',
  'create',
  'approve',
  'create, several companies',
  'approve, several companies',
] as const;

/** Companies of fifty, asked of one process and of two before the same PostgreSQL. */
export async function benchProcesses(): Promise<void> {
  await inFolder(async (directory) => {
    const database = await startDatabase(directory);
    const stops: (() => void)[] = [];
    try {
      await insertMeasuredCompanies(database.connection);
      await compareProcesses(await openPlace(database.connection, stops), stops);
    } finally {
      for (const stop of stops) stop();
      await database.stop();
    }
  });
}

/**
 * What a second process adds shows only where a core is left for it. So each is given a share of one: what then keeps
 * two from doing twice as much is what they have in common, locks and PostgreSQL, and not the size of the machine. Each
 * of them is the one that is alone in turn, and has done the work before shares are set: a process that was never asked
 * compiles what it runs, which is no part of the question.
 */
export async function compareProcesses(place: Place, stops: (() => void)[]): Promise<void> {
  const servers = [...place.servers, await openServer(place.connection, stops)];
  const both = callsOf({ ...place, servers }, connections);
  const each = servers.map((server) => callsOf({ ...place, servers: [server] }, connections));
  for (const what of compared) for (const calls of each) await calls[what]();
  const lifts = servers.map(({ pid }) => shareOfCore(pid, share));
  const idle: number[] = [];
  const watched = async (work: () => Promise<LoadResult>) => {
    const before = cpuTimes();
    const result = await work();
    const after = cpuTimes();
    idle.push((after.idle - before.idle) / (after.all - before.all));
    return result;
  };
  let turn = 0;
  const alone = (what: (typeof compared)[number]) => {
    const calls = each[turn++ % each.length] ?? both;
    return watched(calls[what]);
  };
  const rows: string[][] = [];
  try {
    for (const what of compared) {
      idle.length = 0;
      const { ours, bare, ratio } = await compare(
        () => watched(both[what]),
        () => alone(what),
      );
      const least = `${(100 * Math.min(...idle)).toFixed(0)} %`;
      rows.push([what, told(bare), told(ours), ratio.toFixed(2), '1.7', least]);
    }
  } finally {
    for (const lift of lifts) lift?.();
  }
  printTable([['what', 'one process', 'two processes', 'ratio', 'goal', 'cores idle, least'], ...rows]);
  console.log(
    lifts.every(Boolean)
      ? `Each process had ${share} of a core; PostgreSQL and the load had the rest of ${cpus().length}.\n`
      : `${cpus().length} cores for servers, PostgreSQL and the load together, since no share of one could be set: without idle ones left by one process, a second has nothing to run on.\n`,
  );
}

function cpuTimes(): { idle: number; all: number } {
  const times = cpus().map(({ times: each }) => each);
  const idle = times.reduce((sum, each) => sum + each.idle, 0);
  const all = times.reduce((sum, each) => sum + each.user + each.nice + each.sys + each.irq + each.idle, 0);
  return { idle, all };
}
