import { policiesOf } from '#domain/balances/leave-situation.ts';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import type { FeedWindow } from '#domain/calendar-feeds/feed-contents.ts';
import { observedHolidays } from '#domain/holidays/observed-holidays.ts';
import type { CalendarEvent } from '#server/ical/calendar-text.ts';
import { eventUid } from '#server/ical/event-uid.ts';
import type { OwnedFeed } from '#server/store/calendar-feeds.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveBasis, loadSettingsInForce } from '#server/store/leave-basis.ts';

/** Public holidays that the organisation rests on, or the person in a calendar of their own, by the rules of each day. */
export async function holidayEvents(
  tx: TenantTransaction,
  { feed, person, organization }: OwnedFeed,
  { from, lastHoliday }: FeedWindow,
  publicUrl: string,
): Promise<CalendarEvent[]> {
  const basis =
    feed.scope === 'mine' ? await loadLeaveBasis(tx, person.id) : { settings: await loadSettingsInForce(tx) };
  const holidays = observedHolidays(policiesOf(basis, organization), from, lastHoliday);
  return holidays
    .filter(({ worked }) => !worked)
    .map(({ holiday: { date, key, name } }) => ({
      uid: eventUid(`${key}-${date}`, publicUrl),
      sequence: 0,
      // Nobody ever changes a holiday: the day on which it came into this calendar stands in for that.
      changedAt: feed.createdAt,
      range: leaveRange(date, date),
      summary: name[person.language],
      status: 'CONFIRMED',
      takesTime: false,
    }));
}
