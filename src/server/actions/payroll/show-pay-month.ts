import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { addMonths, firstOfMonth, lastOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import { type PayCheck, payChecks } from '#domain/payroll/pay-checks.ts';
import { closingRefusal, MONTHS_LOOKED_BACK } from '#domain/payroll/pay-month.ts';
import { paidIn } from '#domain/payroll/pay-time.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { findOrganization, type Organization } from '#server/store/organizations.ts';
import { type ClosedMonth, listClosedMonths, listWaitingWithin } from '#server/store/payroll.ts';
import { wasFetchedByAccountant } from '#server/store/payroll-files.ts';
import { listNoticeRows } from '#server/store/sickness-notices.ts';
import { listUserRows } from '#server/store/users.ts';
import { closedMonthLines, type MonthLines, openMonthLines } from './month-lines.ts';

export interface PayMonthState {
  readonly month: PlainDate;
  /** J11: whose pay slips bear its absences. */
  readonly paidIn: PlainDate;
  readonly closing: ClosedMonth | null;
}

export interface PayMonthPage extends PayMonthState, MonthLines {
  readonly canClose: boolean;
  readonly canReopen: boolean;
  readonly checklist: readonly PayCheck[];
  readonly types: LeaveTypes;
}

export async function listPayMonths(
  { database, now }: Services,
  actor: SessionActor,
): Promise<PayMonthState[]> {
  if (!can(actor, 'payroll.read')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    const closed = await listClosedMonths(tx);
    const current = firstOfMonth(dayOfInstant(now().getTime(), actor.timeZone));
    return Array.from({ length: MONTHS_LOOKED_BACK + 1 }, (_, back) => {
      const month = addMonths(current, -back);
      const closing = closed.find((each) => each.month === month) ?? null;
      return { month, closing, paidIn: closing?.paidIn ?? paidIn(month, organization.payTime) };
    });
  });
}

export async function showPayMonth(
  { database, now }: Services,
  actor: SessionActor,
  month: PlainDate,
): Promise<PayMonthPage> {
  if (!can(actor, 'payroll.read')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    return payMonthPage(tx, organization, month, now());
  });
}

export async function payMonthPage(
  tx: TenantTransaction,
  organization: Organization,
  month: PlainDate,
  at: Date,
): Promise<PayMonthPage> {
  const closed = await listClosedMonths(tx);
  const closing = closed.find((each) => each.month === month) ?? null;
  const lines = closing
    ? await closedMonthLines(tx, closing)
    : await openMonthLines(tx, organization, month, closed);
  const today = dayOfInstant(at.getTime(), organization.timeZone);
  const types = await loadLeaveTypes(tx);
  const latest = closed[0]?.month ?? null;
  return {
    month,
    closing,
    paidIn: closing?.paidIn ?? paidIn(month, organization.payTime),
    ...lines,
    types,
    canClose: closing === null && closingRefusal(month, latest, today) === null,
    canReopen: closing !== null && month === latest && !(await wasFetchedByAccountant(tx, closing.id)),
    checklist: closing ? [] : await checklistOf(tx, month, lines, types),
  };
}

/** J2. */
async function checklistOf(
  tx: TenantTransaction,
  month: PlainDate,
  { lines, differences }: MonthLines,
  types: LeaveTypes,
): Promise<PayCheck[]> {
  const all = [...lines, ...differences];
  const notices = (await listNoticeRows(tx)).filter(({ notice }) => notice.sentAt === null);
  const people = await listUserRows(tx);
  return payChecks({
    'waiting-requests': await listWaitingWithin(tx, month, lastOfMonth(month)),
    'missing-payroll-number': all
      .filter(({ payrollNumber }) => payrollNumber === null)
      .map(({ userId, personName }) => ({ id: userId, name: personName })),
    'type-without-code': all
      .filter(({ code }) => code === null)
      .map(({ type }) => ({ id: type, name: types.get(type)?.name.fr ?? type })),
    'notice-due': notices.map(({ notice, person }) => ({ id: notice.id, name: person.name })),
    'missing-contract-date': people
      .filter(({ employedFrom }) => employedFrom === null)
      .map(({ id, name }) => ({ id, name })),
  });
}
