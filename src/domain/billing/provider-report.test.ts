import { describe, expect, it } from 'vitest';
import {
  type BillingState,
  type ReportedSubscription,
  stateFrom,
  subscriptionIn,
} from './provider-report.ts';

const at = Date.parse('2026-11-15T10:00:00Z');
const renewsAt = Date.parse('2026-11-30T23:30:00Z');
const TRIAL: BillingState = {
  status: 'trial',
  seats: 3,
  trialStartedAt: Date.parse('2026-10-31T23:30:00Z'),
  renewsAt: null,
  endsAt: null,
  pastDueSince: null,
};
const RUNNING: ReportedSubscription = {
  status: 'active',
  seats: 5,
  renewsAt,
  cancelsAt: null,
  unpaidSince: null,
  endedAt: null,
};

describe('what the provider reports (T7)', () => {
  it('is what is kept', () => {
    const active = stateFrom(RUNNING, TRIAL, at);
    expect(active).toMatchObject({ status: 'active', seats: 5, renewsAt, endsAt: null });
    expect(stateFrom({ ...RUNNING, cancelsAt: renewsAt }, active, at)).toMatchObject({
      status: 'cancelled',
      endsAt: renewsAt,
    });
    expect(stateFrom({ ...RUNNING, status: 'past_due', unpaidSince: 7 }, active, at)).toMatchObject({
      status: 'past_due',
      pastDueSince: 7,
    });
    const ended = stateFrom({ ...RUNNING, status: 'ended', endedAt: 9 }, active, at);
    expect(ended).toMatchObject({ status: 'ended', endsAt: 9, renewsAt: null, seats: 5 });
    expect(stateFrom(RUNNING, ended, at)).toEqual(active);
  });

  it('ends what it no longer knows, and leaves a trial alone', () => {
    const active = stateFrom(RUNNING, TRIAL, at);
    expect(stateFrom(null, TRIAL, at)).toBe(TRIAL);
    const ended = stateFrom(null, active, at);
    expect(ended).toMatchObject({ status: 'ended', endsAt: at });
    expect(stateFrom(null, ended, at + 1)).toBe(ended);
  });

  it('becomes days of the organisation’s own calendar', () => {
    const cancelled = stateFrom({ ...RUNNING, cancelsAt: renewsAt }, TRIAL, at);
    expect(subscriptionIn(TRIAL, 'Europe/Paris')).toEqual({ status: 'trial', startedOn: '2026-11-01' });
    expect(subscriptionIn(TRIAL, 'America/Martinique')).toMatchObject({ startedOn: '2026-10-31' });
    expect(subscriptionIn(cancelled, 'Europe/Paris')).toEqual({
      status: 'cancelled',
      accessUntil: '2026-12-01',
    });
    expect(subscriptionIn(stateFrom(RUNNING, TRIAL, at), 'America/Martinique')).toEqual({
      status: 'active',
      renewsOn: '2026-11-30',
    });
  });
});
