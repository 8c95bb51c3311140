import { describe, expect, it } from 'vitest';
import { add, fraction, fractionText, negate, sum } from '#domain/amounts/fraction.ts';
import { addDays, plainDate as d, latest } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { DEFAULT_POLICY } from '#domain/policies/leave-policy.ts';
import { counterSummary } from './counter-summary.ts';
import { dueEntries } from './due-entries.ts';
import { approvalEntries, factsOf, leave } from './leave-facts.fixture.ts';
import type { BookedLeave } from './leave-facts.ts';
import { entry } from './ledger-entry.ts';
import { requestBalance } from './request-balance.ts';

const policies = always({ ...DEFAULT_POLICY, fractionnement: false });
/** Hired on 1 June 2025: 25/12 a month. */
const facts = factsOf();
const linesOf = (booked: BookedLeave) => approvalEntries(booked, facts, policies);
const ledgerWith = (until: string, ...booked: BookedLeave[]) =>
  dueEntries({ ...facts, leaves: booked }, policies, d(until));

function ask(
  asked: BookedLeave,
  ledgerUntil: string,
  others: { booked?: BookedLeave[]; pending?: BookedLeave[] } = {},
  refuseBeyondBalance = false,
) {
  const { counter, before, after, reserved, verdict, shortOn } = requestBalance({
    counter: 'paid-leave',
    ledger: ledgerWith(ledgerUntil, ...(others.booked ?? [])),
    reserved: (others.pending ?? []).flatMap(linesOf),
    own: linesOf(asked),
    at: asked.range.end,
    today: asked.range.end,
    refuseBeyondBalance,
  });
  return [counter, fractionText(before), fractionText(after), fractionText(reserved), verdict, shortOn];
}

/** A request that waits and holds so many days, as one line on the day. */
const pendingLine = (date: string, days: number) =>
  entry({
    key: 'taken/pending',
    counter: 'paid-leave',
    date: d(date),
    amount: fraction(-days),
    cause: { kind: 'taken', requestId: 'pending' },
    rule: 'B2',
  });

describe('a request against its counter', () => {
  const february = leave('february', '2026-02-02', '2026-02-06');

  it('has what is earned by its last day, less what other requests hold', () => {
    expect(ask(february, '2026-02-06')).toEqual(['paid-leave', '50/3', '35/3', '0', 'enough', null]);
    const pending = [leave('march', '2026-03-02', '2026-03-06')];
    expect(ask(february, '2026-03-06', { pending })).toEqual([
      'paid-leave',
      '35/3',
      '20/3',
      '5',
      'enough',
      null,
    ]);
  });

  it('names the first day for which days are missing', () => {
    const long = leave('long', '2025-09-01', '2025-09-12');
    expect(ask(long, '2025-09-12')).toEqual([
      'paid-leave',
      '25/4',
      '-15/4',
      '0',
      'beyond-balance-warned',
      '2025-09-09',
    ]);
    expect(ask(long, '2025-09-12', {}, true)[4]).toBe('beyond-balance-refused');
  });

  it('does not take the days of leave that is already booked later', () => {
    // 14.58 days are earned by the end of December; ten of them are booked for January, so that of October's nothing is
    // free: what a leave in October takes is paid in January by what is earned until then, as far as it goes.
    const booked = [leave('january', '2026-01-05', '2026-01-16')];
    const early = leave('early', '2025-10-06', '2025-10-10');
    expect(ask(early, '2026-01-16', { booked })).toEqual([
      'paid-leave',
      '0',
      '-5/12',
      '0',
      'beyond-balance-warned',
      '2026-01-16',
    ]);
    const shorter = leave('shorter', '2025-10-06', '2025-10-09');
    expect(ask(shorter, '2026-01-16', { booked }).slice(1)).toEqual(['0', '0', '0', 'enough', null]);
  });

  it('says of today and of its last day what a counter says of them, without it and with it', () => {
    const [asked, march] = [february, leave('march', '2026-03-02', '2026-03-06')];
    const april = leave('april', '2026-04-06', '2026-04-10');
    const lines = {
      counter: 'paid-leave' as const,
      ledger: ledgerWith('2026-04-10', march),
      reserved: linesOf(april),
      own: linesOf(asked),
      at: asked.range.end,
      today: d('2025-12-15'),
      refuseBeyondBalance: false,
    };
    const said = requestBalance(lines);
    const availableOn = (date: string, ledger = lines.ledger) =>
      counterSummary(ledger, 'paid-leave', d(date), lines.reserved).available;
    expect(said.today).toEqual(availableOn('2025-12-15'));
    expect(said.before).toEqual(availableOn('2026-02-06'));
    expect(said.after).toEqual(availableOn('2026-02-06', [...lines.ledger, ...lines.own]));
    // 50/3, less five days in March and four in April, whose Easter Monday is off.
    expect(fractionText(said.before)).toBe('23/3');
    expect(fractionText(said.after)).toBe('8/3');
  });

  it('is not blamed for what is missing without it', () => {
    const booked = [leave('overdrawn', '2025-07-07', '2025-07-11')];
    expect(ask(february, '2026-02-06', { booked }).slice(4)).toEqual(['enough', null]);
  });
});

