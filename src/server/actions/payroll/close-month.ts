import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { lastOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import { closingRefusal } from '#domain/payroll/pay-month.ts';
import { paidIn } from '#domain/payroll/pay-time.ts';
import type { Acting } from '#server/actions/actor.ts';
import { type Deed, record } from '#server/actions/audit-log/record.ts';
import { expireMedicalDocuments } from '#server/actions/request-attachments/remove-attachment.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { insertClosedMonth, markMonthReopened } from '#server/store/payroll.ts';
import { wasFetchedByAccountant } from '#server/store/payroll-files.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { lockEveryone } from '#server/store/users.ts';
import { openMonthLines } from './month-lines.ts';
import { closingToReopen, type PayContext, payContext, paysFor } from './pay-units.ts';
import { type PayMonthPage, payMonthPage } from './show-pay-month.ts';

/** J2: nobody's leave changes while the lines are written. */
export async function closePayMonth(
  { database, now }: Services,
  actor: Acting,
  month: PlainDate,
  establishment?: string,
): Promise<PayMonthPage> {
  if (!can(actor, 'payroll.close')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    await lockEveryone(tx);
    const at = now();
    const context = await payContext(tx, organization, establishment);
    if (!context.isCurrent) throw new Failure('not_found');
    const today = dayOfInstant(at.getTime(), organization.timeZone);
    const refusal = closingRefusal(month, context.latest, today);
    if (refusal !== null) throw new Failure(refusal);
    const { lines, differences } = await openMonthLines(tx, context, month);
    const paid = paidIn(month, organization.payTime);
    const { unit } = context;
    const closing = { id: timeOrderedId(at), month, paidIn: paid, unit, closedAt: at, closedBy: actor.id };
    await insertClosedMonth(tx, closing, [...lines, ...differences]);
    const told = { lines: lines.length + differences.length };
    await record(tx, actor, at, deedOf('payroll.month_closed', context, month, told));
    await expireMedicalDocuments(tx, actor, organization, lastOfMonth(month), at, (userId) =>
      paysFor(context, userId, month),
    );
    return payMonthPage(tx, organization, establishment, month, at);
  });
}

/** J4, J24: one that was closed for everyone is opened again for everyone. */
export async function reopenPayMonth(
  { database, now }: Services,
  actor: Acting,
  month: PlainDate,
  reason: string,
  establishment?: string,
): Promise<PayMonthPage> {
  if (!can(actor, 'payroll.reopen')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const context = await payContext(tx, organization, establishment);
    const closing = closingToReopen(context, month);
    if (closing === null) throw new Failure('payroll_month_not_latest');
    if (await wasFetchedByAccountant(tx, closing.id)) throw new Failure('payroll_month_fetched');
    const at = now();
    await markMonthReopened(tx, closing.id, { reopenedAt: at, reopenedBy: actor.id, reopenReason: reason });
    await record(tx, actor, at, deedOf('payroll.month_reopened', context, month, { reason }));
    return payMonthPage(tx, organization, establishment, month, at);
  });
}

function deedOf(
  action: Deed['action'],
  { organization: { id, name }, establishment }: PayContext,
  month: PlainDate,
  details: Deed['details'],
): Deed {
  const of = establishment && { establishment: establishment.name ?? name };
  return {
    action,
    subject: { kind: 'organization', id, name },
    details: { month: month.slice(0, 7), ...of, ...details },
  };
}
