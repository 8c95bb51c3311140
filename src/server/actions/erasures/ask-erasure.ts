import { can } from '#domain/access/can.ts';
import type { ChosenReason } from '#domain/privacy/erasure.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import { lockMembership } from '#server/actions/users/lock-membership.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { insertErasures, listErasures, listHolds } from '#server/store/erasures.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { freePseudonym } from './pseudonym.ts';
import { erasureOf, personEver, type ShownErasure } from './show-erasure.ts';

/** V6: of someone who has left, unless their data must stay. Asked for twice it is done once. */
export async function askErasure(
  { database, now }: Services,
  actor: Acting,
  personId: string,
  reason: ChosenReason,
): Promise<ShownErasure> {
  if (!can(actor, 'person.erase')) throw new Failure('forbidden');
  const { organizationId } = actor;
  return database.inOrganization(organizationId, async (tx) => {
    const { refuseLastAdmin } = await lockMembership(tx, actor);
    const person = await personEver(tx, personId);
    if (person.removedAt === null) {
      await refuseLastAdmin(person);
      throw new Failure('not_left_yet');
    }
    const known = await listErasures(tx);
    if (known.has(personId)) return erasureOf(tx, person);
    if ((await listHolds(tx, personId)).length > 0) throw new Failure('erasure_held');
    const at = now();
    const id = timeOrderedId(at);
    const pseudonym = freePseudonym(known.values(), actor.language);
    await insertErasures(tx, [
      { id, subjectId: personId, pseudonym, reason, askedAt: at, askedBy: actor.id },
    ]);
    await enqueue(tx, 'erase-person', { organizationId, erasureId: id });
    await record(tx, actor, at, {
      action: 'privacy.erasure_asked',
      subject: { kind: 'user', id: personId, name: person.name },
    });
    return erasureOf(tx, person);
  });
}
