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
import { type ClosedMonth, listWaitingWithin } from '#server/store/payroll.ts';
import { wasFetchedByAccountant } from '#server/store/payroll-files.ts';
import { listNoticeRows } from '#server/store/sickness-notices.ts';
import { listUserRows } from '#server/store/users.ts';
import { closedMonthLines, type MonthLines, openMonthLines } from './month-lines.ts';
import {
  closingsOf,
  closingToReopen,
  type Establishment,
  type PayContext,
  payContext,
  paysFor,
} from './pay-units.ts';

export interface PayMonthState {
  readonly month: PlainDate;
  /** J11: whose pay slips bear its absences. */
  readonly paidIn: PlainDate;
  readonly closing: ClosedMonth | null;
}

export interface PayMonthPage extends PayMonthState, MonthLines {
  /** Null for everyone. */
  readonly establishment: Establishment | null;
  readonly canClose: boolean;
  readonly canReopen: boolean;
  readonly checklist: readonly PayCheck[];
  readonly types: LeaveTypes;
}

export async function listPayMonths(
  { database, now }: Services,
  actor: SessionActor,
  establishment?: string,
): Promise<PayMonthState[]> {
  if (!can(actor, 'payroll.read')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    const context = await payContext(tx, organization, establishment);
    const current = firstOfMonth(dayOfInstant(now().getTime(), actor.timeZone));
    return Array.from({ length: MONTHS_LOOKED_BACK + 1 }, (_, back) => {
      const month = addMonths(current, -back);
      return { month, ...stateOf(context, month) };
    });
  });
}

export async function showPayMonth(
  { database, now }: Services,
  actor: SessionActor,
  month: PlainDate,
  establishment?: string,
): Promise<PayMonthPage> {
  if (!can(actor, 'payroll.read')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    return payMonthPage(tx, organization, establishment, month, now());
  });
}

/** Closed once each establishment has closed it; the last of them says when. */
function stateOf(context: PayContext, month: PlainDate): Pick<PayMonthState, 'closing' | 'paidIn'> {
  const [closing = null] = closingsOf(context, month);
  return { closing, paidIn: closing?.paidIn ?? paidIn(month, context.organization.payTime) };
}

export async function payMonthPage(
  tx: TenantTransaction,
  organization: Organization,
  establishment: string | undefined,
  month: PlainDate,
  at: Date,
): Promise<PayMonthPage> {
  const context = await payContext(tx, organization, establishment);
  const { closing, paidIn: paid } = stateOf(context, month);
  const lines = closing
    ? await closedMonthLines(tx, closingsOf(context, month))
    : await openMonthLines(tx, context, month);
  const today = dayOfInstant(at.getTime(), organization.timeZone);
  const types = await loadLeaveTypes(tx);
  const opens = closingToReopen(context, month);
  return {
    month,
    closing,
    paidIn: paid,
    establishment: context.establishment,
    ...lines,
    types,
    canClose: closing === null && context.isCurrent && closingRefusal(month, context.latest, today) === null,
    canReopen: opens !== null && !(await wasFetchedByAccountant(tx, opens.id)),
    checklist: closing ? [] : await checklistOf(tx, context, month, lines),
  };
}

/** J2. */
async function checklistOf(
  tx: TenantTransaction,
  context: PayContext,
  month: PlainDate,
  { lines, differences }: MonthLines,
): Promise<PayCheck[]> {
  const all = [...lines, ...differences];
  const isOurs = (userId: string): boolean => paysFor(context, userId, month);
  const notices = (await listNoticeRows(tx)).filter(
    ({ notice, person }) => notice.sentAt === null && isOurs(person.id),
  );
  const people = (await listUserRows(tx)).filter(({ id }) => isOurs(id));
  const waiting = await listWaitingWithin(tx, month, lastOfMonth(month));
  return payChecks({
    'waiting-requests': waiting.filter(({ userId }) => isOurs(userId)),
    'missing-payroll-number': all
      .filter(({ payrollNumber }) => payrollNumber === null)
      .map(({ userId, personName }) => ({ id: userId, name: personName })),
    // What a type is called depends on who reads: it is named where it is answered.
    'type-without-code': all
      .filter(({ code }) => code === null)
      .map(({ type }) => ({ id: type, name: type })),
    'notice-due': notices.map(({ notice, person }) => ({ id: notice.id, name: person.name })),
    'missing-contract-date': people
      .filter(({ employedFrom }) => employedFrom === null)
      .map(({ id, name }) => ({ id, name })),
  });
}
