import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { NamedStatement, Question } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { users } from './schema/people.ts';
import { personCopies, personCopyChunks } from './schema/privacy.ts';

export type PersonCopy = typeof personCopies.$inferSelect;

/** A copy, with the name of whom it is about; null for that of the whole organisation. */
export type ListedCopy = PersonCopy & { readonly personName: string | null };

/** Null when one is being made for the same asker already. */
export async function insertCopy(
  tx: TenantTransaction,
  copy: Pick<PersonCopy, 'id' | 'userId' | 'askedBy' | 'askedAt'>,
): Promise<PersonCopy | null> {
  const [inserted] = await tx
    .insert(personCopies)
    .values({ ...copy, organizationId: tx.organizationId })
    .onConflictDoNothing()
    .returning();
  return inserted ?? null;
}

const people = alias(users, 'people');

function listedIn(tx: TenantTransaction) {
  return tx
    .select({ copy: personCopies, personName: people.name })
    .from(personCopies)
    .leftJoin(people, eq(people.id, personCopies.userId))
    .$dynamic();
}

/** Latest first. */
export async function listCopiesAskedBy(tx: TenantTransaction, askedBy: string): Promise<ListedCopy[]> {
  const rows = await listedIn(tx)
    .where(eq(personCopies.askedBy, askedBy))
    .orderBy(desc(personCopies.id))
    .limit(100);
  return rows.map(({ copy, personName }) => ({ ...copy, personName }));
}

export async function findCopy(tx: TenantTransaction, id: string): Promise<ListedCopy | null> {
  const [row] = await listedIn(tx).where(eq(personCopies.id, id));
  return row ? { ...row.copy, personName: row.personName } : null;
}

export async function findWaitingCopy(
  tx: TenantTransaction,
  userId: string | null,
  askedBy: string,
): Promise<ListedCopy | null> {
  const isAbout = userId === null ? isNull(personCopies.userId) : eq(personCopies.userId, userId);
  const [row] = await listedIn(tx).where(
    and(isAbout, eq(personCopies.askedBy, askedBy), isNull(personCopies.readyAt)),
  );
  return row ? { ...row.copy, personName: row.personName } : null;
}

/** False when it was made meanwhile, or is gone. */
export async function markCopyReady(
  tx: TenantTransaction,
  id: string,
  made: {
    readonly readyAt: Date;
    readonly expiresAt: Date;
    readonly size: number;
    readonly storedIn: 'database' | 'bucket';
  },
): Promise<boolean> {
  const marked = await tx
    .update(personCopies)
    .set(made)
    .where(and(eq(personCopies.id, id), isNull(personCopies.readyAt)))
    .returning({ id: personCopies.id });
  return marked.length > 0;
}

export async function noteCopyFetched(tx: TenantTransaction, id: string, at: Date): Promise<void> {
  await tx.update(personCopies).set({ fetchedAt: at }).where(eq(personCopies.id, id));
}

/** Those whose week is over by then, and those that nobody could make since; answers with what lies elsewhere. */
export async function deleteCopiesOver(
  tx: TenantTransaction,
  at: Date,
  askedBefore: Date,
): Promise<Pick<PersonCopy, 'id' | 'storedIn'>[]> {
  return tx
    .delete(personCopies)
    .where(
      or(
        lt(personCopies.expiresAt, at),
        and(isNull(personCopies.readyAt), lt(personCopies.askedAt, askedBefore)),
      ),
    )
    .returning({ id: personCopies.id, storedIn: personCopies.storedIn });
}

/** Small enough for the batches of a backup. */
const chunkBytes = 32_768;

const insertionOfCopy: NamedStatement = {
  name: 'insert-person-copy-chunks',
  text: `insert into person_copy_chunks (organization_id, copy_id, position, bytes)
    select $1, $2, $4::int4 + place, substring($3::bytea from place * ${chunkBytes} + 1 for ${chunkBytes})
    from generate_series(0, (octet_length($3::bytea) - 1) / ${chunkBytes}) as place`,
};

/** From a place on, where an archive comes in parts; answers with the place after it. */
export async function insertCopyChunks(
  tx: TenantTransaction,
  copyId: string,
  bytes: Buffer,
  place = 0,
): Promise<number> {
  await tx.ask(insertionOfCopy, [tx.organizationId, copyId, bytes, place]);
  return place + Math.ceil(bytes.length / chunkBytes);
}

/** What was written of an archive that did not come to its end. */
export async function deleteCopyChunks(tx: TenantTransaction, copyId: string): Promise<void> {
  await tx.delete(personCopyChunks).where(eq(personCopyChunks.copyId, copyId));
}

const partOfCopy: Question<{ readonly bytes: Buffer | null }> = {
  name: 'part-of-person-copy',
  text: `select string_agg(bytes, ''::bytea order by position) as bytes from person_copy_chunks
    where copy_id = $1 and position >= $2::int4 and position < $2::int4 + $3::int4`,
  columns: { bytes: 'bytea' },
};

/** Some chunks of an archive; null after its end. */
export async function readCopyPart(
  tx: TenantTransaction,
  copyId: string,
  place: number,
  chunks: number,
): Promise<Buffer | null> {
  const [row] = await tx.ask(partOfCopy, [copyId, place, chunks]);
  return row?.bytes ?? null;
}

const wholeCopy: Question<{ readonly bytes: Buffer | null }> = {
  name: 'whole-person-copy',
  text: `select string_agg(bytes, ''::bytea order by position) as bytes from person_copy_chunks where copy_id = $1`,
  columns: { bytes: 'bytea' },
};

export async function readCopyChunks(tx: TenantTransaction, copyId: string): Promise<Buffer | null> {
  const [row] = await tx.ask(wholeCopy, [copyId]);
  return row?.bytes ?? null;
}