describe('a counter on a day', () => {
  const summaryAt = (date: string, reserved = 0, ...booked: BookedLeave[]) => {
    const until = booked.at(-1)?.range.end ?? d(date);
    const lines = dueEntries({ ...facts, leaves: booked }, policies, latest(until, d(date)));
    // Later accruals are no part of the day's ledger; later leave is, once it is approved.
    const ledger = lines.filter((line) => line.date <= date || line.cause.kind === 'taken');
    const held = reserved === 0 ? [] : [pendingLine(date, reserved)];
    const summary = counterSummary(ledger, 'paid-leave', d(date), held);
    return {
      figures: [summary.acquired, summary.taken, summary.reserved, summary.available].map(fractionText),
      lots: summary.lots.map(({ period, remaining }) => [period, fractionText(remaining)]),
    };
  };

  it('has acquired − taken − reserved = available', () => {
    const taken = leave('a', '2025-12-01', '2025-12-05');
    expect(summaryAt('2026-01-31', 2, taken)).toEqual({
      figures: ['50/3', '5', '2', '29/3'],
      lots: [['2025-06-01', '35/3']],
    });
  });

  it('takes approved leave of a later day off the lot that can still pay for it', () => {
    const next = leave('b', '2026-07-06', '2026-07-10');
    expect(summaryAt('2026-06-30', 0, next)).toEqual({
      figures: ['325/12', '5', '0', '265/12'],
      lots: [
        ['2025-06-01', '20'],
        ['2026-06-01', '25/12'],
      ],
    });
    // In July 2027 the first lot has lapsed.
    expect(summaryAt('2026-06-30', 0, leave('c', '2027-07-05', '2027-07-05')).lots).toEqual([
      ['2025-06-01', '25'],
      ['2026-06-01', '13/12'],
    ]);
  });

  it('forgets a period that is over, with what was taken from it', () => {
    const taken = leave('a', '2026-07-06', '2026-07-10');
    expect(summaryAt('2027-06-30', 0, taken)).toEqual({
      figures: ['325/12', '0', '0', '325/12'],
      lots: [
        ['2026-06-01', '25'],
        ['2027-06-01', '25/12'],
      ],
    });
  });

  it('is not eaten by leave that only later rights can pay for (B12)', () => {
    const rtt = { daysPerYear: fraction(12), acquisition: 'monthly', accruesDuringSickness: false } as const;
    const yearly = always({ ...DEFAULT_POLICY, rtt });
    const january = leave('january', '2027-01-11', '2027-01-15', 'rtt');
    const december = leave('december', '2026-12-21', '2026-12-22', 'rtt');
    const onDay = (date: string, leaves: BookedLeave[], pending: BookedLeave[] = []) => {
      const own = { ...factsOf({ from: '2026-01-01' }), leaves };
      const held = pending.flatMap((each) => approvalEntries(each, own, yearly));
      const { available, taken, reserved, later } = counterSummary(
        dueEntries(own, yearly, d('2027-01-31')),
        'rtt',
        d(date),
        held,
      );
      return [available, taken, reserved, later].map(fractionText).join(' ');
    };
    // Ten earned by the end of October: all of them can be taken until 31 December.
    expect(onDay('2026-11-16', [january])).toBe('10 0 0 5');
    expect(onDay('2026-11-16', [], [january])).toBe('10 0 0 5');
    expect(onDay('2026-11-16', [december, january])).toBe('8 2 0 5');
    expect(onDay('2026-11-16', [], [december])).toBe('8 0 2 0');
    expect(onDay('2027-01-31', [january])).toBe('-4 5 0 0');
  });

  it('pays leave of next summer from what is earned until then, once today’s days will have lapsed (B12)', () => {
    // Twenty-five days until 31 May 2027 and ten of the next period, on the eve of a long summer.
    const summer = leave('summer', '2027-07-05', '2027-07-30');
    const ledger = dueEntries({ ...facts, leaves: [summer] }, policies, d('2027-07-31'));
    const { available, later } = counterSummary(ledger, 'paid-leave', d('2026-10-31'));
    // Of nineteen days, 125/12 are earned and pay first; the rest is earned by July.
    expect([available, later].map(fractionText)).toEqual(['25', '103/12']);
  });

  it('gives no day today for a holiday that lowers the cost of leave to come (B12, C5)', () => {
    // Ascension is a Thursday, 8 May 2027 the Saturday after it: the week costs three days, of rights still to be earned.
    const week = leave('week', '2027-05-03', '2027-05-07');
    const newcomer = factsOf({ from: '2026-11-18' });
    const onDay = (date: string, leaves: BookedLeave[], pending: BookedLeave[]) => {
      const own = { ...newcomer, leaves };
      const held = pending.flatMap((each) => approvalEntries(each, own, policies));
      const ledger = dueEntries(own, policies, d('2027-05-31'));
      const { available, taken, reserved, later } = counterSummary(ledger, 'paid-leave', d(date), held);
      return [available, taken, reserved, later].map(fractionText).join(' ');
    };
    expect(approvalEntries(week, newcomer, policies).map(({ amount }) => fractionText(amount))).toEqual([
      '-1',
      '-1',
      '-1',
      '-1',
      '1',
    ]);
    expect(onDay('2026-11-18', [], [week])).toBe('0 0 0 3');
    expect(onDay('2026-11-18', [week], [])).toBe('0 0 0 3');
  });

  it('holds and puts off together what pending leave costs, and never less than nothing (B12, C5)', () => {
    const newcomer = factsOf({ from: '2026-11-18' });
    for (let start = d('2026-12-01'); start < '2030-01-01'; start = addDays(start, 3)) {
      const held = approvalEntries(leave('any', start, addDays(start, 6)), newcomer, policies);
      const ledger = dueEntries(newcomer, policies, addDays(start, 8));
      const { reserved, later } = counterSummary(ledger, 'paid-leave', d('2026-11-18'), held);
      expect([start, reserved.n >= 0, later.n >= 0]).toEqual([start, true, true]);
      expect(fractionText(add(reserved, later))).toBe(
        fractionText(negate(sum(held.map(({ amount }) => amount)))),
      );
    }
  });
});
