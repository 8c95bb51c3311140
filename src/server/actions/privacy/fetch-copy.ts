import { can } from '#domain/access/can.ts';
import { copyState } from '#domain/privacy/person-copy.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import {
  deleteCopiesOver,
  findCopy,
  type ListedCopy,
  listCopiesAskedBy,
  noteCopyFetched,
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
): Promise<{ readonly copy: ListedCopy; readonly bytes: Buffer }> {
  const { organizationId } = actor;
  const copy = await database.inOrganization(organizationId, async (tx) => {
    const found = await reachCopy(tx, actor, id);
    const at = now();
    const state = copyState({ expiresAt: found.expiresAt?.getTime() ?? null }, at.getTime());
    if (state !== 'ready') throw new Failure('not_found');
    await noteCopyFetched(tx, id, at);
    const subject = { kind: 'user', id: found.userId, name: found.personName } as const;
    await record(tx, actor, at, { action: 'privacy.copy_fetched', subject });
    return found;
  });
  const bytes = await files[copy.storedIn ?? 'database']?.fetch({ organizationId, id, kind: 'person-copy' });
  if (!bytes) throw new Failure('not_found');
  return { copy, bytes };
}

/** Whoever asked for it, while they still may; nobody else learns that it is there. */
async function reachCopy(tx: TenantTransaction, actor: Acting, id: string): Promise<ListedCopy> {
  const copy = await findCopy(tx, id);
  if (!copy || !reaches(actor, copy)) throw new Failure('not_found');
  return copy;
}

function reaches(actor: Acting, { askedBy, userId }: ListedCopy): boolean {
  return askedBy === actor.id && (userId === actor.id || can(actor, 'person-copy.of-others'));
}

const unmadeAfterMs = 7 * 24 * 60 * 60 * 1000;

/** V5: every night, those whose week is over. */
export async function forgetCopies(tx: TenantTransaction, at: Date): Promise<void> {
  const gone = await deleteCopiesOver(tx, at, new Date(at.getTime() - unmadeAfterMs));
  for (const { id, storedIn } of gone) {
    if (storedIn === 'bucket') {
      await enqueue(tx, 'forget-file', { organizationId: tx.organizationId, fileId: id });
    }
  }
}
