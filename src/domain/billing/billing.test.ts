import { describe, expect, it } from 'vitest';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { bannerOf } from './banner.ts';
import { noticeDue, recoveryOf, trialReminderDays } from './billing-notices.ts';
import { monthlyPriceCents } from './price.ts';
import { prorationCents } from './proration.ts';
import { canAddPeople, changeSeats, remainingSeats, seatsFromInput, unpaidSeats } from './seats.ts';
import { type Subscription, shownStatusOf, stepsOf, trialOf, writingOn } from './subscription.ts';

const TRIAL: Subscription = { status: 'trial', startedOn: d('2026-11-01') };
const ACTIVE: Subscription = { status: 'active', renewsOn: d('2026-12-05') };
const UNPAID: Subscription = { status: 'past_due', since: d('2026-11-01'), renewsOn: d('2026-12-01') };
const CANCELLED: Subscription = { status: 'cancelled', accessUntil: d('2026-11-30') };
const ROOMY = { seats: 10, users: 3, invitations: 0 };

describe('price (E1)', () => {
  it('is two euros a user', () => {
    expect(monthlyPriceCents(10)).toBe(2000);
    expect(() => monthlyPriceCents(1.5)).toThrow(RangeError);
  });
});

describe('seats', () => {
  it('are used by people and by open invitations, all or nothing (E3)', () => {
    const use = { seats: 5, users: 3, invitations: 1 };
    expect(remainingSeats(use)).toBe(1);
    expect(canAddPeople(use, 1)).toEqual({ ok: true });
    expect(canAddPeople(use, 3)).toEqual({ ok: false, because: 'seat_limit_reached', seats: 5, missing: 2 });
    expect(remainingSeats({ seats: 2, users: 2, invitations: 1 })).toBe(0);
  });

  it('go from those in use to a thousand (E4)', () => {
    const use = { seats: 5, users: 3, invitations: 1 };
    expect(changeSeats(use, 4)).toEqual({ ok: true, seats: 4 });
    expect(changeSeats(use, 3)).toEqual({ ok: false, because: 'below_used_seats', min: 4, max: 1000 });
    expect(changeSeats(use, 1001)).toMatchObject({ because: 'above_maximum' });
    expect(changeSeats(use, 4.5)).toMatchObject({ because: 'not_a_whole_number' });
    expect(changeSeats(use, 5)).toMatchObject({ because: 'unchanged' });
    expect(seatsFromInput('abc', use)).toBe(4);
    expect(seatsFromInput('12', use)).toBe(12);
    expect(seatsFromInput('5000', use)).toBe(1000);
  });

  it('E5: a trial holds fifty; whoever had more keeps it, and paying lifts it', () => {
    const use = { seats: 5, users: 3, invitations: 1 };
    expect(changeSeats(use, 50, false)).toEqual({ ok: true, seats: 50 });
    expect(changeSeats(use, 51, false)).toEqual({ ok: false, because: 'above_trial', min: 4, max: 50 });
    expect(changeSeats(use, 51)).toEqual({ ok: true, seats: 51 });
    expect(changeSeats({ ...use, seats: 80 }, 79, false)).toEqual({ ok: true, seats: 79 });
    expect([unpaidSeats(1, 1000), unpaidSeats(80, 1000), unpaidSeats(1, 8)]).toEqual([50, 80, 8]);
  });
});

describe('trial', () => {
  it('lasts fourteen whole days (T1)', () => {
    expect(trialOf(TRIAL, d('2026-11-01'))).toEqual({ isActive: true, daysRemaining: 14 });
    expect(trialOf(TRIAL, d('2026-11-14'))).toEqual({ isActive: true, daysRemaining: 1 });
    expect(trialOf(TRIAL, d('2026-11-15'))).toEqual({ isActive: false, daysRemaining: 0 });
    expect(trialOf(ACTIVE, d('2026-11-02')).isActive).toBe(false);
  });

  it('is recalled three days and one day before its end, and on the day (T2)', () => {
    expect(trialReminderDays(d('2026-11-01'))).toEqual(['2026-11-12', '2026-11-14', '2026-11-15']);
  });
});

describe('the banner (T3)', () => {
  it('speaks of the trial first, urgently at three days', () => {
    const full = { seats: 1, users: 1, invitations: 0 };
    expect(bannerOf(TRIAL, full, d('2026-11-11'))).toEqual({
      kind: 'trial',
      daysRemaining: 4,
      urgent: false,
    });
    expect(bannerOf(TRIAL, full, d('2026-11-12'))).toEqual({ kind: 'trial', daysRemaining: 3, urgent: true });
  });

  it('then of a cancellation, then of seats at 80 %, then of nothing', () => {
    const tight = { seats: 10, users: 7, invitations: 1 };
    expect(bannerOf(CANCELLED, tight, d('2026-11-20'))).toEqual({
      kind: 'cancelled',
      accessUntil: '2026-11-30',
    });
    expect(bannerOf(ACTIVE, tight, d('2026-11-20'))).toEqual({
      kind: 'seats',
      used: 8,
      seats: 10,
    });
    expect(bannerOf(ACTIVE, ROOMY, d('2026-11-20'))).toEqual({ kind: 'none' });
  });
});

