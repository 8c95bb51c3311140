import { can } from '#domain/access/can.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { tellCounterChanges } from '#server/actions/settings/tell-counter-changes.ts';
import { lockMembership } from '#server/actions/users/lock-membership.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { markWithdrawn } from '#server/store/departures.ts';
import { lockLeaver } from './plan-departure.ts';
import { reopenAccess, takenSince } from './reopen-access.ts';
import { settleContract } from './settle-contract.ts';

/** X6: the person stays. What was owed is taken back by lines of its own, and who had lost access has it again. */
export async function withdrawDeparture(
  { database, now }: Services,
  actor: Acting,
  userId: string,
): Promise<void> {
  if (!can(actor, 'employment.edit')) throw new Failure('forbidden');
  await database
    .inOrganization(actor.organizationId, async (tx) => {
      const { organization } = await lockMembership(tx, actor);
      const { found, departure } = await lockLeaver(tx, actor, userId);
      if (!departure) throw new Failure('not_found');
      const at = now();
      const { person } = found;
      if (person.removedAt !== null) await reopenAccess(tx, organization, person);
      const plan = await settleContract(tx, found, null, at);
      await markWithdrawn(tx, departure.id, { withdrawnAt: at, withdrawnBy: actor.id });
      if (!actor.quiet) await tellCounterChanges(tx, plan, 'departure', departure.id);
      await record(tx, actor, at, {
        action: 'user.departure_withdrawn',
        subject: { kind: 'user', id: userId, name: person.name },
        details: { employedTo: [departure.lastDay, ''] },
      });
    })
    .catch((error: unknown) => {
      throw takenSince(error);
    });
}
