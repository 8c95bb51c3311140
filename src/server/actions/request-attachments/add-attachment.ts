import { createHash } from 'node:crypto';
import {
  MOST_BYTES_OF_AN_ORGANIZATION,
  MOST_FILES_OF_A_REQUEST,
  MOST_MB_OF_AN_ORGANIZATION,
} from '#domain/files/file-limits.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import { Failure } from '#server/failure.ts';
import { judgeFile } from '#server/files/judge-file.ts';
import type { Services } from '#server/services.ts';
import { insertAttachment, sumOfSizes } from '#server/store/attachments.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findLeaveRequest, lockLeaveRequest } from '#server/store/leave-requests.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { type AttachmentReach, reachAttachments } from './attachment-reach.ts';

/** What was brought and never written down is looked for after this. */
const orphanAfterMs = 60 * 60 * 1000;

/**
 * Whoever may not send a file is refused before it is read. It is read and checked outside of every transaction, and
 * counted once more in the one that writes it.
 */
export async function addAttachment(
  services: Services,
  actor: Acting,
  requestId: string,
  name: string,
  upload: () => Promise<Buffer>,
): Promise<AttachmentReach> {
  const { database, files, now } = services;
  const { organizationId } = actor;
  const file = { organizationId, id: timeOrderedId(now()) };
  await database.inOrganization(organizationId, async (tx) => {
    const reach = await reachAttachments(tx, actor, await findLeaveRequest(tx, requestId));
    await refuseUnlessRoom(tx, reach, 0);
    if (files.chosen === 'bucket') {
      const payload = { organizationId, fileId: file.id };
      await enqueue(tx, 'forget-file', payload, new Date(now().getTime() + orphanAfterMs));
    }
  });
  const sent = await upload();
  const checked = await judgeFile(services, organizationId, sent);
  if (!checked.ok) throw new Failure(checked.because);
  const bytes = Buffer.from(checked.bytes.buffer, checked.bytes.byteOffset, checked.bytes.byteLength);
  const digest = createHash('sha256').update(sent).digest();
  const store = files[files.chosen] ?? files.database;
  await store.bring(file, bytes);
  return database.inOrganization(organizationId, async (tx) => {
    const found = await lockLeaveRequest(tx, requestId);
    const reach = await reachAttachments(tx, actor, found);
    if (!found || reach.attachments.some((one) => one.digest.equals(digest))) return reach;
    await refuseUnlessRoom(tx, reach, bytes.length);
    const at = now();
    await insertAttachment(tx, {
      id: file.id,
      requestId,
      addedBy: actor.id,
      addedAt: at,
      kind: checked.kind,
      name,
      size: bytes.length,
      digest,
      medical: reach.medical,
      storedIn: files.chosen,
    });
    await store.enclose(tx, file, bytes);
    const { person } = found;
    const subject = { kind: 'user', id: person.id, name: person.name } as const;
    await record(tx, actor, at, { action: 'attachment.added', subject });
    return reachAttachments(tx, actor, found);
  });
}

async function refuseUnlessRoom(
  tx: TenantTransaction,
  { mayAdd, room }: AttachmentReach,
  bytes: number,
): Promise<void> {
  if (!mayAdd) throw new Failure('forbidden');
  if (room === 0) throw new Failure('too_many_files', { values: { most: MOST_FILES_OF_A_REQUEST } });
  if ((await sumOfSizes(tx)) + bytes > MOST_BYTES_OF_AN_ORGANIZATION)
    throw new Failure('storage_full', { values: { megabytes: MOST_MB_OF_AN_ORGANIZATION } });
}
