import type { Services } from '#server/services.ts';
import type { GateTransaction } from '#server/store/database.ts';
import { insertJobs } from '#server/store/jobs.ts';
import { jobTable } from './job-table.ts';

type JobOfOrganization = 'follow-up-organization' | 'accrue-organization' | 'reconcile-organization';

/** As `gate.has_job` asks for them. */
const keys: Readonly<Record<JobOfOrganization, string>> = {
  'follow-up-organization': 'follow-up',
  'accrue-organization': 'accrue',
  'reconcile-organization': 'reconcile',
};

const atOnce = 500;

/**
 * Far more than jobs that run at once, so that organisations hardly ever wait for one another; far fewer than
 * organisations, since whoever looks for a job looks at every queue.
 */
const queues = 32;

/**
 * One job for each organisation that has something to do: what goes wrong in one is tried again there, and holds up no
 * other. Whoever is stopped half-way has added the first ones, and the next run adds the others.
 */
export async function enqueueForOrganizations(
  { database }: Services,
  task: JobOfOrganization,
  listDue: (tx: GateTransaction) => Promise<string[]>,
): Promise<void> {
  const due = await database.atGate(listDue);
  const { attempts, priority } = jobTable[task];
  for (let from = 0; from < due.length; from += atOnce) {
    const jobs = due.slice(from, from + atOnce).map((organizationId) => ({
      payload: { organizationId },
      key: `${keys[task]}:${organizationId}`,
      queue: queueOf(organizationId),
    }));
    await database.atGate((tx) => insertJobs(tx, { task, attempts, priority }, jobs));
  }
}

/** The same for every job of an organisation: they are done one after the other. */
function queueOf(organizationId: string): string {
  return `organizations-${Number.parseInt(organizationId.slice(-4), 16) % queues}`;
}
