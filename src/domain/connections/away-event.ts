import { dateOfSlot, halfOfSlot } from '#domain/calendar/half-day.ts';
import { halfDayEnd, halfDayStart } from '#domain/calendar/half-day-hours.ts';
import { type LeaveRange, slotSpan } from '#domain/calendar/leave-range.ts';
import { addDays, type PlainDate } from '#domain/calendar/plain-date.ts';
import { isApproved, type RequestState } from '#domain/leave-requests/request-states.ts';
import { knownAbsences, type SlotSpan } from '#domain/leave-types/known-absence.ts';

/** N46: by the consent of the company, for everyone with an address in its domains. */
export const companyCalendarProviders = ['google-company', 'microsoft-company'] as const;
export type CompanyCalendarProvider = (typeof companyCalendarProviders)[number];
/** How somebody stands to it, as they read it themself. */
export const companyCalendarStandings = ['written', 'own', 'refused', 'outside', 'missing'] as const;
export type CompanyCalendarStanding = (typeof companyCalendarStandings)[number];
/** By each person's own. */
export const ownCalendarProviders = ['google', 'microsoft'] as const;

/** Those in whose calendar leave is written. */
const calendarProviders = [...ownCalendarProviders, ...companyCalendarProviders] as const;
export type CalendarProvider = (typeof calendarProviders)[number];

export function isCompanyCalendar(provider: string): provider is CompanyCalendarProvider {
  return companyCalendarProviders.some((one) => one === provider);
}

export function isCalendarProvider(provider: string): provider is CalendarProvider {
  return calendarProviders.some((one) => one === provider);
}

/** N31: whole days end where the next one starts; as soon as a half-day is involved, hours without a zone. */
export type AwayTime =
  | { readonly kind: 'days'; readonly first: PlainDate; readonly after: PlainDate }
  | { readonly kind: 'hours'; readonly from: string; readonly to: string };

/** What a calendar is to say of an absence. Nothing of why is in here, so that nothing can be sent. */
export interface AwayEvent {
  readonly title: string;
  readonly time: AwayTime;
  readonly timeZone: string;
}

export function awayTime({ start, startHalf, end, endHalf }: LeaveRange): AwayTime {
  if (startHalf === 'am' && endHalf === 'pm') return { kind: 'days', first: start, after: addDays(end, 1) };
  return {
    kind: 'hours',
    from: `${start}T${halfDayStart[startHalf]}`,
    to: `${end}T${halfDayEnd[endHalf]}`,
  };
}

/**
 * G5, N45: two events over the same days would tell whoever sees the calendar that somebody fell ill on leave. Of what
 * lies over booked leave, each piece beyond it is written by itself, in order.
 */
export function awayBeyond(range: LeaveRange, under: readonly SlotSpan[]): LeaveRange[] {
  if (under.length === 0) return [range];
  return knownAbsences(false, { ...slotSpan(range), type: '', confidential: true, under }).map(
    ({ from, before }) => ({
      start: dateOfSlot(from),
      startHalf: halfOfSlot(from),
      end: dateOfSlot(before - 1),
      endHalf: halfOfSlot(before - 1),
    }),
  );
}

/** From midnight to midnight where it is whole days. */
export function awayHours(time: AwayTime): { readonly from: string; readonly to: string } {
  if (time.kind === 'hours') return time;
  return { from: `${time.first}T00:00:00`, to: `${time.after}T00:00:00` };
}

interface PlannedLeave {
  readonly state: RequestState;
  readonly atWork: boolean;
  readonly endDate: PlainDate;
}

/** N30: approved and away from work. What is over is only looked after where it is written already. */
export function belongsInCalendar(
  { state, atWork, endDate }: PlannedLeave,
  { today, isWritten }: { readonly today: PlainDate; readonly isWritten: boolean },
): boolean {
  return isApproved(state) && !atWork && (isWritten || endDate >= today);
}
