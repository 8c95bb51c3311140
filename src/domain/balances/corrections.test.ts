import { describe, expect, it } from 'vitest';
import { fraction, fractionText } from '#domain/amounts/fraction.ts';
import { approvalEntries, factsOf, leave } from '#domain/balances/leave-facts.fixture.ts';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { always, timeline } from '#domain/calendar/timeline.ts';
import { weekOfDays } from '#domain/counting/working-pattern.ts';
import { DEFAULT_POLICY, type LeavePolicy } from '#domain/policies/leave-policy.ts';
import { previewPolicyChange } from '#domain/policies/preview.ts';
import { balanceAt } from './balance.ts';
import { cancellationEntries } from './booking-entries.ts';
import { correctingEntries, newEntries } from './corrections.ts';
import { dueEntries } from './due-entries.ts';

describe('corrections', () => {
  const july = leave('july', '2026-07-06', '2026-07-10');

  it('restore a balance exactly when an approved leave is cancelled (B8)', () => {
    const without = dueEntries(factsOf(), always(DEFAULT_POLICY), d('2026-12-31'));
    const booked = dueEntries(factsOf({ leaves: [july] }), always(DEFAULT_POLICY), d('2026-12-31'));
    const corrected = [...booked, ...correctingEntries(booked, without, 'cancelled')];
    expect(balanceAt(corrected, 'paid-leave', d('2026-12-31'))).toEqual(
      balanceAt(without, 'paid-leave', d('2026-12-31')),
    );
    expect(correctingEntries(corrected, without, 'again')).toEqual([]);
  });

  it('undo and redo a carry-over (B8)', () => {
    const facts = factsOf();
    const carrying: LeavePolicy = { ...DEFAULT_POLICY, carryOver: { kind: 'all', months: 12 } };
    const on = d('2027-07-01');
    const plain = dueEntries(facts, always(DEFAULT_POLICY), on);
    const carried = dueEntries(facts, always(carrying), on);
    const undone = [...carried, ...correctingEntries(carried, plain, 'no longer')];
    expect(balanceAt(undone, 'paid-leave', on)).toEqual(balanceAt(plain, 'paid-leave', on));
    const redone = [...undone, ...correctingEntries(undone, carried, 'after all')];
    expect(balanceAt(redone, 'paid-leave', on)).toEqual(balanceAt(carried, 'paid-leave', on));
    expect(new Set(redone.map((line) => line.id)).size).toBe(redone.length);
  });

  it('add each day only what is new', () => {
    const may = dueEntries(factsOf(), always(DEFAULT_POLICY), d('2026-05-31'));
    const june = dueEntries(factsOf(), always(DEFAULT_POLICY), d('2026-06-30'));
    expect(newEntries(may, june).map((line) => line.key)).toEqual(['accrued/2026-06']);
  });

  it('name the two halves of a month in which the period changes apart (B8)', () => {
    const calendarYears: LeavePolicy = { ...DEFAULT_POLICY, periodStartMonth: 1 };
    const policies = timeline([
      { from: d('0001-01-01'), value: DEFAULT_POLICY },
      { from: d('2026-03-10'), value: calendarYears },
    ]);
    const due = dueEntries(factsOf(), policies, d('2026-04-30'));
    const ofMarch = due.filter(({ key }) => key === 'accrued/2026-03');
    expect(ofMarch).toHaveLength(2);
    for (const lines of [newEntries([], due), correctingEntries([], due, 'settings')]) {
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
      expect(lines.filter(({ key }) => key === 'accrued/2026-03')).toHaveLength(2);
    }
  });

  it('add again what was answered and is due once more (B8)', () => {
    const before = dueEntries(factsOf(), always(DEFAULT_POLICY), d('2026-04-30'));
    const answered = [...before, ...correctingEntries(before, [], 'never here')];
    const again = newEntries(answered, before);
    expect(again.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
    const whole = [...answered, ...again];
    expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
    expect(balanceAt(whole, 'paid-leave', d('2026-04-30'))).toEqual(
      balanceAt(before, 'paid-leave', d('2026-04-30')),
    );
    expect(newEntries(whole, before)).toEqual([]);
  });

  it('show what a change of policy would do, and to whom (P2)', () => {
    const facts = factsOf({ leaves: [july] });
    const on = d('2026-08-31');
    const current = always(DEFAULT_POLICY);
    const proposed = timeline([
      { from: d('2020-01-01'), value: DEFAULT_POLICY },
      { from: d('2026-06-01'), value: { ...DEFAULT_POLICY, daysPerYear: fraction(27) } },
    ]);
    const recorded = dueEntries(facts, current, on);
    const preview = previewPolicyChange(
      [{ personId: 'a', facts, recorded }],
      current,
      proposed,
      on,
      'accord',
    );
    expect(preview.changes).toHaveLength(1);
    expect(preview.changes[0]?.balances).toEqual([
      { counter: 'paid-leave', before: fraction(105, 4), after: fraction(107, 4) },
    ]);
    const applied = [...recorded, ...(preview.changes[0]?.corrections ?? [])];
    expect(fractionText(balanceAt(applied, 'paid-leave', on).total)).toBe('107/4');
    expect(
      previewPolicyChange([{ personId: 'a', facts, recorded }], current, current, on, 'none').changes,
    ).toEqual([]);
  });

  it('write a leave when it is approved and its opposite when it is cancelled (B8)', () => {
    const facts = factsOf();
    const on = d('2026-12-31');
    const recorded = dueEntries(facts, always(DEFAULT_POLICY), on);
    const lines = approvalEntries(july, facts, always(DEFAULT_POLICY));
    expect(lines.map((line) => line.date)).toEqual([
      '2026-07-06',
      '2026-07-07',
      '2026-07-08',
      '2026-07-09',
      '2026-07-10',
    ]);
    const approved = [...recorded, ...lines];
    const cancelled = [...approved, ...cancellationEntries(approved, 'july', 'Annulé')];
    expect(balanceAt(cancelled, 'paid-leave', on)).toEqual(balanceAt(recorded, 'paid-leave', on));
    const again = [...cancelled, ...cancellationEntries(cancelled, 'july', 'Annulé deux fois')];
    expect(balanceAt(again, 'paid-leave', on)).toEqual(balanceAt(recorded, 'paid-leave', on));
  });

  it('recount leave that is approved ahead, without anticipating what is earned (P2)', () => {
    const facts = factsOf({ leaves: [july] });
    const on = d('2026-06-15');
    const current = always(DEFAULT_POLICY);
    const recorded = [...dueEntries(facts, current, on), ...approvalEntries(july, facts, current)];
    const worked = { ...DEFAULT_POLICY, openDays: weekOfDays([1, 2, 3, 4, 5, 6]), daysPerYear: fraction(30) };
    const proposed = timeline([
      { from: d('2020-01-01'), value: DEFAULT_POLICY },
      { from: d('2026-07-01'), value: worked },
    ]);
    const [change] = previewPolicyChange(
      [{ personId: 'a', facts, recorded }],
      current,
      proposed,
      on,
      'samedi',
    ).changes;
    expect(change?.bookings).toEqual([{ requestId: 'july', beforeHalves: 10, afterHalves: 12 }]);
    expect(change?.balances).toEqual([]);
    expect(change?.corrections.map((line) => [line.key, fractionText(line.amount)])).toEqual([
      ['taken/july/2026-07-11', '-1'],
    ]);
  });
});
