import { can } from '#domain/access/can.ts';
import { isProofFresh } from '#domain/access/second-factor.ts';
import type { Acting, SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { findWaitingCopy, insertCopy, type ListedCopy } from '#server/store/person-copies.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { lockUsers } from '#server/store/users.ts';

type Asking = Acting & Pick<SessionActor, 'standing'>;

/** V5: of oneself, or of anyone as an admin, those who left included. Asked for twice, one is made. */
export async function askForCopy(services: Services, actor: Asking, of: string): Promise<ListedCopy> {
  if (of === 'organization') return askForCompanyCopy(services, actor);
  const { database, now } = services;
  const { organizationId } = actor;
  const isOwn = of === 'me' || of === actor.id;
  if (!isOwn && !can(actor, 'person-copy.of-others')) throw new Failure('forbidden');
  return database.inOrganization(organizationId, async (tx) => {
    const [person] = await lockUsers(tx, [isOwn ? actor.id : of]);
    if (!person) throw new Failure('not_found');
    const at = now();
    const waiting = await findWaitingCopy(tx, person.id, actor.id);
    if (waiting) return waiting;
    const id = timeOrderedId(at);
    const copy = await insertCopy(tx, { id, userId: person.id, askedBy: actor.id, askedAt: at });
    if (!copy) throw new Error('A copy that nobody waits for can be asked for.');
    await enqueue(tx, 'make-person-copy', { organizationId, copyId: id });
    const subject = { kind: 'user', id: person.id, name: person.name } as const;
    await record(tx, actor, at, { action: 'privacy.copy_asked', subject });
    return { ...copy, personName: person.name };
  });
}

/** V18: of everything, for an admin who has just shown who they are. */
async function askForCompanyCopy({ database, now }: Services, actor: Asking): Promise<ListedCopy> {
  const { organizationId } = actor;
  const at = now();
  if (!can(actor, 'organization.copy')) throw new Failure('forbidden');
  if (!isProofFresh(actor.standing?.provenAt ?? null, at.getTime())) throw new Failure('fresh_proof_needed');
  return database.inOrganization(organizationId, async (tx) => {
    const { name } = await lockOrganization(tx);
    const waiting = await findWaitingCopy(tx, null, actor.id);
    if (waiting) return waiting;
    const id = timeOrderedId(at);
    const copy = await insertCopy(tx, { id, userId: null, askedBy: actor.id, askedAt: at });
    if (!copy) throw new Error('A copy that nobody waits for can be asked for.');
    await enqueue(tx, 'make-company-copy', { organizationId, copyId: id });
    const subject = { kind: 'organization', id: organizationId, name } as const;
    await record(tx, actor, at, { action: 'privacy.copy_asked', subject });
    return { ...copy, personName: null };
  });
}
