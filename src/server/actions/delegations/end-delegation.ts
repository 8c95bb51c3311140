import { can } from '#domain/access/can.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { deleteDelegation, findDelegation } from '#server/store/delegations.ts';
import { findUser } from '#server/store/users.ts';

/** At once: from here on requests go to the person themselves again. */
export async function endDelegation(
  { database, now }: Services,
  actor: Acting,
  delegationId: string,
): Promise<void> {
  if (!can(actor, 'delegation.give')) throw new Failure('forbidden');
  await database.inOrganization(actor.organizationId, async (tx) => {
    const delegation = await findDelegation(tx, delegationId);
    const giver = delegation && (await findUser(tx, delegation.user.id));
    if (!delegation || !giver) throw new Failure('not_found');
    if (!can(actor, 'delegation.give', giver)) throw new Failure('forbidden');
    if (!(await deleteDelegation(tx, delegation.id))) throw new Failure('not_found');
    await record(tx, actor, now(), {
      action: 'delegation.ended',
      subject: { kind: 'delegation', id: delegation.id, name: giver.name },
      details: { delegate: delegation.delegate.name, from: delegation.startsOn, to: delegation.endsOn },
    });
  });
}
