import { can } from '#domain/access/can.ts';
import { copyState } from '#domain/privacy/person-copy.ts';
import type { Acting } from '#server/actions/actor.ts';
import { type Deed, record } from '#server/actions/audit-log/record.ts';
import { enqueueAll } from '#server/actions/enqueue.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findOrganization } from '#server/store/organizations.ts';
import {
  deleteCopiesOver,
  findCopy,
  type ListedCopy,
  listCopiesAskedBy,
  noteCopyFetched,
  readCopyPart,
} from '#server/store/person-copies.ts';

/** Those that the actor asked for, latest first. */
export async function listCopies({ database }: Services, actor: Acting): Promise<ListedCopy[]> {
  const listed = await database.inOrganization(actor.organizationId, (tx) => listCopiesAskedBy(tx, actor.id));
  return listed.filter((copy) => reaches(actor, copy));
}

export async function showCopy({ database }: Services, actor: Acting, id: string): Promise<ListedCopy> {
  return database.inOrganization(actor.organizationId, (tx) => reachCopy(tx, actor, id));
}

/** V5: that somebody else's was fetched is written down before they have it. */
export async function fetchCopy(
  { database, files, now }: Services,
  actor: Acting,
  id: string,
): Promise<{ readonly copy: ListedCopy; readonly content: Buffer | AsyncIterable<Uint8Array> }> {
  const { organizationId } = actor;
  const copy = await database.inOrganization(organizationId, async (tx) => {
    const found = await reachCopy(tx, actor, id);
    const at = now();
    const state = copyState({ expiresAt: found.expiresAt?.getTime() ?? null }, at.getTime());
    if (state !== 'ready') throw new Failure('not_found');
    await noteCopyFetched(tx, id, at);
    await record(tx, actor, at, { action: 'privacy.copy_fetched', subject: await subjectOf(tx, found) });
    return found;
  });
  // A company's may be large: it leaves as it is read.
  if (copy.userId === null && copy.storedIn === 'database') return { copy, content: partsOf(database, copy) };
  const content = await files[copy.storedIn ?? 'database']?.fetch({
    organizationId,
    id,
    kind: 'person-copy',
  });
  if (!content) throw new Failure('not_found');
  return { copy, content };
}

/** Half a megabyte at a time: no answer waits for it longer than for a list. */
const chunksAtOnce = 16;

async function* partsOf(
  database: Services['database'],
  { organizationId, id }: ListedCopy,
): AsyncGenerator<Uint8Array> {
  for (let place = 0; ; place += chunksAtOnce) {
    const from = place;
    const part = await database.inOrganization(organizationId, (tx) =>
      readCopyPart(tx, id, from, chunksAtOnce),
    );
    if (!part) return;
    yield part;
  }
}

async function subjectOf(
  tx: TenantTransaction,
  { userId, personName }: ListedCopy,
): Promise<Deed['subject']> {
  if (userId !== null) return { kind: 'user', id: userId, name: personName ?? '' };
  const organization = await findOrganization(tx);
  return { kind: 'organization', id: tx.organizationId, name: organization?.name ?? '' };
}

/** Whoever asked for it, while they still may; nobody else learns that it is there. */
async function reachCopy(tx: TenantTransaction, actor: Acting, id: string): Promise<ListedCopy> {
  const copy = await findCopy(tx, id);
  if (!copy || !reaches(actor, copy)) throw new Failure('not_found');
  return copy;
}

function reaches(actor: Acting, { askedBy, userId }: ListedCopy): boolean {
  if (userId === null) return askedBy === actor.id && can(actor, 'organization.copy');
  return askedBy === actor.id && (userId === actor.id || can(actor, 'person-copy.of-others'));
}

const unmadeAfterMs = 7 * 24 * 60 * 60 * 1000;

/** V5: every night, those whose week is over. */
export async function forgetCopies(tx: TenantTransaction, at: Date): Promise<void> {
  const gone = await deleteCopiesOver(tx, at, new Date(at.getTime() - unmadeAfterMs));
  const outside = gone.filter(({ storedIn }) => storedIn === 'bucket');
  await enqueueAll(
    tx,
    'forget-file',
    outside.map(({ id }) => ({ organizationId: tx.organizationId, fileId: id })),
  );
}
