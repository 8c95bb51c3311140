import { setTimeout as pause } from 'node:timers/promises';
import { sendSignal } from '#server/store/embedded/postmaster.ts';
import type { Random } from '#tests/support/seeded-random.ts';
import type { ChaosNode } from './chaos-node.ts';
import type { ChaosStage } from './chaos-stage.ts';

export const faultNames = [
  'server killed',
  'worker killed',
  'database killed',
  'database and a server killed together',
  'server or worker paused',
  'database frozen',
  'connections ended by the database',
  'connections cut',
  'disk slow',
  'disk full',
  'payment provider out of order',
] as const;
export type FaultName = (typeof faultNames)[number];

const longestWaitMs = 4_000;

const isKill = (name: FaultName): boolean => name.includes('killed');

export class FaultCounts {
  readonly #counts = new Map<FaultName, number>();
  clockJumps = 0;

  add(name: FaultName): void {
    this.#counts.set(name, this.of(name) + 1);
  }

  of(name: FaultName): number {
    return this.#counts.get(name) ?? 0;
  }

  /** Processes that were killed: two for a fault that kills two. */
  get kills(): number {
    return faultNames
      .filter(isKill)
      .reduce((sum, name) => sum + this.of(name) * (name.includes('together') ? 2 : 1), 0);
  }

  get all(): number {
    return faultNames.reduce((sum, name) => sum + this.of(name), 0);
  }
}

/** Kinds of fault as often as they should come; each is in it, so that a short run meets all of them. */
const weighted: readonly FaultName[] = [
  ...Array<FaultName>(6).fill('server killed'),
  ...Array<FaultName>(5).fill('worker killed'),
  ...Array<FaultName>(2).fill('database killed'),
  ...faultNames.slice(3),
];

/** Does one thing after the other to the stage until it is over; nodes come up again by themselves. */
export async function disturbUntil(
  isOver: () => boolean,
  stage: ChaosStage,
  random: Random,
  counts: FaultCounts,
): Promise<void> {
  let due: FaultName[] = [];
  while (!isOver()) {
    await pause(200 + random.below(900));
    if (due.length === 0) due = shuffled(weighted, random);
    // People must get their answers in between, on a busy machine too; now and then a start is killed half-way.
    if (!random.chance(0.15)) await someServerUp(stage, isOver);
    const fault = due.pop();
    if (fault && (await disturb(fault, stage, random, counts))) counts.add(fault);
  }
  stage.proxy.thaw();
  for (const node of stage.nodes) node.signal('SIGCONT');
  await untilDone(() => stage.setDisk('calm'));
}

async function disturb(
  fault: FaultName,
  stage: ChaosStage,
  random: Random,
  counts: FaultCounts,
): Promise<boolean> {
  const { nodes, database, proxy, owner } = stage;
  const [first, second, worker] = nodes as [ChaosNode, ChaosNode, ChaosNode];
  const kill = (node: ChaosNode): boolean => {
    // The next start lives a day ahead now and then, and the one after it is back.
    node.daysAhead = random.chance(0.1) ? 1 : 0;
    const killed = node.signal('SIGKILL');
    if (killed && node.daysAhead > 0) counts.clockJumps += 1;
    return killed;
  };
  const server = random.pick([first, second]);
  switch (fault) {
    case 'server killed':
      return kill(server);
    case 'worker killed':
      return kill(worker);
    case 'database killed':
      return sendSignal(database.pid(), 'SIGKILL');
    case 'database and a server killed together': {
      const gone = sendSignal(database.pid(), 'SIGKILL');
      return kill(server) && gone;
    }
    case 'server or worker paused': {
      const node = random.pick(nodes);
      const paused = node.signal('SIGSTOP');
      await pause(500 + random.below(2_500));
      node.signal('SIGCONT');
      return paused;
    }
    case 'database frozen':
      proxy.freeze();
      await pause(300 + random.below(2_000));
      proxy.thaw();
      return true;
    case 'connections ended by the database':
      return owner
        .query(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'relache%' and random() < 0.6`,
        )
        .then(
          () => true,
          () => false,
        );
    case 'connections cut':
      proxy.cut();
      return true;
    case 'payment provider out of order':
      stage.stripe.failures.push(...Array<number>(1 + random.below(4)).fill(random.pick([500, 503, 429])));
      return true;
    case 'disk slow':
    case 'disk full': {
      const done = await stage.setDisk(fault === 'disk slow' ? 'slow' : 'full').then(
        () => true,
        () => false,
      );
      await pause(500 + random.below(1_500));
      await untilDone(() => stage.setDisk('calm'));
      return done;
    }
  }
}

async function someServerUp({ nodes }: ChaosStage, isOver: () => boolean): Promise<void> {
  const deadline = performance.now() + longestWaitMs;
  while (!isOver() && performance.now() < deadline) {
    if (nodes[0]?.ready || nodes[1]?.ready) return;
    await pause(50);
  }
}

/** The database may be down at this very moment. */
async function untilDone(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch {
      await pause(100);
    }
  }
}

function shuffled<T>(things: readonly T[], random: Random): T[] {
  const left = [...things];
  const mixed: T[] = [];
  while (left.length > 0) mixed.push(...left.splice(random.below(left.length), 1));
  return mixed;
}
