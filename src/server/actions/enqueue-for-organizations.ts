import type { Services } from '#server/services.ts';
import type { GateTransaction } from '#server/store/database.ts';
import { countJobsInLine, insertJob, insertJobs } from '#server/store/jobs.ts';
import type { Stretch } from '#server/store/organizations.ts';
import type { JobPayload } from './job-payloads.ts';
import { jobTable } from './job-table.ts';

/** The job that adds them one stretch after the other. What their keys start with, `gate.has_job` asks for. */
const walks = {
  'follow-up-organization': 'follow-up',
  'accrue-organization': 'accrue',
  'reconcile-organization': 'reconcile',
  'sweep-organization': 'sweep-expired-access',
} as const;

type JobOfOrganization = keyof typeof walks;

/**
 * Whoever looks for a job and finds none of its own has passed by all that stand in line: with ten thousand of them that
 * took forty milliseconds. These are enough for workers to have something in hand until the next stretch.
 */
export const mostInLine = 250;
const nextStretchSeconds = 2;

/**
 * Far more than jobs that run at once, so that organisations hardly ever wait for one another; far fewer than
 * organisations, since whoever looks for a job looks at every queue.
 */
const queues = 32;

/**
 * One job for each organisation that has something to do: what goes wrong in one is tried again there, and holds up no
 * other. A walk passes every organisation once, also the one whose job is given up, so that the last is reached.
 */
export async function enqueueForOrganizations(
  { database }: Services,
  task: JobOfOrganization,
  { after = null }: JobPayload<(typeof walks)[JobOfOrganization]>,
  listDue: (tx: GateTransaction, stretch: Stretch) => Promise<string[]>,
): Promise<void> {
  const walk = walks[task];
  const room = Math.max(0, mostInLine - (await countJobsInLine(database, task)));
  await database.atGate(async (tx) => {
    // One more than there is room for tells whether the walk goes on.
    const due = await listDue(tx, { after, limit: room + 1 });
    const next = due.slice(0, room);
    const jobs = next.map((organizationId) => ({
      payload: { organizationId },
      key: `${walk}:${organizationId}`,
      queue: queueOf(organizationId),
    }));
    await insertJobs(tx, { task, ...jobTable[task] }, jobs);
    if (due.length <= room) return;
    const { attempts, priority } = jobTable[walk];
    await insertJob(tx, {
      task: walk,
      payload: { after: next.at(-1) ?? after },
      // A walk that the clock begins meanwhile passes by everyone as well: one of them is enough.
      key: `${walk}-on`,
      seconds: nextStretchSeconds,
      attempts,
      priority,
    });
  });
}

/** The same for every job of an organisation: they are done one after the other. */
function queueOf(organizationId: string): string {
  return `organizations-${Number.parseInt(organizationId.slice(-4), 16) % queues}`;
}
