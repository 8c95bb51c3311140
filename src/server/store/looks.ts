import { and, desc, eq, gte, isNull, ne, or, sql } from 'drizzle-orm';
import type { KeyKind } from '#domain/api-keys/key-format.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { LookKind } from '#domain/looks/look.ts';
import { readAs } from './answers.ts';
import type { Database, TenantTransaction } from './database.ts';
import { looks } from './schema/looks.ts';
import { users } from './schema/people.ts';
import { timeOrderedId } from './time-ordered-id.ts';

export interface NotedLook {
  readonly organizationId: string;
  /** Null: of everyone. */
  readonly personId: string | null;
  readonly lookerId: string;
  readonly kind: LookKind;
  readonly keyKind: KeyKind | null;
  readonly lookedOn: PlainDate;
  readonly at: Date;
}

const looksNoted = {
  name: 'note-looks',
  text: 'select gate.note_looks($1, $2, $3, $4, $5, $6, $7, $8)',
};

/** Looks in whatever organisations, in one statement. */
export async function insertLooks(database: Database, noted: readonly NotedLook[]): Promise<void> {
  await database.askGate(looksNoted, [
    noted.map(({ organizationId }) => organizationId),
    noted.map(({ at }) => timeOrderedId(at)),
    noted.map(({ personId }) => personId),
    noted.map(({ lookerId }) => lookerId),
    noted.map(({ kind }) => kind),
    noted.map(({ keyKind }) => keyKind),
    noted.map(({ lookedOn }) => lookedOn),
    noted.map(({ at }) => at),
  ]);
}

export interface KnownLook {
  readonly id: string;
  readonly ofEveryone: boolean;
  readonly lookerId: string;
  readonly lookerName: string;
  readonly kind: LookKind;
  readonly keyKind: KeyKind | null;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

/**
 * At one person, by others, latest first, from right after `cursor` on. What was opened of everyone before somebody
 * joined was not about them.
 */
export async function listLooksAt(
  tx: TenantTransaction,
  personId: string,
  since: Date,
  { limit, cursor }: { readonly limit: number; readonly cursor: string | undefined },
): Promise<KnownLook[]> {
  const { id, lookerId, kind, keyKind, firstAt, lastAt } = looks;
  const joined = sql`(select joined_at from users where id = ${personId})`;
  return tx
    .select({
      id,
      ofEveryone: readAs<boolean>('bool', sql`${looks.personId} is null`),
      lookerId,
      lookerName: users.name,
      kind,
      keyKind,
      firstAt,
      lastAt,
    })
    .from(looks)
    .innerJoin(users, eq(users.id, lookerId))
    .where(
      and(
        or(eq(looks.personId, personId), and(isNull(looks.personId), sql`${lastAt} >= ${joined}`)),
        or(ne(lookerId, personId), eq(keyKind, 'organization')),
        gte(lastAt, since),
        cursor === undefined
          ? undefined
          : sql`(${lastAt}, ${id}) < (select last_at, id from looks as last where last.id = ${cursor})`,
      ),
    )
    .orderBy(desc(lastAt), desc(id))
    .limit(limit);
}
