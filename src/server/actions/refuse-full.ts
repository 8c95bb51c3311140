import { LIST_LIMITS, type LimitedList } from '#domain/refusals/list-limits.ts';
import { Failure } from '#server/failure.ts';

/** O5: before one more is written to a list that is so long. */
export function refuseFull(list: LimitedList, length: number): void {
  const most = LIST_LIMITS[list];
  if (length >= most) throw new Failure('list_full', { values: { most } });
}
