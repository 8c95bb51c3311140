import { describe, expect, it } from 'vitest';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { monthlyPriceCents } from './price.ts';
import { canAddPeople, changeSeats, remainingSeats, seatsFromInput } from './seats.ts';
import {
  bannerOf,
  cancelSubscription,
  type Subscription,
  trialOf,
  trialReminderDays,
  writingOn,
} from './subscription.ts';

const TRIAL: Subscription = { status: 'trial', startedOn: d('2026-11-01') };
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
});

describe('trial', () => {
  it('lasts fourteen whole days (T1)', () => {
    expect(trialOf(TRIAL, d('2026-11-01'))).toEqual({ isActive: true, daysRemaining: 14 });
    expect(trialOf(TRIAL, d('2026-11-14'))).toEqual({ isActive: true, daysRemaining: 1 });
    expect(trialOf(TRIAL, d('2026-11-15'))).toEqual({ isActive: false, daysRemaining: 0 });
    expect(trialOf({ status: 'active' }, d('2026-11-02')).isActive).toBe(false);
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
    expect(bannerOf({ status: 'active' }, tight, d('2026-11-20'))).toEqual({
      kind: 'seats',
      used: 8,
      seats: 10,
    });
    expect(bannerOf({ status: 'active' }, ROOMY, d('2026-11-20'))).toEqual({ kind: 'none' });
  });
});

describe('writing (T4)', () => {
  it('stops after the trial and after the cancelled period', () => {
    expect(writingOn(TRIAL, d('2026-11-14'))).toEqual({ allowed: true });
    expect(writingOn(TRIAL, d('2026-11-15'))).toEqual({ allowed: false, because: 'trial_over' });
    expect(writingOn(CANCELLED, d('2026-11-30'))).toEqual({ allowed: true });
    expect(writingOn(CANCELLED, d('2026-12-01'))).toEqual({ allowed: false, because: 'subscription_over' });
    expect(writingOn({ status: 'active' }, d('2030-01-01'))).toEqual({ allowed: true });
  });

  it('continues until the due date after cancelling, which only an active subscription can do (T5)', () => {
    expect(cancelSubscription({ status: 'active' }, d('2026-12-05'))).toEqual({
      ok: true,
      to: { status: 'cancelled', accessUntil: '2026-12-05' },
    });
    expect(cancelSubscription(TRIAL, d('2026-12-05'))).toEqual({ ok: false, because: 'not_active' });
  });
});
