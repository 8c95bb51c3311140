import { type JobName, jobTable } from '#server/actions/job-table.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { insertJob } from '#server/store/jobs.ts';
import type { WebhookDelivery } from '#server/store/webhook-deliveries.ts';

const task: JobName = 'deliver-webhook';

/** One at most for each event and endpoint: whoever asks for it again moves it. `gate.tell_programs` uses the same key. */
export async function enqueueDelivery(
  tx: TenantTransaction,
  { id: deliveryId, eventId, endpointId }: Pick<WebhookDelivery, 'id' | 'eventId' | 'endpointId'>,
  runAt?: Date,
): Promise<void> {
  const { attempts, priority } = jobTable[task];
  await insertJob(tx, {
    task,
    payload: { organizationId: tx.organizationId, deliveryId },
    key: `webhook:${eventId}:${endpointId}`,
    attempts,
    priority,
    ...(runAt ? { runAt } : {}),
  });
}
