import { enqueueAll } from '#server/actions/enqueue.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { heldJob } from '#server/actions/undo/hold-back.ts';
import type { Announcement } from '#server/store/announcements.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { notifyLive } from '#server/store/live.ts';

/**
 * What tells everyone concerned of an event of a request, in the transaction that writes it. Open screens hear of it
 * at once; who gets a mail is worked out by a job, so that nobody waits for it.
 */
export function announcementOf(
  { organizationId }: TenantTransaction,
  eventId: string,
  undoSeconds = 0,
): Announcement {
  const payload: JobPayload<'announce-request'> = { organizationId, eventId };
  const held = heldJob(eventId, 'announcement', undoSeconds);
  return { topics: ['leave-requests'], task: 'announce-request', payload, held };
}

/** The same of several events at once, none of which can be undone. */
export async function announceAll(tx: TenantTransaction, eventIds: readonly string[]): Promise<void> {
  if (eventIds.length === 0) return;
  const { organizationId } = tx;
  await notifyLive(tx, ['leave-requests']);
  await enqueueAll(
    tx,
    'announce-request',
    eventIds.map((eventId) => ({ organizationId, eventId })),
  );
}
