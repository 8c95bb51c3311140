import { PAGES } from '#contract/pages.ts';
import type { Period } from '#web/leave/leave-request.ts';

/** The form of a new request with these days filled in. */
export function requestLink({ startDate, startHalf, endDate, endHalf }: Period): string {
  const query = new URLSearchParams({ from: startDate, to: endDate });
  if (startHalf === 'pm') query.set('startHalf', startHalf);
  if (endHalf === 'am') query.set('endHalf', endHalf);
  return `${PAGES.newRequest.path}?${query}`;
}
