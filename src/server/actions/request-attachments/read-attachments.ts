import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { Attachment } from '#server/store/attachments.ts';
import { findLeaveRequest } from '#server/store/leave-requests.ts';
import {
  type AttachmentReach,
  openableAttachment,
  reachAttachments,
  reachAttachmentsOfPerson,
} from './attachment-reach.ts';

export async function listAttached(
  { database }: Services,
  actor: Acting,
  requestId: string,
): Promise<AttachmentReach> {
  return database.inOrganization(actor.organizationId, async (tx) =>
    reachAttachments(tx, actor, await findLeaveRequest(tx, requestId)),
  );
}

export async function listAttachedOfPerson(
  { database }: Services,
  actor: Acting,
  userId: string,
): Promise<Awaited<ReturnType<typeof reachAttachmentsOfPerson>>> {
  return database.inOrganization(actor.organizationId, (tx) => reachAttachmentsOfPerson(tx, actor, userId));
}

/** L15: that somebody else opened a medical document is written down before they have it. */
export async function openAttachment(
  { database, files, now }: Services,
  actor: Acting,
  requestId: string,
  attachmentId: string,
): Promise<{ readonly attachment: Attachment; readonly personId: string; readonly bytes: Buffer }> {
  const { organizationId } = actor;
  const { attachment, personId } = await database.inOrganization(organizationId, async (tx) => {
    const reach = await reachAttachments(tx, actor, await findLeaveRequest(tx, requestId));
    const opened = openableAttachment(reach, attachmentId);
    const { person } = reach.found;
    if ((opened.medical || reach.medical) && person.id !== actor.id) {
      const subject = { kind: 'user', id: person.id, name: person.name } as const;
      await record(tx, actor, now(), { action: 'attachment.opened', subject });
    }
    return { attachment: opened, personId: person.id };
  });
  const bytes = await files[attachment.storedIn]?.fetch({ organizationId, id: attachment.id });
  if (!bytes) throw new Failure('not_found');
  return { attachment, personId, bytes };
}
