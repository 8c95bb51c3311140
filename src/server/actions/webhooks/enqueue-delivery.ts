import { type JobName, jobTable } from '#server/actions/job-table.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { insertJob, insertJobs } from '#server/store/jobs.ts';
import type { WebhookDelivery } from '#server/store/webhook-deliveries.ts';

const task: JobName = 'deliver-webhook';

type Delivery = Pick<WebhookDelivery, 'id' | 'eventId' | 'endpointId'>;

/** One at most for each event and endpoint: whoever asks for it again moves it. `gate.tell_programs` uses the same key. */
const jobOf = ({ organizationId }: TenantTransaction, { id: deliveryId, eventId, endpointId }: Delivery) => ({
  payload: { organizationId, deliveryId },
  key: `webhook:${eventId}:${endpointId}`,
});

export async function enqueueDelivery(tx: TenantTransaction, delivery: Delivery, runAt: Date): Promise<void> {
  const { attempts, priority } = jobTable[task];
  await insertJob(tx, { task, ...jobOf(tx, delivery), attempts, priority, runAt });
}

/** Several at once, each as soon as may be. */
export async function enqueueDeliveries(
  tx: TenantTransaction,
  deliveries: readonly Delivery[],
): Promise<void> {
  const { attempts, priority } = jobTable[task];
  const jobs = deliveries.map((delivery) => jobOf(tx, delivery));
  await insertJobs(tx, { task, attempts, priority }, jobs);
}
