import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodsBetween } from '#domain/balances/reference-period.ts';
import { DEFAULT_POLICY } from '#domain/policies/leave-policy.ts';
import { FIRST_STORED_DAY, isInCalendar, LAST_STORED_DAY, storedDay } from './calendar-bounds.ts';
import {
  addDays,
  addMonths,
  addYears,
  dateOf,
  dateOfClamped,
  fromDayNumber,
  type PlainDate,
  parsePlainDate,
  plainDate,
  toDayNumber,
} from './plain-date.ts';
import { type DatedValue, timeline } from './timeline.ts';

const FIRST = toDayNumber(plainDate('0001-01-01'));
const LAST = toDayNumber(plainDate('9999-12-31'));
const anyDay = fc.integer({ min: FIRST, max: LAST }).map(fromDayNumber);

/** A day, or nothing at all: never a text that is no day. */
function orRefused(count: () => PlainDate): PlainDate | null {
  try {
    return count();
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return null;
  }
}

describe('counting with days at the ends of what four digits can write', () => {
  it.each<[string, () => PlainDate]>([
    ['the day before the first', () => addDays(plainDate('0001-01-01'), -1)],
    ['the day after the last', () => addDays(plainDate('9999-12-31'), 1)],
    ['a month before the first', () => addMonths(plainDate('0001-01-01'), -1)],
    ['a year after the last', () => addYears(plainDate('9999-06-01'), 1)],
    ['the year 0', () => dateOf(0, 6, 1)],
    ['the year −1', () => dateOfClamped(-1, 6, 1)],
    ['the year 10000', () => dateOf(10_000, 1, 1)],
    ['a day that is no number', () => fromDayNumber(Number.NaN)],
  ])('refuses %s', (_what, count) => {
    expect(count).toThrow(RangeError);
  });

  it('gives a later day for more days, or refuses', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 5_000_000 }), (day, days) => {
        const later = orRefused(() => addDays(day, days));
        const months = orRefused(() => addMonths(day, days));
        for (const found of [later, months]) {
          if (found === null) continue;
          expect(parsePlainDate(found)).toBe(found);
          expect(found > day).toBe(true);
        }
      }),
    );
  });
});

describe('L10: days as a database may hold them', () => {
  it.each([
    ['0001-01-01', FIRST_STORED_DAY],
    ['0044-03-15 BC', FIRST_STORED_DAY],
    ['-infinity', LAST_STORED_DAY],
    ['infinity', LAST_STORED_DAY],
    ['9999-12-31', LAST_STORED_DAY],
    ['10001-05-31', LAST_STORED_DAY],
    ['5874897-12-31', LAST_STORED_DAY],
    ['1970-01-01', '1970-01-01'],
    ['2102-05-31', '2102-05-31'],
  ])('reads %s as %s', (text, day) => {
    expect(storedDay(text)).toBe(day);
  });

  it('are always days, and those of the calendar stay as they are', () => {
    fc.assert(
      fc.property(fc.oneof(anyDay, fc.string()), (text) => {
        const day = storedDay(text);
        expect(parsePlainDate(day)).toBe(day);
        if (parsePlainDate(text) !== null && isInCalendar(text as PlainDate)) expect(day).toBe(text);
      }),
    );
  });
});

describe('the periods between two days', () => {
  const stored = fc.tuple(anyDay, anyDay).map(([a, b]) => [storedDay(a), storedDay(b)] as const);
  const policies = fc
    .uniqueArray(fc.tuple(anyDay, fc.integer({ min: 1, max: 12 })), {
      maxLength: 6,
      selector: ([day]) => storedDay(day),
    })
    .map((changes) =>
      timeline([
        { from: FIRST_STORED_DAY, value: DEFAULT_POLICY },
        ...changes
          .map(
            ([day, periodStartMonth]): DatedValue<typeof DEFAULT_POLICY> => ({
              from: storedDay(day),
              value: { ...DEFAULT_POLICY, periodStartMonth },
            }),
          )
          .filter(({ from }) => from !== FIRST_STORED_DAY),
      ]),
    );

  it('follow one another, hold every day, and are no more than there are years and changes', () => {
    fc.assert(
      fc.property(stored, policies, ([from, to], changing) => {
        const periods = periodsBetween(changing, from, to);
        expect(periods.length).toBeLessThan(160 + changing.length);
        if (from > to) {
          expect(periods).toEqual([]);
          return;
        }
        const [first] = periods;
        const last = periods.at(-1);
        expect(first && last && first.start <= from && last.end >= to).toBe(true);
        expect(periods.every(({ start, end }) => start <= end)).toBe(true);
        expect(periods.map(({ start }) => storedDay(start))).toEqual(periods.map(({ start }) => start));
        const following = periods.slice(0, -1).map(({ end }) => addDays(end, 1));
        expect(periods.slice(1).map(({ start }) => start)).toEqual(following);
      }),
    );
  });

  it('come to an end for days that nobody bounded', () => {
    for (const [from, to] of [
      ['0001-01-01', '0003-01-01'],
      ['9990-01-01', '9999-12-31'],
    ] as const) {
      expect(() =>
        periodsBetween(
          timeline([{ from: plainDate('0001-01-01'), value: DEFAULT_POLICY }]),
          plainDate(from),
          plainDate(to),
        ),
      ).toThrow(RangeError);
    }
  });
});
