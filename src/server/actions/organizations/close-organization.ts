import { can } from '#domain/access/can.ts';
import { closingEnd, isSameName } from '#domain/privacy/company-closing.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import { lockMembership } from '#server/actions/users/lock-membership.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { setClosing } from '#server/store/organizations.ts';
import { tellAdmins } from './tell-admins.ts';

/** V20: from now on it is read and not written to; in seven days it is erased. */
export async function closeOrganization(
  { database, now }: Services,
  actor: Acting,
  typed: string,
): Promise<void> {
  if (!can(actor, 'organization.close')) throw new Failure('forbidden');
  const { organizationId } = actor;
  await database.inOrganization(organizationId, async (tx) => {
    const { organization, member } = await lockMembership(tx, actor);
    if (!can(member, 'organization.close')) throw new Failure('forbidden');
    if (!isSameName(typed, organization.name)) {
      throw new Failure('validation_failed', { fields: { name: 'company_name_differs' } });
    }
    // Asked for twice, the first moment counts.
    if (organization.closesAt) return;
    const at = now();
    const closesAt = new Date(closingEnd(at.getTime()));
    await setClosing(tx, { closingAskedAt: at, closingAskedBy: actor.id, closesAt });
    const subject = { kind: 'organization', id: organizationId, name: organization.name } as const;
    await record(tx, actor, at, { action: 'organization.closing', subject });
    await tellAdmins(tx, 'closing', at);
    await enqueue(tx, 'end-subscription', { organizationId });
    await enqueue(tx, 'end-organization', { organizationId }, closesAt);
  });
}
