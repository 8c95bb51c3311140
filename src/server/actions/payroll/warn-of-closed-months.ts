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
  if (types.has(type) && isAtWork(typeOf(types, type).absence)) return [];
  return closedMonthsWithin(tx, range, organization, userIds);
}

/** Whatever is closed for one of these people, by their establishments; null for anyone. */
export async function closedMonthsWithin(
  tx: TenantTransaction,
  range: LeaveRange,
  { payTime, payrollBy }: Payer,
  userIds: readonly string[] | null,
): Promise<readonly TouchedMonths[]> {
  const closings = await listUnitClosings(tx);
  const isApart = payrollBy === 'establishment' && closings.length > 0;
  const unitsOf = isApart && userIds !== null ? await unitsOfPeople(tx, userIds) : null;
  return touchedMonths(range, monthsClosedFor(closings, unitsOf), payTime);
}

async function unitsOfPeople(
  tx: TenantTransaction,
  userIds: readonly string[],
): Promise<(month: PlainDate) => string[]> {
  const sites = await listPayingSites(tx);
  const placed = await listPlacementsEver(tx, userIds);
  return (month) => userIds.map((id) => payingUnit(placed.get(id) ?? [], sites, month));
}
