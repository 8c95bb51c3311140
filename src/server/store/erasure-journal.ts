import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, type ClientConfig } from 'pg';
import type { ErasureKind, ErasureReason } from '#domain/privacy/erasure.ts';
import { answersTo } from './answers.ts';
import { eraseCompany } from './company-erasure.ts';
import { erasePersonRows, readCalledBy } from './erase-person.ts';

/** V9: one line of the journal: who or what was erased and when, without a name. */
export interface ErasureLine {
  readonly id: string;
  readonly kind: ErasureKind;
  readonly organizationId: string;
  /** The person's id, or the organisation's own. */
  readonly subjectId: string;
  /** What a person is called since; null for an organisation. */
  readonly pseudonym: string | null;
  readonly reason: ErasureReason;
  readonly askedAt: string;
  /** Null where nobody did: their file had had its time (V28). */
  readonly askedBy: string | null;
  readonly doneAt: string;
}

/**
 * What carrying a line out again means, by its kind, on the owner's connection inside of the transaction of a restore.
 * It may find nothing: a backup can be older than whoever was erased.
 */
type Replay = (client: Client, line: ErasureLine) => Promise<void>;

const replays: Readonly<Record<ErasureKind, Replay>> = {
  person: erasePersonAgain,
  // Files in a bucket were gone when it was done first.
  organization: (client, { subjectId, askedAt, doneAt }) =>
    eraseCompany(drizzle(client), subjectId, { askedAt: new Date(askedAt), at: new Date(doneAt), files: 0 }),
};

const columns = `id, kind, organization_id as "organizationId", subject_id as "subjectId", pseudonym, reason,
  to_json(asked_at) #>> '{}' as "askedAt", asked_by as "askedBy", to_json(done_at) #>> '{}' as "doneAt"`;

/** Lines that are done; none where the database is older than the journal, or empty. */
export async function readErasureTable(client: Pick<Client, 'query'>): Promise<ErasureLine[]> {
  const [place] = await answersTo<{ there: boolean }>(
    client,
    { there: 'bool' },
    "select to_regclass('public.erasures') is not null as there",
  );
  if (!place?.there) return [];
  return answersTo<{ [Name in keyof ErasureLine]: ErasureLine[Name] }>(
    client,
    {
      id: 'uuid',
      kind: 'text',
      organizationId: 'uuid',
      subjectId: 'uuid',
      pseudonym: 'text',
      reason: 'text',
      askedAt: 'text',
      askedBy: 'uuid',
      doneAt: 'text',
    },
    `select ${columns} from public.erasures where done_at is not null order by done_at, id`,
  );
}

/** For the file beside the database, on the owner's connection: of every organisation. */
export async function listErasuresDone(connection: ClientConfig): Promise<ErasureLine[]> {
  const client = new Client(connection);
  // Whatever is lost is told by the statement that misses it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await readErasureTable(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Once each, whichever journal knows of it, in the order in which they were done. */
export function mergedLines(...journals: readonly (readonly ErasureLine[])[]): ErasureLine[] {
  const known = new Map(journals.flat().map((line) => [`${line.kind}/${line.subjectId}`, line]));
  return [...known.values()].sort((a, b) => (a.doneAt < b.doneAt ? -1 : 1));
}

/**
 * V9: whatever was erased is erased again in what a backup brought, before anybody sees it. Answers with how many it
 * had forgotten.
 */
export async function replayErasures(client: Client, lines: readonly ErasureLine[]): Promise<number> {
  const done = new Set((await readErasureTable(client)).map(({ kind, subjectId }) => `${kind}/${subjectId}`));
  const forgotten = lines.filter(({ kind, subjectId }) => !done.has(`${kind}/${subjectId}`));
  for (const line of forgotten) {
    const { id, kind, organizationId, subjectId, pseudonym, reason, askedAt, askedBy, doneAt } = line;
    // The backup may know that it was asked for, and not yet that it was done.
    await client.query('delete from erasures where organization_id = $1 and kind = $2 and subject_id = $3', [
      organizationId,
      kind,
      subjectId,
    ]);
    await client.query(
      `insert into erasures (organization_id, id, kind, subject_id, pseudonym, reason, asked_at, asked_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [organizationId, id, kind, subjectId, pseudonym, reason, askedAt, askedBy],
    );
    await client.query("select set_config('app.organization_id', $1, true)", [organizationId]);
    await replays[kind](client, line);
    await client.query('update erasures set done_at = $3 where organization_id = $1 and id = $2', [
      organizationId,
      id,
      doneAt,
    ]);
  }
  await client.query("select set_config('app.organization_id', '', true)");
  return forgotten.length;
}

/** In an older backup they may still work here, or be held for a reason that has gone since. */
async function erasePersonAgain(
  client: Client,
  { organizationId, subjectId, askedAt, doneAt }: ErasureLine,
): Promise<void> {
  const person = [organizationId, subjectId];
  const { rowCount } = await client.query(
    `update users set removed_at = coalesce(removed_at, $3), erased_at = $4
     where organization_id = $1 and id = $2`,
    [...person, askedAt, doneAt],
  );
  if (rowCount === 0) return;
  for (const table of ['erasure_holds', 'team_members']) {
    await client.query(`delete from ${table} where organization_id = $1 and user_id = $2`, person);
  }
  const tx = drizzle(client);
  await erasePersonRows(tx, subjectId, await readCalledBy(tx, subjectId));
}
