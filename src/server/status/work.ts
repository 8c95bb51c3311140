import { isInTime } from '#domain/status/work-in-time.ts';
import { type Lane, lanes } from '#server/actions/job-kinds.ts';
import { isInItsTime, laneOf } from '#server/actions/job-table.ts';
import type { Database } from '#server/store/database.ts';
import { readJobFigures, readJobsInHand, readLaneSilences } from '#server/store/jobs.ts';

export interface LaneWork {
  readonly waiting: number;
  /** Given up after their last attempt: someone should look. */
  readonly dead: number;
  readonly lateSeconds: number;
  /** Null before the lane has ever done a job; none while one is in hand that may take its time. */
  readonly silentSeconds: number | null;
}

export type WorkReport = Readonly<Record<Lane, LaneWork>>;

/** People wait for these. */
const urgent: readonly Lane[] = ['login', 'decisions'];
const mailLanes: readonly Lane[] = ['login', 'decisions', 'notices'];

/** How background work is, of all processes together. Also the proof that the database and the queue answer. */
export async function readWork(database: Database): Promise<WorkReport> {
  const [figures, silences] = [await readJobFigures(database), await readLaneSilences(database)];
  const inHand = await readJobsInHand(database);
  const of = (lane: Lane): LaneWork => {
    const own = figures.filter(({ task }) => (laneOf(task) ?? 'service') === lane);
    return {
      waiting: own.reduce((sum, { waiting }) => sum + waiting, 0),
      dead: own.reduce((sum, { dead }) => sum + dead, 0),
      lateSeconds: Math.max(0, ...own.map(({ lateSeconds }) => lateSeconds)),
      // The beat of a lane waits for a slot like every job: long work is a sign of life as well.
      silentSeconds: inHand.some((job) => laneOf(job.task) === lane && isInItsTime(job))
        ? 0
        : (silences.get(lane) ?? null),
    };
  };
  return Object.fromEntries(lanes.map((lane) => [lane, of(lane)])) as Record<Lane, LaneWork>;
}

/** Whoever asks while someone else's question is on its way shares the answer: strangers may ask as often as they like. */
export function workReportReader(database: Database): () => Promise<WorkReport> {
  let asked: Promise<WorkReport> | null = null;
  return () => {
    asked ??= readWork(database).finally(() => {
      asked = null;
    });
    return asked;
  };
}

/** M8 */
export function lateLanes(report: WorkReport): Lane[] {
  return lanes.filter((lane) => !isInTime({ ...report[lane], urgent: urgent.includes(lane) }));
}

/** M8: whether the mails that people ask for are on their way in time. */
export function doMailsLeave(report: WorkReport): boolean {
  return !lateLanes(report).some((lane) => mailLanes.includes(lane));
}
