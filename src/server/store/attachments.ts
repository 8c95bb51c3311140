import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { type NamedStatement, type Question, readAs } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import type { LeaveRequest } from './leave-requests.ts';
import { attachments } from './schema/attachments.ts';
import { leaveRequests } from './schema/leave-requests.ts';
import { users } from './schema/people.ts';

export type Attachment = typeof attachments.$inferSelect;

export type ListedAttachment = Attachment & { readonly addedByName: string };

/** Where the bytes of each lie. */
export async function placesOfAttachments(
  tx: TenantTransaction,
): Promise<ReadonlyMap<string, Attachment['storedIn']>> {
  const rows = await tx.select({ id: attachments.id, storedIn: attachments.storedIn }).from(attachments);
  return new Map(rows.map(({ id, storedIn }) => [id, storedIn]));
}

/** In the order in which they were added. */
export async function listAttachments(tx: TenantTransaction, requestId: string): Promise<ListedAttachment[]> {
  const rows = await tx
    .select({ attachment: attachments, addedByName: users.name })
    .from(attachments)
    .innerJoin(users, eq(users.id, attachments.addedBy))
    .where(eq(attachments.requestId, requestId))
    .orderBy(asc(attachments.addedAt), asc(attachments.id));
  return rows.map(({ attachment, addedByName }) => ({ ...attachment, addedByName }));
}

/** An attachment with what is told of the absence that it belongs to. */
export type AttachmentOfPerson = ListedAttachment & {
  readonly request: Pick<LeaveRequest, 'id' | 'type' | 'startDate' | 'startHalf' | 'endDate' | 'endHalf'>;
};

/** Of everything that a person has asked for, latest first. */
export async function listAttachmentsOfPerson(
  tx: TenantTransaction,
  userId: string,
  most: number,
): Promise<AttachmentOfPerson[]> {
  const { id, type, startDate, startHalf, endDate, endHalf } = leaveRequests;
  const rows = await tx
    .select({
      attachment: attachments,
      addedByName: users.name,
      request: { id, type, startDate, startHalf, endDate, endHalf },
    })
    .from(attachments)
    .innerJoin(leaveRequests, eq(leaveRequests.id, attachments.requestId))
    .innerJoin(users, eq(users.id, attachments.addedBy))
    .where(eq(leaveRequests.userId, userId))
    .orderBy(desc(attachments.addedAt), desc(attachments.id))
    .limit(most);
  return rows.map(({ attachment, ...about }) => ({ ...attachment, ...about }));
}

export async function insertAttachment(
  tx: TenantTransaction,
  attachment: Omit<Attachment, 'organizationId'>,
): Promise<void> {
  await tx.insert(attachments).values({ ...attachment, organizationId: tx.organizationId });
}

/** Those that were still there. Their bytes go with them, where the database holds them. */
export async function deleteAttachments(
  tx: TenantTransaction,
  ids: readonly string[],
): Promise<Pick<Attachment, 'id' | 'requestId' | 'storedIn'>[]> {
  const { id, requestId, storedIn } = attachments;
  return tx
    .delete(attachments)
    .where(inArray(id, [...ids]))
    .returning({ id, requestId, storedIn });
}

export async function isAttached(tx: TenantTransaction, id: string): Promise<boolean> {
  const found = await tx.select({ id: attachments.id }).from(attachments).where(eq(attachments.id, id));
  return found.length > 0;
}

/** Those of absences that are over by a day. */
export async function listMedicalUntil(
  tx: TenantTransaction,
  day: PlainDate,
): Promise<(Attachment & { readonly userId: string })[]> {
  const rows = await tx
    .select({ attachment: attachments, userId: leaveRequests.userId })
    .from(attachments)
    .innerJoin(leaveRequests, eq(leaveRequests.id, attachments.requestId))
    .where(and(attachments.medical, lte(leaveRequests.endDate, day)));
  return rows.map(({ attachment, userId }) => ({ ...attachment, userId }));
}

/** All files of the organisation together. */
export async function sumOfSizes(tx: TenantTransaction): Promise<number> {
  const [row] = await tx
    .select({ bytes: readAs<string>('int8', sql`coalesce(sum(${attachments.size}), 0)`) })
    .from(attachments);
  return Number(row?.bytes ?? 0);
}

/** Small enough that a thousand of them, written out for a backup, are no burden. */
const chunkBytes = 32 * 1024;

const insertionOfChunks: NamedStatement = {
  name: 'insert-file-chunks',
  text: `insert into file_chunks (organization_id, file_id, position, bytes)
    select $1, $2, place, substring($3::bytea from place * ${chunkBytes} + 1 for ${chunkBytes})
    from generate_series(0, (octet_length($3::bytea) - 1) / ${chunkBytes}) as place`,
};

export async function insertChunks(tx: TenantTransaction, fileId: string, bytes: Buffer): Promise<void> {
  await tx.ask(insertionOfChunks, [tx.organizationId, fileId, bytes]);
}

const wholeFile: Question<{ readonly bytes: Buffer | null }> = {
  name: 'whole-file',
  text: `select string_agg(bytes, ''::bytea order by position) as bytes from file_chunks where file_id = $1`,
  columns: { bytes: 'bytea' },
};

export async function readChunks(tx: TenantTransaction, fileId: string): Promise<Buffer | null> {
  const [row] = await tx.ask(wholeFile, [fileId]);
  return row?.bytes ?? null;
}
