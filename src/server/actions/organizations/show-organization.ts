import { can, isService } from '#domain/access/can.ts';
import { type ShownStatus, shownStatusOf } from '#domain/billing/subscription.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { subscriptionToday } from '#server/actions/subscription/subscription-today.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findOrganization, type Organization } from '#server/store/organizations.ts';
import { findUsers, listUserRows, type User } from '#server/store/users.ts';

export type ShownOrganization = Organization & {
  readonly users: readonly User[];
  readonly status: ShownStatus;
};

/** People who may not list their colleagues see themselves. */
export async function showOrganization(
  { database, now }: Services,
  actor: SessionActor,
): Promise<ShownOrganization> {
  if (!can(actor, 'organization.read')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    const oneself = isService(actor) ? [] : [actor.id];
    const users = can(actor, 'user.list') ? await listUserRows(tx) : await findUsers(tx, oneself);
    const { subscription, today } = subscriptionToday(organization, now());
    return { ...organization, users, status: shownStatusOf(subscription, today) };
  });
}
