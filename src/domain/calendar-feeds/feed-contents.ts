import { type Actor, can } from '#domain/access/can.ts';
import { addDays, addMonths, dateOf, type PlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import { REQUEST_STATES, type RequestState } from '#domain/leave-requests/request-states.ts';
import { type LeaveTypes, typeOf } from '#domain/leave-types/leave-type.ts';

/** Whose absences a subscription holds: one's own, those of one of one's teams, everyone's. */
export const feedScopes = ['mine', 'team', 'organization'] as const;

export type FeedScope = (typeof feedScopes)[number];

/** Enough for every device and program of one person. */
export const mostFeeds = 20;

const monthsBack = 12;

/** Calendars ask again within hours, or when a laptop is opened after the holidays. */
const endedDays = 60;

export interface FeedWindow {
  /** Absences that end on this day or later; whatever is to come belongs to it. */
  readonly from: PlainDate;
  /** What ended on this day or later is still told, so that calendars take it out. */
  readonly endedSince: PlainDate;
  /** Public holidays are known for ever; a calendar needs this year's and the next one's. */
  readonly lastHoliday: PlainDate;
}

export function feedWindow(today: PlainDate): FeedWindow {
  return {
    from: addMonths(today, -monthsBack),
    endedSince: addDays(today, -endedDays),
    lastHoliday: dateOf(yearOf(today) + 1, 12, 31),
  };
}

export type FeedStatus = 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';

/** In one's own calendar what waits is shown as well; others learn of what is decided. Null: not at all. */
export function feedStatus(scope: FeedScope, state: RequestState): FeedStatus | null {
  switch (state) {
    case 'approved':
    case 'cancellation-asked':
      return 'CONFIRMED';
    case 'cancelled':
      return 'CANCELLED';
    case 'pending':
      return scope === 'mine' ? 'TENTATIVE' : null;
    case 'withdrawn':
    case 'rejected':
      return scope === 'mine' ? 'CANCELLED' : null;
  }
}

/** The states that a subscription tells of: absences that stand, and those that calendars are to take out. */
export function feedStates(scope: FeedScope): { standing: RequestState[]; ended: RequestState[] } {
  const having = (wanted: (status: FeedStatus) => boolean): RequestState[] =>
    REQUEST_STATES.filter((state) => {
      const status = feedStatus(scope, state);
      return status !== null && wanted(status);
    });
  return {
    standing: having((status) => status !== 'CANCELLED'),
    ended: having((status) => status === 'CANCELLED'),
  };
}

/**
 * How much of an absence leaves the application. Calendars are kept by others and shown around, so this is stricter than
 * the application: a confidential reason of someone else leaves it for nobody, and colleagues without privilege are
 * given no reason at all.
 */
export function feedSecrecy(
  reader: Actor & { readonly id: string },
  absence: { readonly userId: string; readonly type: string },
  types: LeaveTypes,
): { readonly mayKnow: boolean; readonly confidential: boolean } {
  const mayKnow = absence.userId === reader.id;
  const isTold = mayKnow || can(reader, 'absence.reason', { id: absence.userId });
  return { mayKnow, confidential: !isTold || typeOf(types, absence.type).confidential };
}
