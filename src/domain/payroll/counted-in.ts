import type { Timeline } from '#domain/calendar/timeline.ts';
import type { CountingUnit } from '#domain/counting/counting-policy.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';

/** The same rules with another unit. */
export function countedIn(
  unit: CountingUnit,
  [first, ...rest]: Timeline<LeavePolicy>,
): Timeline<LeavePolicy> {
  const inUnit = (dated: Timeline<LeavePolicy>[number]) => ({ ...dated, value: { ...dated.value, unit } });
  return [inUnit(first), ...rest.map(inUnit)];
}
