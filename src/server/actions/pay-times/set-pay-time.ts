import { can } from '#domain/access/can.ts';
import type { PayTime } from '#domain/payroll/pay-time.ts';
import type { Acting, SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findOrganization, lockOrganization } from '#server/store/organizations.ts';
import { setPayTimeOf } from '#server/store/pay-times.ts';

export async function readPayTime({ database }: Services, actor: SessionActor): Promise<PayTime> {
  if (!can(actor, 'payroll.read')) throw new Failure('forbidden');
  const organization = await database.inOrganization(actor.organizationId, findOrganization);
  if (!organization) throw new Failure('unauthenticated');
  return organization.payTime;
}

/** J11: months that are closed keep what held then. */
export async function setPayTime(
  { database, now }: Services,
  actor: Acting,
  time: PayTime,
): Promise<PayTime> {
  if (!can(actor, 'settings.change')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const { id, name, payTime } = await lockOrganization(tx);
    if (payTime === time) return time;
    await setPayTimeOf(tx, time);
    await record(tx, actor, now(), {
      action: 'payroll.time_changed',
      subject: { kind: 'organization', id, name },
      details: { time: [payTime, time] },
    });
    return time;
  });
}
