import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { Subscription, subscriptionStatuses } from './subscription.ts';

/** Instants are milliseconds since 1970. */
export interface ReportedSubscription {
  readonly status: 'active' | 'past_due' | 'ended';
  readonly seats: number;
  readonly renewsAt: number;
  /** When it will end, if it was cancelled and still runs. */
  readonly cancelsAt: number | null;
  /** When the oldest invoice that is still unpaid was due. */
  readonly unpaidSince: number | null;
  readonly endedAt: number | null;
}

/** What is kept of a subscription: instants, which become days on the organisation's own calendar. */
export interface BillingState {
  readonly status: (typeof subscriptionStatuses)[number];
  readonly seats: number;
  readonly trialStartedAt: number;
  readonly renewsAt: number | null;
  /** When access ends or ended, for what was cancelled. */
  readonly endsAt: number | null;
  readonly pastDueSince: number | null;
}

/**
 * T7: what the provider says now is what is true, whatever was told before and in whatever order. Without any
 * subscription there, what never was one stays as it is, and what was one has ended.
 */
export function stateFrom(
  report: ReportedSubscription | null,
  known: BillingState,
  at: number,
): BillingState {
  const { trialStartedAt } = known;
  if (report === null) {
    if (known.status === 'trial' || known.status === 'ended') return known;
    return { ...known, status: 'ended', renewsAt: null, endsAt: at, pastDueSince: null };
  }
  const running = { seats: report.seats, trialStartedAt, renewsAt: report.renewsAt };
  switch (report.status) {
    case 'ended':
      return {
        status: 'ended',
        seats: known.seats,
        trialStartedAt,
        renewsAt: null,
        endsAt: report.endedAt ?? report.renewsAt,
        pastDueSince: null,
      };
    case 'past_due':
      return {
        ...running,
        status: 'past_due',
        endsAt: null,
        pastDueSince: report.unpaidSince ?? known.pastDueSince ?? at,
      };
    case 'active':
      return report.cancelsAt === null
        ? { ...running, status: 'active', endsAt: null, pastDueSince: null }
        : { ...running, status: 'cancelled', endsAt: report.cancelsAt, pastDueSince: null };
  }
}

/** The same in days of the organisation's own calendar, not of the server's clock. */
export function subscriptionIn(state: Omit<BillingState, 'seats'>, timeZone: string): Subscription {
  const dayOf = (instant: number) => dayOfInstant(instant, timeZone);
  const renewsOn = state.renewsAt === null ? null : dayOf(state.renewsAt);
  const last = dayOf(state.endsAt ?? state.renewsAt ?? state.trialStartedAt);
  switch (state.status) {
    case 'trial':
      return { status: 'trial', startedOn: dayOf(state.trialStartedAt) };
    case 'active':
      return { status: 'active', renewsOn };
    case 'past_due':
      return { status: 'past_due', since: dayOf(state.pastDueSince ?? state.trialStartedAt), renewsOn };
    case 'cancelled':
      return { status: 'cancelled', accessUntil: last };
    case 'ended':
      return { status: 'ended', accessUntil: last };
  }
}