describe('writing (T4)', () => {
  it('stops after the trial, after the cancelled period and after the days of grace', () => {
    expect(writingOn(TRIAL, d('2026-11-14'))).toEqual({ allowed: true });
    expect(writingOn(TRIAL, d('2026-11-15'))).toEqual({ allowed: false, because: 'trial_over' });
    expect(writingOn(CANCELLED, d('2026-11-30'))).toEqual({ allowed: true });
    expect(writingOn(CANCELLED, d('2026-12-01'))).toEqual({ allowed: false, because: 'subscription_over' });
    expect(writingOn(UNPAID, d('2026-11-07'))).toEqual({ allowed: true });
    expect(writingOn(UNPAID, d('2026-11-08'))).toEqual({ allowed: false, because: 'payment_overdue' });
    expect(writingOn(ACTIVE, d('2030-01-01'))).toEqual({ allowed: true });
  });

  it('is what makes a trial or a cancelled subscription expired', () => {
    expect(shownStatusOf(TRIAL, d('2026-11-14'))).toBe('trial');
    expect(shownStatusOf(TRIAL, d('2026-11-15'))).toBe('expired');
    expect(shownStatusOf(CANCELLED, d('2026-11-30'))).toBe('cancelled');
    expect(shownStatusOf(CANCELLED, d('2026-12-01'))).toBe('expired');
    expect(shownStatusOf({ status: 'ended', accessUntil: d('2026-11-30') }, d('2026-11-30'))).toBe('expired');
    expect(shownStatusOf(UNPAID, d('2026-12-24'))).toBe('past_due');
  });
});

describe('steps (T5)', () => {
  it('cancel what runs, take up what was cancelled, buy what is not running', () => {
    expect(stepsOf(TRIAL)).toEqual({ checkout: true, cancel: false, reactivate: false });
    expect(stepsOf(ACTIVE)).toEqual({ checkout: false, cancel: true, reactivate: false });
    expect(stepsOf(UNPAID)).toEqual({ checkout: false, cancel: true, reactivate: false });
    expect(stepsOf(CANCELLED)).toEqual({ checkout: false, cancel: false, reactivate: true });
    expect(stepsOf({ status: 'ended', accessUntil: d('2026-11-30') })).toMatchObject({ checkout: true });
  });
});

describe('a failed payment (T6)', () => {
  it('is told at once, on days 3 and 6, and when it has become read-only', () => {
    const kinds = Array.from({ length: 12 }, (_, day) =>
      noticeDue(UNPAID, d(`2026-11-${String(day + 1).padStart(2, '0')}`)),
    ).map((notice) => notice?.kind ?? null);
    expect(kinds).toEqual([
      ...Array(3).fill('payment_failed'),
      ...Array(3).fill('payment_failed_3'),
      'payment_failed_6',
      ...Array(4).fill('payment_overdue'),
      null,
    ]);
  });

  it('is told to be over when the money came', () => {
    expect(recoveryOf(UNPAID, ACTIVE)).toEqual({ kind: 'payment_received', about: '2026-11-01' });
    expect(recoveryOf(TRIAL, ACTIVE)).toBeNull();
    expect(recoveryOf(UNPAID, CANCELLED)).toBeNull();
  });

  it('comes before everything else but read-only in the banner (T3)', () => {
    const full = { seats: 1, users: 1, invitations: 0 };
    expect(bannerOf(UNPAID, full, d('2026-11-07'))).toEqual({
      kind: 'past_due',
      graceUntil: '2026-11-07',
      daysRemaining: 1,
    });
    expect(bannerOf(UNPAID, full, d('2026-11-08'))).toEqual({
      kind: 'read_only',
      because: 'payment_overdue',
    });
    expect(bannerOf(TRIAL, full, d('2026-11-15'))).toEqual({ kind: 'read_only', because: 'trial_over' });
    expect(bannerOf(CANCELLED, full, d('2026-12-01'))).toMatchObject({ because: 'subscription_over' });
  });
});

describe('reminders of the trial (T2)', () => {
  it('make up for a day that was missed, and stay silent about what is long over', () => {
    const kindOn = (day: string) => noticeDue(TRIAL, d(day))?.kind ?? null;
    expect(kindOn('2026-11-11')).toBeNull();
    expect(kindOn('2026-11-12')).toBe('trial_ends_in_3');
    expect(kindOn('2026-11-13')).toBe('trial_ends_in_3');
    expect(kindOn('2026-11-14')).toBe('trial_ends_in_1');
    expect(kindOn('2026-11-15')).toBe('trial_over');
    expect(kindOn('2026-11-18')).toBe('trial_over');
    expect(kindOn('2026-11-19')).toBeNull();
    expect(noticeDue(ACTIVE, d('2026-11-15'))).toBeNull();
  });
});

describe('proration (T8)', () => {
  const month = { periodStart: 0, periodEnd: 30 * 86_400_000 };

  it('charges what is left of the month for new seats, and gives back what is left of old ones', () => {
    expect(prorationCents(10, 15, { ...month, at: 15 * 86_400_000 })).toBe(500);
    expect(prorationCents(15, 10, { ...month, at: 15 * 86_400_000 })).toBe(-500);
    expect(prorationCents(10, 15, { ...month, at: 0 })).toBe(1000);
    expect(prorationCents(10, 15, { ...month, at: month.periodEnd })).toBe(0);
  });
});
