import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { NamedStatement, Question } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { users } from './schema/people.ts';
import { personCopies } from './schema/privacy.ts';

export type PersonCopy = typeof personCopies.$inferSelect;

/** A copy, with the name of whom it is about. */
export type ListedCopy = PersonCopy & { readonly personName: string };

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
    .innerJoin(people, eq(people.id, personCopies.userId))
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
  userId: string,
  askedBy: string,
): Promise<ListedCopy | null> {
  const [row] = await listedIn(tx).where(
    and(eq(personCopies.userId, userId), eq(personCopies.askedBy, askedBy), isNull(personCopies.readyAt)),
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
    select $1, $2, place, substring($3::bytea from place * ${chunkBytes} + 1 for ${chunkBytes})
    from generate_series(0, (octet_length($3::bytea) - 1) / ${chunkBytes}) as place`,
};

export async function insertCopyChunks(tx: TenantTransaction, copyId: string, bytes: Buffer): Promise<void> {
  await tx.ask(insertionOfCopy, [tx.organizationId, copyId, bytes]);
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
