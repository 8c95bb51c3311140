import { can } from '#domain/access/can.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findWaitingCopy, insertCopy, type ListedCopy } from '#server/store/person-copies.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { lockUsers } from '#server/store/users.ts';

/** V5: of oneself, or of anyone as an admin, those who left included. Asked for twice, one is made. */
export async function askForCopy(
  { database, now }: Services,
  actor: Acting,
  of: string,
): Promise<ListedCopy> {
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
