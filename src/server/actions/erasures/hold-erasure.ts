import { can } from '#domain/access/can.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { deleteHold, findErasureOf, saveHold } from '#server/store/erasures.ts';
import { erasureOf, personEver, type ShownErasure } from './show-erasure.ts';

/** V8: nobody erases them until it is lifted. Said again it has another reason. */
export async function holdErasure(
  { database, now }: Services,
  actor: Acting,
  personId: string,
  reason: string,
): Promise<ShownErasure> {
  if (!can(actor, 'person.erase')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const person = await personEver(tx, personId);
    if (person.erasedAt !== null) throw new Failure('not_found');
    const at = now();
    await saveHold(tx, { userId: personId, reason, setAt: at, setBy: actor.id });
    await record(tx, actor, at, {
      action: 'privacy.hold_set',
      subject: { kind: 'user', id: personId, name: person.name },
      details: { reason },
    });
    return erasureOf(tx, person);
  });
}

/** What was asked for before the hold goes on from here. */
export async function liftHold(
  { database, now }: Services,
  actor: Acting,
  personId: string,
): Promise<ShownErasure> {
  if (!can(actor, 'person.erase')) throw new Failure('forbidden');
  const { organizationId } = actor;
  return database.inOrganization(organizationId, async (tx) => {
    const person = await personEver(tx, personId);
    if (!(await deleteHold(tx, personId))) throw new Failure('not_found');
    const waiting = await findErasureOf(tx, personId);
    if (waiting?.doneAt === null)
      await enqueue(tx, 'erase-person', { organizationId, erasureId: waiting.id });
    await record(tx, actor, now(), {
      action: 'privacy.hold_lifted',
      subject: { kind: 'user', id: personId, name: person.name },
    });
    return erasureOf(tx, person);
  });
}
