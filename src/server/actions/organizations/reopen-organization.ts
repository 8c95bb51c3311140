import { can } from '#domain/access/can.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import { lockMembership } from '#server/actions/users/lock-membership.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { setClosing } from '#server/store/organizations.ts';
import { tellAdmins } from './tell-admins.ts';

/** V20: until the seven days are over everything can be as before. */
export async function reopenOrganization({ database, now }: Services, actor: Acting): Promise<void> {
  if (!can(actor, 'organization.close')) throw new Failure('forbidden');
  const { organizationId } = actor;
  await database.inOrganization(organizationId, async (tx) => {
    const { organization, member } = await lockMembership(tx, actor);
    if (!can(member, 'organization.close')) throw new Failure('forbidden');
    const at = now();
    if (!organization.closesAt || organization.closesAt <= at) throw new Failure('not_found');
    await setClosing(tx, { closingAskedAt: null, closingAskedBy: null, closesAt: null });
    const subject = { kind: 'organization', id: organizationId, name: organization.name } as const;
    await record(tx, actor, at, { action: 'organization.reopened', subject });
    await tellAdmins(tx, 'reopened', at);
    await enqueue(tx, 'end-subscription', { organizationId });
  });
}
