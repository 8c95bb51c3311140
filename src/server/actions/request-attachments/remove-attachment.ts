import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { lastDayForgotten } from '#domain/files/medical-document.ts';
import { amountKept } from '#domain/privacy/retention.ts';
import type { Acting } from '#server/actions/actor.ts';
import { type Author, record } from '#server/actions/audit-log/record.ts';
import { enqueueAll } from '#server/actions/enqueue.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  type Attachment,
  deleteAttachments,
  isAttached,
  listMedicalUntil,
} from '#server/store/attachments.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { lockLeaveRequest } from '#server/store/leave-requests.ts';
import type { Organization } from '#server/store/organizations.ts';
import { findCopy } from '#server/store/person-copies.ts';
import { loadRetentionChoices, noteErasedDocuments } from '#server/store/retention.ts';
import { type AttachmentReach, openableAttachment, reachAttachments } from './attachment-reach.ts';

export async function removeAttachment(
  { database, now }: Services,
  actor: Acting,
  requestId: string,
  attachmentId: string,
): Promise<AttachmentReach> {
  return database.inOrganization(actor.organizationId, async (tx) => {
    const found = await lockLeaveRequest(tx, requestId);
    const reach = await reachAttachments(tx, actor, found);
    const attachment = openableAttachment(reach, attachmentId);
    if (!attachment.removable) throw new Failure('forbidden');
    await takeOut(tx, [attachment]);
    const { person } = reach.found;
    const subject = { kind: 'user', id: person.id, name: person.name } as const;
    await record(tx, actor, now(), { action: 'attachment.removed', subject });
    return reachAttachments(tx, actor, found);
  });
}

/** L15: of absences that are over by a day. The log keeps how many went, and no name. */
export async function expireMedicalDocuments(
  tx: TenantTransaction,
  author: Author | null,
  { id, name, timeZone }: Pick<Organization, 'id' | 'name' | 'timeZone'>,
  until: PlainDate,
  at: Date,
  concerns: (userId: string) => boolean = () => true,
): Promise<void> {
  const over = (await listMedicalUntil(tx, until)).filter(({ userId }) => concerns(userId));
  if (over.length === 0) return;
  await takeOutForGood(tx, over, dayOfInstant(at.getTime(), timeZone));
  const subject = { kind: 'organization', id, name } as const;
  const details = { documents: over.length, until };
  await record(tx, author, at, { action: 'attachment.expired', subject, details });
}

/** L15: where no month is ever closed, time does it. */
export async function forgetOldDocuments(
  tx: TenantTransaction,
  organization: Pick<Organization, 'id' | 'name' | 'timeZone'>,
  today: PlainDate,
  at: Date,
): Promise<void> {
  const months = amountKept('medical', await loadRetentionChoices(tx));
  await expireMedicalDocuments(tx, null, organization, lastDayForgotten(today, months), at);
}

/** V23: what has had its time, and that it was there. */
export async function takeOutForGood(
  tx: TenantTransaction,
  over: readonly Attachment[],
  today: PlainDate,
): Promise<void> {
  await noteErasedDocuments(tx, await takeOut(tx, over), today);
}

/** With their bytes, wherever they are; the requests of those that nobody took out meanwhile. */
async function takeOut(tx: TenantTransaction, over: readonly Attachment[]): Promise<string[]> {
  if (over.length === 0) return [];
  const gone = await deleteAttachments(
    tx,
    over.map(({ id }) => id),
  );
  const { organizationId } = tx;
  const outside = gone.filter(({ storedIn }) => storedIn === 'bucket');
  await enqueueAll(
    tx,
    'forget-file',
    outside.map(({ id }) => ({ organizationId, fileId: id })),
  );
  return gone.map(({ requestId }) => requestId);
}

/** A file that no row speaks of: it was deleted, or never written down. */
export async function forgetFile(
  { database, files }: Services,
  { organizationId, fileId }: JobPayload<'forget-file'>,
): Promise<void> {
  const isKept = await database.inOrganization(
    organizationId,
    async (tx) => (await isAttached(tx, fileId)) || (await findCopy(tx, fileId)) !== null,
  );
  if (!isKept) await files.bucket?.forget({ organizationId, id: fileId });
}
