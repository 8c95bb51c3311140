import { describe, expect, it } from 'vitest';
import { leaveRange, rangesOverlap, slotSpan } from '#domain/calendar/leave-range.ts';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { overlappingAbsence } from './overlaps.ts';
import { effectOnBalance, holdsHalfDays, REQUEST_STATES, statusOf } from './request-states.ts';
import { REQUEST_EVENTS, refuseDeed, transition } from './transitions.ts';
import { averageDecisionHours, daysWaiting, isUrgent } from './waiting.ts';

describe('transitions (L1)', () => {
  it('lead exactly where the drawing says', () => {
    const arrows = REQUEST_STATES.flatMap((from) =>
      REQUEST_EVENTS.flatMap((event) => {
        const answer = transition(from, event, 'because');
        return answer.ok ? [`${from} ${event} ${answer.to}`] : [];
      }),
    );
    expect(arrows).toEqual([
      'pending edit pending',
      'pending approve approved',
      'pending reject rejected',
      'pending withdraw withdrawn',
      'approved cancel cancelled',
      'approved ask-cancellation cancellation-asked',
      'cancellation-asked cancel cancelled',
      'cancellation-asked accept-cancellation cancelled',
      'cancellation-asked refuse-cancellation approved',
    ]);
  });

  it('say why they are refused', () => {
    expect(transition('approved', 'approve')).toEqual({ ok: false, because: 'already_approved' });
    expect(transition('approved', 'withdraw')).toEqual({ ok: false, because: 'cancellation_must_be_asked' });
    expect(transition('withdrawn', 'approve')).toEqual({ ok: false, because: 'already_withdrawn' });
    expect(transition('pending', 'cancel')).toEqual({ ok: false, because: 'not_yet_approved' });
  });

  it('need a reason to say no (L2)', () => {
    expect(transition('pending', 'reject')).toEqual({ ok: false, because: 'reason_required' });
    expect(transition('pending', 'reject', '   ')).toEqual({ ok: false, because: 'reason_required' });
    expect(transition('rejected', 'reject')).toEqual({ ok: false, because: 'already_rejected' });
    expect(transition('pending', 'reject', 'Inventaire')).toEqual({ ok: true, to: 'rejected' });
  });

  it('refuse a deed for every reason at once, as a request that has changed where it is too late', () => {
    const pending = { state: 'pending', version: 2 } as const;
    const stale = { request: pending, event: 'reject', reason: '  ', version: 1 } as const;
    expect(refuseDeed(stale)).toEqual([
      { kind: 'reason-missing' },
      { kind: 'changed-meanwhile', ...pending },
    ]);
    const withdrawn = { state: 'withdrawn', version: 2 } as const;
    expect(refuseDeed({ ...stale, request: withdrawn })).toEqual([
      { kind: 'too-late', ...withdrawn },
      { kind: 'reason-missing' },
    ]);
    expect(refuseDeed({ ...stale, reason: 'Inventaire', version: 2 })).toEqual([]);
  });

  it('decide what holds half-days, days and a status', () => {
    expect(REQUEST_STATES.filter(holdsHalfDays)).toEqual(['pending', 'approved', 'cancellation-asked']);
    expect(REQUEST_STATES.map(effectOnBalance)).toEqual([
      'reserves',
      'takes',
      'takes',
      'none',
      'none',
      'none',
    ]);
    expect(statusOf('cancellation-asked')).toBe('approved');
  });
});

describe('overlap (L3)', () => {
  const morning = leaveRange(d('2026-07-06'), d('2026-07-06'), 'am', 'am');
  const afternoon = leaveRange(d('2026-07-06'), d('2026-07-06'), 'pm', 'pm');
  const week = leaveRange(d('2026-07-06'), d('2026-07-10'));

  it('is about half-days', () => {
    expect(rangesOverlap(morning, afternoon)).toBe(false);
    expect(rangesOverlap(morning, week)).toBe(true);
    expect(rangesOverlap(week, leaveRange(d('2026-07-11'), d('2026-07-12')))).toBe(false);
    expect(slotSpan(morning).before).toBe(slotSpan(afternoon).from);
  });

  it('names the other absence, and leaves out what holds nothing', () => {
    const absences = [
      { requestId: 'later', state: 'approved', range: leaveRange(d('2026-07-09'), d('2026-07-09')) },
      { requestId: 'first', state: 'pending', range: morning },
      { requestId: 'gone', state: 'cancelled', range: week },
    ] as const;
    expect(overlappingAbsence(week, absences)?.requestId).toBe('first');
    expect(overlappingAbsence(week, absences, 'first')?.requestId).toBe('later');
    expect(overlappingAbsence(afternoon, absences)).toBeNull();
  });
});

describe('waiting', () => {
  it('is urgent from three days before the start (L4)', () => {
    expect(isUrgent(d('2026-07-09'), d('2026-07-06'))).toBe(true);
    expect(isUrgent(d('2026-07-10'), d('2026-07-06'))).toBe(false);
    expect(isUrgent(d('2026-07-01'), d('2026-07-06'))).toBe(true);
  });

  it('lasts one day at least, and hours with one decimal (L5)', () => {
    expect(daysWaiting(d('2026-07-06'), d('2026-07-06'))).toBe(1);
    expect(daysWaiting(d('2026-07-01'), d('2026-07-06'))).toBe(5);
    expect(averageDecisionHours([])).toBeNull();
    expect(
      averageDecisionHours([
        { filedAtMs: 0, decidedAtMs: 3_600_000 },
        { filedAtMs: 0, decidedAtMs: 5_760_000 },
      ]),
    ).toBe(1.3);
  });
});
