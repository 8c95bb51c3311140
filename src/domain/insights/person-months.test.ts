import { describe, expect, it } from 'vitest';
import { toNumber } from '#domain/amounts/fraction.ts';
import { factsOf } from '#domain/balances/leave-facts.fixture.ts';
import type { LeaveSituation } from '#domain/balances/leave-situation.ts';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';
import { BUILT_IN_TYPES, leaveTypesOf } from '#domain/leave-types/leave-type.ts';
import { DEFAULT_POLICY } from '#domain/policies/leave-policy.ts';
import { halvesBehind } from './days-behind.ts';
import { personMonths } from './person-months.ts';
import { absenceRate, addSums, NO_SUMS, percentile } from './rates.ts';
import { restSignal, restsOf } from './rest.ts';

const childIll = { ...BUILT_IN_TYPES.other, id: 'child', absence: 'sick-child' as const };
const telework = { ...BUILT_IN_TYPES.other, id: 'home', absence: 'telework' as const };
const types = leaveTypesOf([childIll, telework]);

function situationFrom(from: string): LeaveSituation {
  const facts = factsOf({ from });
  const counted = { patterns: facts.patterns, employedFrom: d(from), employedTo: null };
  return { facts, policies: always(DEFAULT_POLICY), counted, types };
}

let count = 0;
function away(
  type: string,
  startDate: string,
  endDate: string,
  halves: Partial<HeldRequest> = {},
): HeldRequest {
  count += 1;
  const edges = { startHalf: 'am', endHalf: 'pm' } as const;
  return {
    id: `r${count}`,
    type,
    state: 'approved',
    startDate: d(startDate),
    endDate: d(endDate),
    ...edges,
    ...halves,
  };
}

const sum = (halves: readonly number[]) => halves.reduce((total, each) => total + each, 0);
const monthOf = (requests: HeldRequest[], month: string, today = '2026-11-16') =>
  personMonths(situationFrom('2025-01-01'), requests, d(today)).find((one) => one.month === `${month}-01`);

describe('U1: what a half-day away counts as', () => {
  it('gives the rate of the published example: 15 people, 22 days, 6 days away', () => {
    // September 2026 has 22 working days and no holiday.
    const idle = monthOf([], '2026-09');
    const ill = monthOf([away('sick', '2026-09-07', '2026-09-14')], '2026-09');
    if (!idle || !ill) throw new Error('No September.');
    expect([sum(idle.expected), sum(ill.away.health)]).toEqual([44, 12]);
    const sums = [ill, ...Array.from({ length: 14 }, () => idle)].map((month) => ({
      people: 1,
      expected: sum(month.expected),
      away: { ...NO_SUMS.away, health: sum(month.away.health) },
      spells: month.spells,
      shortSpells: month.shortSpells,
    }));
    const rate = absenceRate(sums.reduce(addSums, NO_SUMS), 'anact');
    expect(rate && toNumber(rate).toFixed(2)).toBe('1.82');
  });

  it('puts sickness before booked leave, and telework nowhere', () => {
    const requests = [
      away('vacation', '2026-09-07', '2026-09-11'),
      away('sick', '2026-09-10', '2026-09-11', { startHalf: 'pm' }),
      away('child', '2026-09-14', '2026-09-14'),
      away('home', '2026-09-16', '2026-09-18'),
      away('vacation', '2026-09-21', '2026-09-22', { state: 'pending' }),
    ];
    const month = monthOf(requests, '2026-09');
    expect(month && sum(month.away.health)).toBe(3);
    expect(month && sum(month.away.unforeseen)).toBe(2);
    expect(month?.away['paid-leave']).toEqual([2, 2, 2, 1, 0, 0, 0]);
    expect(month && sum(month.away.other)).toBe(0);
  });

  it('counts a stop over a weekend and two months as one spell, of the month it began in', () => {
    const requests = [
      away('sick', '2026-09-29', '2026-10-02'),
      away('sick', '2026-10-05', '2026-10-05'),
      away('sick', '2026-10-20', '2026-10-22'),
    ];
    const [september, october] = [monthOf(requests, '2026-09'), monthOf(requests, '2026-10')];
    expect([september?.spells, september?.shortSpells]).toEqual([1, 0]);
    expect([october?.spells, october?.shortSpells]).toEqual([1, 1]);
  });

  it('expects nobody on a holiday off or before the contract', () => {
    const months = personMonths(situationFrom('2026-05-18'), [], d('2026-06-15'));
    expect(months[0]?.month).toBe('2026-05-01');
    // From 18 to 31 May: ten weekdays, of which Whit Monday is off.
    expect(months[0] && sum(months[0].expected)).toBe(18);
  });
});

