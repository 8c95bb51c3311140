import { isAtWork } from '#domain/balances/absence.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { type LeaveTypes, typeOf } from '#domain/leave-types/leave-type.ts';
import { type TouchedMonths, touchedMonths } from '#domain/payroll/closed-months.ts';
import { findClosedSpan } from '#server/store/closed-months.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import type { Organization } from '#server/store/organizations.ts';

interface ChangedAbsence {
  readonly type: string;
  readonly range: LeaveRange;
}

/** J10: what payroll was already told of the days of an absence that somebody is about to change. */
export async function closedMonthsOf(
  tx: TenantTransaction,
  { type, range }: ChangedAbsence,
  types: LeaveTypes,
  { payTime }: Pick<Organization, 'payTime'>,
): Promise<readonly TouchedMonths[]> {
  if (types.has(type) && isAtWork(typeOf(types, type).absence)) return [];
  return touchedMonths(range, await findClosedSpan(tx), payTime);
}
