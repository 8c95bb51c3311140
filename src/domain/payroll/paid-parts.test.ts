import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum, toNumber } from '#domain/amounts/fraction.ts';
import { bookingLines } from '#domain/balances/booking.ts';
import { type LeaveSituation, leaveSituation, rangeOf } from '#domain/balances/leave-situation.ts';
import type { Half } from '#domain/calendar/half-day.ts';
import { firstSlot, lastSlot, parseLeaveRange } from '#domain/calendar/leave-range.ts';
import { addDays, addMonths, plainDate } from '#domain/calendar/plain-date.ts';
import type { CountingUnit } from '#domain/counting/counting-policy.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';
import { BUILT_IN_TYPES, leaveTypesOf } from '#domain/leave-types/leave-type.ts';
import { DEFAULT_SETTINGS } from '#domain/policies/leave-settings.ts';
import { type PayLine, payLines } from './pay-line.ts';

type Told = readonly [
  type: 'vacation' | 'sick',
  start: string,
  end: string,
  startHalf?: Half,
  endHalf?: Half,
];

const [september, october] = [plainDate('2026-09-01'), plainDate('2026-10-01')];

function heldBy([type, start, end, startHalf = 'am', endHalf = 'pm']: Told, index: number): HeldRequest {
  const days = { startDate: plainDate(start), startHalf, endDate: plainDate(end), endHalf };
  return { id: `${type}-${index}`, type, state: 'approved', ...days };
}

function situationOf(requests: readonly HeldRequest[], unit: CountingUnit): LeaveSituation {
  const person = {
    employedFrom: plainDate('2020-01-01'),
    employedTo: null,
    joinedAt: new Date('2020-01-01'),
  };
  const settings = { ...DEFAULT_SETTINGS, countingMode: unit };
  const basis = {
    types: leaveTypesOf([BUILT_IN_TYPES.vacation, BUILT_IN_TYPES.sick]),
    settings: [{ from: plainDate('2020-01-01'), settings }],
    placements: [],
    rules: [],
    patterns: [],
    waivers: [],
    manual: [],
    informed: [],
    rights: { birthDate: null, children: [], seniorityFrom: null, closedUntil: null },
  };
  const organization = { timeZone: 'Europe/Paris', holidayZone: 'metropole' as const };
  return leaveSituation({ person, organization, basis }, requests);
}

const halfOf = { am: '', pm: ' pm' };
const written = ({ type, range, openHalves, workingHalves }: PayLine) => {
  const until = range.endHalf === 'am' ? ' am' : '';
  return `${type} ${range.start}${halfOf[range.startHalf]} ${range.end}${until}: ${openHalves / 2}, ${workingHalves / 2}`;
};

function linesOf(month: string, ...told: readonly Told[]): string[] {
  const requests = told.map(heldBy);
  return payLines('ines', requests, situationOf(requests, 'ouvres'), plainDate(month)).map(written);
}

describe('J1: paid leave that a stop overlaps', () => {
  const leave = ['vacation', '2026-09-28', '2026-10-02'] as const;

  it('is cut, in each month, with the Saturday where the last day went', () => {
    const stop = ['sick', '2026-09-30', '2026-10-01'] as const;
    expect(linesOf('2026-09-01', leave, stop)).toEqual([
      'vacation 2026-09-28 2026-09-29: 2, 2',
      'sick 2026-09-30 2026-09-30: 1, 1',
    ]);
    expect(linesOf('2026-10-01', leave, stop)).toEqual([
      'vacation 2026-10-02 2026-10-02: 1, 2',
      'sick 2026-10-01 2026-10-01: 1, 1',
    ]);
  });

  it.each<readonly [string, Told, readonly string[]]>([
    [
      'is in two parts around it',
      ['sick', '2026-09-29', '2026-09-29'],
      ['vacation 2026-09-28 2026-09-28: 1, 1', 'vacation 2026-09-30 2026-09-30: 1, 1'],
    ],
    [
      'is cut at noon',
      ['sick', '2026-09-29', '2026-10-02', 'pm'],
      ['vacation 2026-09-28 2026-09-29 am: 1.5, 2.5'],
    ],
    ['is not told where all of it is given back', ['sick', '2026-09-25', '2026-10-04'], []],
    [
      'keeps the Saturday that the stop does not cover',
      ['sick', '2026-10-01', '2026-10-02'],
      ['vacation 2026-09-28 2026-09-30: 3, 4'],
    ],
  ])('%s', (_what, stop, expected) => {
    expect(linesOf('2026-09-01', leave, stop).filter((line) => line.startsWith('vacation'))).toEqual(
      expected,
    );
  });

  it('is told where it costs nothing, whatever stop comes later', () => {
    const sunday = ['vacation', '2026-09-06', '2026-09-06'] as const;
    const later = ['sick', '2026-10-05', '2026-10-06'] as const;
    expect(linesOf('2026-09-01', sunday)).toEqual(['vacation 2026-09-06 2026-09-06: 0, 0']);
    expect(linesOf('2026-09-01', sunday, later)).toEqual(linesOf('2026-09-01', sunday));
  });

  it('is whole where the stop lies beside it', () => {
    const beside = [
      ['sick', '2026-09-24', '2026-09-27'],
      ['sick', '2026-10-05', '2026-10-06'],
    ] as const;
    expect(linesOf('2026-10-01', leave, ...beside)).toContain('vacation 2026-10-01 2026-10-02: 2, 3');
  });
});

const day = fc.nat(50).map((days) => addDays(plainDate('2026-09-01'), days));
const told = (type: 'vacation' | 'sick', longest: number) =>
  fc
    .record({
      start: day,
      days: fc.nat(longest),
      startHalf: fc.constantFrom<Half>('am', 'pm'),
      endHalf: fc.constantFrom<Half>('am', 'pm'),
    })
    .filter(
      ({ start, days, startHalf, endHalf }) =>
        parseLeaveRange(start, addDays(start, days), startHalf, endHalf).ok,
    )
    .map(
      ({ start, days, startHalf, endHalf }): Told => [type, start, addDays(start, days), startHalf, endHalf],
    );

it('J1, S5: payroll hears of as much leave as the counter has lost, and of no half-day twice', () => {
  const units = fc.constantFrom<CountingUnit>('ouvres', 'ouvrables');
  fc.assert(
    fc.property(
      told('vacation', 20),
      fc.array(told('sick', 8), { maxLength: 2 }),
      units,
      (leave, stops, unit) => {
        const requests = [leave, ...stops].map(heldBy);
        const situation = situationOf(requests, unit);
        const months = [september, october, addMonths(october, 1)];
        const lines = months.flatMap((month) => payLines('ines', requests, situation, month));
        const ofLeave = lines.filter(({ type }) => type === 'vacation');
        const [booked] = situation.facts.leaves;
        const lost =
          booked === undefined
            ? []
            : bookingLines(situation, booked).filter(({ cause }) => cause.kind !== 'holiday-credit');
        const halves = ofLeave.map((line) => (unit === 'ouvres' ? line.openHalves : line.workingHalves));
        const left = halves.reduce((all, each) => all + each, 0);
        expect(left + 2 * toNumber(sum(lost.map(({ amount }) => amount)))).toBe(0);
        // Two stops are two absences; leave is never told of where one of them is.
        for (const line of ofLeave)
          for (const stop of requests.slice(1).map(rangeOf))
            if (line.openHalves > 0)
              expect(firstSlot(line.range) > lastSlot(stop) || lastSlot(line.range) < firstSlot(stop)).toBe(
                true,
              );
      },
    ),
    { numRuns: 200 },
  );
});
