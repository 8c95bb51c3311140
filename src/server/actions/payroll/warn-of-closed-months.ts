import { isAtWork } from '#domain/balances/absence.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { type LeaveTypes, typeOf } from '#domain/leave-types/leave-type.ts';
import { type TouchedMonths, touchedMonths } from '#domain/payroll/closed-months.ts';
import { monthsClosedFor, payingUnit } from '#domain/payroll/establishment.ts';
import { listUnitClosings } from '#server/store/closed-months.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listPayingSites, listPlacementsEver } from '#server/store/establishments.ts';
import type { Organization } from '#server/store/organizations.ts';

interface ChangedAbsence {
  readonly type: string;
  readonly range: LeaveRange;
}

type Payer = Pick<Organization, 'payTime' | 'payrollBy'>;

/** J10: what payroll was already told of the days of an absence that somebody is about to change. */
export async function closedMonthsOf(
  tx: TenantTransaction,
  { type, range }: ChangedAbsence,
  types: LeaveTypes,
  organization: Payer,
  userIds: readonly string[],
): Promise<readonly TouchedMonths[]> {
  if (isAtWorkMeanwhile(type, types)) return [];
  return closedMonthsWithin(tx, range, organization, userIds);
}

/** The same of several absences, each of one person, in their order. */
export async function closedMonthsOfEach(
  tx: TenantTransaction,
  absences: readonly (ChangedAbsence & { readonly userId: string })[],
  types: LeaveTypes,
  organization: Payer,
): Promise<readonly (readonly TouchedMonths[])[]> {
  const closedFor = await monthsClosedForPeople(
    tx,
    organization,
    absences.map(({ userId }) => userId),
  );
  return absences.map(({ userId, type, range }) =>
    isAtWorkMeanwhile(type, types) ? [] : touchedMonths(range, closedFor([userId]), organization.payTime),
  );
}

/** Whatever is closed for one of these people, by their establishments. */
export async function closedMonthsWithin(
  tx: TenantTransaction,
  range: LeaveRange,
  organization: Payer,
  userIds: readonly string[],
): Promise<readonly TouchedMonths[]> {
  const closedFor = await monthsClosedForPeople(tx, organization, userIds);
  return touchedMonths(range, closedFor(userIds), organization.payTime);
}

/** What somebody does while at work is nothing that payroll is told. */
const isAtWorkMeanwhile = (type: string, types: LeaveTypes): boolean =>
  types.has(type) && isAtWork(typeOf(types, type).absence);

async function monthsClosedForPeople(
  tx: TenantTransaction,
  { payrollBy }: Payer,
  userIds: readonly string[],
): Promise<(some: readonly string[]) => ReadonlySet<PlainDate>> {
  const closings = await listUnitClosings(tx);
  if (payrollBy !== 'establishment' || closings.length === 0) {
    const closed = monthsClosedFor(closings, null);
    return () => closed;
  }
  const sites = await listPayingSites(tx);
  const placed = await listPlacementsEver(tx, userIds);
  return (some) =>
    monthsClosedFor(closings, (month) => some.map((id) => payingUnit(placed.get(id) ?? [], sites, month)));
}
