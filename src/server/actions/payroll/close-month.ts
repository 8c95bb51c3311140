import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { lastOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import { closingRefusal } from '#domain/payroll/pay-month.ts';
import { paidIn } from '#domain/payroll/pay-time.ts';
import type { Acting } from '#server/actions/actor.ts';
import { expireMedicalDocuments } from '#server/actions/attachments/remove-attachment.ts';
import { type Deed, record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { lockOrganization, type Organization } from '#server/store/organizations.ts';
import { insertClosedMonth, listClosedMonths, markMonthReopened } from '#server/store/payroll.ts';
import { wasFetchedByAccountant } from '#server/store/payroll-files.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { lockEveryone } from '#server/store/users.ts';
import { openMonthLines } from './month-lines.ts';
import { type PayMonthPage, payMonthPage } from './show-pay-month.ts';

/** J2: nobody's leave changes while the lines are written. */
export async function closePayMonth(
  { database, now }: Services,
  actor: Acting,
  month: PlainDate,
): Promise<PayMonthPage> {
  if (!can(actor, 'payroll.close')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    await lockEveryone(tx);
    const at = now();
    const closed = await listClosedMonths(tx);
    const today = dayOfInstant(at.getTime(), organization.timeZone);
    const refusal = closingRefusal(month, closed[0]?.month ?? null, today);
    if (refusal !== null) throw new Failure(refusal);
    const { lines, differences } = await openMonthLines(tx, organization, month, closed);
    const paid = paidIn(month, organization.payTime);
    const closing = { id: timeOrderedId(at), month, paidIn: paid, closedAt: at, closedBy: actor.id };
    await insertClosedMonth(tx, closing, [...lines, ...differences]);
    await record(
      tx,
      actor,
      at,
      deedOf('payroll.month_closed', organization, month, { lines: lines.length + differences.length }),
    );
    await expireMedicalDocuments(tx, actor, organization, lastOfMonth(month), at);
    return payMonthPage(tx, organization, month, at);
  });
}

/** J4. */
export async function reopenPayMonth(
  { database, now }: Services,
  actor: Acting,
  month: PlainDate,
  reason: string,
): Promise<PayMonthPage> {
  if (!can(actor, 'payroll.reopen')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const [latest] = await listClosedMonths(tx);
    if (latest?.month !== month) throw new Failure('payroll_month_not_latest');
    if (await wasFetchedByAccountant(tx, latest.id)) throw new Failure('payroll_month_fetched');
    const at = now();
    await markMonthReopened(tx, latest.id, { reopenedAt: at, reopenedBy: actor.id, reopenReason: reason });
    await record(tx, actor, at, deedOf('payroll.month_reopened', organization, month, { reason }));
    return payMonthPage(tx, organization, month, at);
  });
}

function deedOf(
  action: Deed['action'],
  { id, name }: Organization,
  month: PlainDate,
  details: Deed['details'],
): Deed {
  return {
    action,
    subject: { kind: 'organization', id, name },
    details: { month: month.slice(0, 7), ...details },
  };
}
