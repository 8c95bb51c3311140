import { setTimeout as pause } from 'node:timers/promises';
import { addDays, daysFromTo, earliest, latest, SATURDAY, weekdayOf } from '#domain/calendar/plain-date.ts';
import { holidaysBetween } from '#domain/holidays/public-holidays.ts';
import { eventually } from '#tests/support/eventually.ts';
import { present } from '#tests/support/present.ts';
import type { RelacheProcess } from '#tests/support/relache-process.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { todayInParis } from '#tests/support/today.ts';
import { ChaosClient, type Diary, emptyDiary } from './chaos-client.ts';
import { disturbUntil, FaultCounts, faultNames } from './chaos-faults.ts';
import {
  findBrokenKeys,
  findContradictions,
  findLostWrites,
  findMailFaults,
  findOverlaps,
  type KeptRequest,
  readRequests,
} from './chaos-findings.ts';
import { type AcknowledgedAct, findUnauditedActs, foundTeamsUntil } from './chaos-founder.ts';
import { ChaosPayer } from './chaos-payer.ts';
import { type ChaosStage, setChaosStage } from './chaos-stage.ts';

export interface ChaosOptions {
  readonly seed: number;
  readonly seconds: number;
  /** Goes on until so many processes were killed. */
  readonly kills: number;
  /** Whatever is missing by then stays missing. */
  readonly longestSeconds: number;
  readonly tell?: (progress: string) => void;
}

export interface ChaosReport {
  readonly diary: Diary;
  readonly acts: readonly AcknowledgedAct[];
  readonly faults: FaultCounts;
  readonly mailFaults: ReadonlyMap<string | number, number>;
  readonly mails: number;
  readonly repeatedMails: number;
  readonly requests: number;
  readonly seatChanges: number;
  readonly seconds: number;
  /** By invariant: everything that breaks it. */
  readonly findings: Readonly<Record<string, readonly string[]>>;
}

export const requestEvents = [
  'approved',
  'cancellation-asked',
  'cancellation-refused',
  'cancelled',
  'edited',
  'filed',
  'rejected',
  'withdrawn',
];

/** Twenty people at two servers, a worker and a database to which everything is done that can be done. */
export async function runChaos({
  seed,
  seconds,
  kills,
  longestSeconds,
  tell = () => undefined,
}: ChaosOptions): Promise<ChaosReport> {
  const random = seededRandom(seed);
  const stage = await setChaosStage(random.branch());
  try {
    const servers = (): RelacheProcess[] =>
      stage.nodes.slice(0, 2).flatMap(({ ready }) => (ready ? [ready] : []));
    await eventually(async () => servers().length === 2, 'both servers', 60_000);
    const payer = await ChaosPayer.signUp(stage.stripe, servers);
    const diary = emptyDiary();
    const faults = new FaultCounts();
    const begun = performance.now();
    const elapsed = (): number => (performance.now() - begun) / 1000;
    const isEnough = (): boolean => {
      const done = new Set(diary.acknowledged.map(({ event }) => event));
      return (
        faults.kills >= kills &&
        requestEvents.every((event) => done.has(event)) &&
        faultNames.every((name) => faults.of(name) > 0)
      );
    };
    const isOver = (): boolean => elapsed() > longestSeconds || (elapsed() > seconds && isEnough());
    const firstDay = addDays(todayInParis(), 5);
    const [admin] = stage.people;
    if (!admin) throw new Error('Nobody was hired.');
    const progress = setInterval(
      () =>
        tell(
          `${Math.round(elapsed())} s: ${faults.kills} kills, ${diary.acknowledged.length} writes, ${stage.catcher.mails.length} mails`,
        ),
      30_000,
    );
    const [acts] = await Promise.all([
      foundTeamsUntil(isOver, admin, servers, random.branch()),
      disturbUntil(isOver, stage, random.branch(), faults),
      payer.actUntil(isOver, random.branch()),
      ...stage.people.map((person) =>
        new ChaosClient(
          person,
          person.role !== 'employee',
          firstDay,
          servers,
          random.branch(),
          diary,
        ).actUntil(isOver),
      ),
    ]);
    clearInterval(progress);
    const took = elapsed();
    tell(`${Math.round(took)} s: ${faults.kills} kills; letting it settle`);
    const endings = await restartCalmly(stage);
    await drainJobs(stage);
    const disagreements = await payer.findDisagreements(stage.owner, random.branch());
    const requests = await readRequests(stage.owner);
    // Whoever pays gets mails of another kind, which belong to no request.
    const aboutLeave = stage.catcher.mails.filter(({ to }) => !payer.isAddress(to));
    const { missing, strange, unsent, repeated } = await findMailFaults(stage.owner, aboutLeave);
    return {
      diary,
      acts,
      faults,
      mailFaults: stage.mailFaults,
      mails: stage.catcher.mails.length,
      repeatedMails: repeated,
      requests: requests.size,
      seatChanges: payer.changes,
      seconds: took,
      findings: {
        'answers that are neither yes, no nor later': diary.surprises,
        'acknowledged writes that are lost': findLostWrites(diary.acknowledged, requests),
        'keys that made more than one request': findBrokenKeys(diary, requests),
        'requests whose state, versions, events and ledger disagree': findContradictions(requests),
        'absences of one person that overlap': await findOverlaps(stage.owner),
        'acknowledged acts without a line in the audit log': await findUnauditedActs(stage.owner, acts),
        'people shown different things by two servers': await findDifferentViews(stage, requests),
        'seats and payments on which the provider disagrees': disagreements,
        'mails owed that nobody got': missing,
        'mails to the wrong person or about nothing': strange,
        'notifications never marked as sent': unsent > 0 ? [String(unsent)] : [],
        'jobs given up or left': await findLeftJobs(stage),
        'processes that ended by themselves': stage.nodes.flatMap(({ falls }) => falls),
        'ends that were not clean': endings,
      },
    };
  } finally {
    await stage.close();
  }
}