describe('U8: what is behind a figure', () => {
  it('adds up to it, absence by absence', () => {
    const requests = [
      away('vacation', '2026-08-31', '2026-09-11'),
      away('sick', '2026-09-10', '2026-10-02', { startHalf: 'pm' }),
    ];
    const span = [d('2026-09-01')];
    const month = monthOf(requests, '2026-09');
    const [leave, ill] = requests.map(({ id }) => id);
    const planned = halvesBehind(situationFrom('2025-01-01'), requests, span, ['other', 'paid-leave']);
    const health = halvesBehind(situationFrom('2025-01-01'), requests, span, ['health']);
    expect([...planned]).toEqual([[leave, month && sum(month.away['paid-leave'])]]);
    expect([...health]).toEqual([[ill, month && sum(month.away.health)]]);
    const fridays = halvesBehind(situationFrom('2025-01-01'), requests, span, ['health'], 5);
    expect(fridays.get(ill ?? '')).toBe(month?.away.health[4]);
  });
});

describe('U4: times to an answer', () => {
  it('tells measured values, never one in between', () => {
    expect(percentile([1, 2, 3, 40], 0.5)).toBe(2);
    expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 100], 0.9)).toBe(9);
    expect(percentile([7], 0.9)).toBe(7);
    expect(percentile([], 0.5)).toBeNull();
  });
});

describe('U7: who has had no break', () => {
  const rests = (requests: HeldRequest[], today: string) =>
    restsOf(situationFrom('2025-01-01'), requests, d(today));
  const signal = (requests: HeldRequest[], today: string) =>
    restSignal(rests(requests, today), d('2025-01-01'), null, d(today));

  it('takes a week of leave with its weekends for a rest, and a stop for none', () => {
    expect(rests([away('vacation', '2026-04-20', '2026-04-24')], '2026-11-16')).toEqual([
      { start: '2026-04-18', end: '2026-04-26' },
    ]);
    expect(rests([away('sick', '2026-04-20', '2026-04-24')], '2026-11-16')).toEqual([]);
    expect(rests([away('vacation', '2026-04-20', '2026-04-22')], '2026-11-16')).toEqual([]);
    // Ill in the middle of it, whichever was told first.
    const both = [away('sick', '2026-04-22', '2026-04-23'), away('vacation', '2026-04-20', '2026-04-24')];
    expect(rests(both, '2026-11-16')).toEqual([]);
    expect(rests(both.toReversed(), '2026-11-16')).toEqual([]);
  });

  it('speaks six months after the last one, and not a day before', () => {
    const spring = [away('vacation', '2026-04-27', '2026-04-30')];
    // 1 May is a Friday and off: the rest lasts from 25 April to 3 May.
    expect(signal(spring, '2026-11-02').withoutWeekSince).toBeNull();
    expect(signal(spring, '2026-11-03').withoutWeekSince).toBe('2026-05-03');
  });

  it('asks for two weeks in a row within the summer that is over', () => {
    const two = [away('vacation', '2026-08-03', '2026-08-14')];
    const split = [
      away('vacation', '2026-07-06', '2026-07-10'),
      away('vacation', '2026-08-03', '2026-08-07'),
    ];
    expect(signal(two, '2026-11-16').summerWithout).toBeNull();
    expect(signal(split, '2026-11-16').summerWithout).toBe(2026);
    expect(signal(split, '2026-10-31').summerWithout).toBe(2025);
    expect(restSignal([], d('2026-05-02'), null, d('2026-11-16')).summerWithout).toBeNull();
  });
});
