import { can } from '#domain/access/can.ts';
import { changeSeats } from '#domain/billing/seats.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { lockMembership } from '#server/actions/users/lock-membership.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { setSeats } from '#server/store/organizations.ts';
import { countSeats } from '#server/store/users.ts';

/** Free during the trial; a paid subscription's seats are changed with whoever takes the money, first. */
export async function updateSeats(services: Services, actor: Acting, wanted: number): Promise<void> {
  if (!can(actor, 'subscription.change')) throw new Failure('forbidden');
  const { database, now, payments } = services;
  await database.inOrganization(actor.organizationId, async (tx) => {
    const { organization, member } = await lockMembership(tx, actor);
    if (!can(member, 'subscription.change')) throw new Failure('forbidden');
    const change = changeSeats({ seats: organization.seats, ...(await countSeats(tx)) }, wanted);
    if (!change.ok) {
      if (change.because === 'unchanged') return;
      throw new Failure('seats_in_use', { values: { min: change.min, max: change.max } });
    }
    if (organization.subscriptionStatus !== 'trial') {
      if (!payments) throw new Failure('payments_unavailable');
      await payments.changeSeats({ organizationId: organization.id, seats: change.seats });
    }
    await setSeats(tx, change.seats);
    await record(tx, actor, now(), {
      action: 'subscription.seats_changed',
      subject: { kind: 'organization', id: organization.id, name: organization.name },
      details: { seats: [String(organization.seats), String(change.seats)] },
    });
  });
}