/** Ends every server the polite way and starts it with today's clock: what is left to do is done in peace. */
async function restartCalmly(stage: ChaosStage): Promise<string[]> {
  stage.calmMails();
  stage.stripe.failures.length = 0;
  const faults: string[] = [];
  for (const node of stage.nodes) {
    await eventually(async () => node.ready !== null, `${node.name} to come up`, 120_000);
    const asked = performance.now();
    const code = await node.end('SIGTERM');
    const took = Math.round(performance.now() - asked);
    if (code !== 0 || took > 25_000) faults.push(`${node.name} ended with ${code} after ${took} ms`);
    node.daysAhead = 0;
    node.run();
  }
  for (const node of stage.nodes)
    await eventually(async () => node.ready !== null, `${node.name} to come back`, 120_000);
  return faults;
}

/** Waits as long as jobs become fewer: a slow machine is not a stuck one. */
async function drainJobs({ owner }: ChaosStage): Promise<void> {
  const count = async (): Promise<number> => {
    // Nobody waits here for the growing pauses between attempts.
    await owner.query(
      'update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()',
    );
    const { rows } = await owner.query<{ jobs: number }>(
      'select count(*)::int as jobs from graphile_worker.jobs where attempts < max_attempts',
    );
    return rows[0]?.jobs ?? 0;
  };
  for (let left = await count(); left > 0; ) {
    const before = left;
    await eventually(
      async () => {
        await pause(100);
        left = await count();
        return left < before;
      },
      `one of ${before} jobs to be done`,
      60_000,
    );
  }
}

/** A check of the services is tried once, and the next minute's is another: one that was killed is no work lost. */
async function findLeftJobs({ owner }: ChaosStage): Promise<string[]> {
  const { rows } = await owner.query<{ task: string; attempts: number; last_error: string | null }>(
    `select task_identifier as task, attempts, last_error from graphile_worker.jobs
       where task_identifier <> 'check-services'`,
  );
  return rows.map(({ task, attempts, last_error }) => `${task} after ${attempts} attempts: ${last_error}`);
}

async function findDifferentViews(
  { nodes, people }: ChaosStage,
  requests: Awaited<ReturnType<typeof readRequests>>,
): Promise<string[]> {
  const [first, second] = nodes.map(({ ready }) => ready);
  if (!first || !second) return ['a server is down'];
  const found: string[] = [];
  for (const { id, name, token } of people) {
    const [mine, alsoMine] = await Promise.all(
      [first, second].map((server) => server.call('GET', '/leave-requests/my-requests', { token })),
    );
    const own = [...requests.values()].filter((request) => request.user_id === id);
    if (mine?.text !== alsoMine?.text) found.push(`${name}: two lists`);
    if (mine?.json.length !== own.length)
      found.push(`${name}: ${mine?.json.length} of ${own.length} requests`);
    const booked = own.reduce((sum, request) => sum + request.booked, 0);
    const { json: balances } = await second.call('GET', '/balances/me', { token });
    const { taken, reserved, later } = present(
      balances.find((one: { counter: string }) => one.counter === 'paid-leave'),
    );
    const waiting = own.filter(({ state, type }) => state === 'pending' && type === 'vacation');
    const asked = waiting.reduce((sum, { counted_halves }) => sum + counted_halves / 2, 0);
    // S5, C5: leave that waits costs less by the days of a sickness over it and by holidays on Saturdays, at most by all
    // of these.
    const given = daysUnderSickness(waiting, own) + holidaysOnSaturdays(waiting);
    // B12: paid by the days of today or by rights to come, each rounded to hundredths.
    const shown = taken + reserved + later;
    const surplus = shown - asked + booked;
    if (surplus > 0.02 || surplus < -given - 0.02)
      found.push(
        `${name}: ${shown} days shown, ${asked} asked for (${given} of them perhaps given back), ${0 - booked} in the ledger`,
      );
  }
  return found;
}

/** Days of the calendar that leave shares with sickness which was approved. */
function daysUnderSickness(leaves: readonly KeptRequest[], own: readonly KeptRequest[]): number {
  const stops = own.filter(
    ({ state, type }) => type === 'sick' && (state === 'approved' || state === 'cancellation-asked'),
  );
  return leaves.reduce((sum, leave) => {
    const shared = stops.map((stop) => {
      const [first, last] = [
        latest(leave.start_date, stop.start_date),
        earliest(leave.end_date, stop.end_date),
      ];
      return Math.max(0, daysFromTo(first, last) + 1);
    });
    return sum + shared.reduce((days, one) => days + one, 0);
  }, 0);
}

/** The Saturday after a leave that ends on its Friday is one of that week too. */
function holidaysOnSaturdays(leaves: readonly KeptRequest[]): number {
  return leaves
    .flatMap(({ start_date, end_date }) => holidaysBetween('metropole', start_date, addDays(end_date, 2)))
    .filter(({ date }) => weekdayOf(date) === SATURDAY).length;
}
