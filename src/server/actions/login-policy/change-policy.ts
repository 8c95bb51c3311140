import { can } from '#domain/access/can.ts';
import type { SecondFactorPolicy } from '#domain/access/second-factor.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { changesBetween, record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { setLoginPolicy } from '#server/store/login-policy.ts';
import { lockOrganization } from '#server/store/organizations.ts';

export interface LoginPolicyForm {
  readonly secondFactor: SecondFactorPolicy;
  readonly from: PlainDate | null;
}

/** I10: nobody is logged out and nobody is shut out by it: who lacks one meets the page where it is set up. */
export async function changePolicy(
  { database, now }: Services,
  actor: SessionActor,
  { secondFactor, from }: LoginPolicyForm,
): Promise<void> {
  if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
  await database.inOrganization(actor.organizationId, async (tx) => {
    const before = await lockOrganization(tx);
    const after = {
      secondFactorPolicy: secondFactor,
      secondFactorFrom: secondFactor === 'off' ? null : from,
    };
    const changes = changesBetween(inWords(before), inWords(after));
    if (Object.keys(changes).length === 0) return;
    await setLoginPolicy(tx, after);
    await record(tx, actor, now(), {
      action: 'login-policy.changed',
      subject: { kind: 'organization', id: before.id, name: before.name },
      details: changes,
    });
  });
}

function inWords(policy: {
  readonly secondFactorPolicy: SecondFactorPolicy;
  readonly secondFactorFrom: PlainDate | null;
}): Record<string, string> {
  return { secondFactor: policy.secondFactorPolicy, from: policy.secondFactorFrom ?? '' };
}
