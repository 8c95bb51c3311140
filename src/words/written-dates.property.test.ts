import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LeaveRange, parseLeaveRange } from '#domain/calendar/leave-range.ts';
import { fromDayNumber, plainDate, toDayNumber } from '#domain/calendar/plain-date.ts';
import { readDates } from '#domain/leave-planning/free-text/read-dates.ts';
import { languages } from '#domain/text/language.ts';
import { wordsIn } from './spoken.ts';

const anyDay = fc
  .integer({ min: toDayNumber(plainDate('1990-01-01')), max: toDayNumber(plainDate('2090-12-31')) })
  .map(fromDayNumber);
const anyHalf = fc.constantFrom('am', 'pm');
const anyRange = fc
  .tuple(anyDay, fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 400 })), anyHalf, anyHalf)
  .map(([start, days, startHalf, endHalf]) =>
    parseLeaveRange(start, fromDayNumber(toDayNumber(start) + days), startHalf, endHalf),
  )
  .filter((result) => result.ok)
  .map(({ range }): LeaveRange => range);

describe('a period that we wrote is read back as it was, on whatever day', () => {
  it.each(
    languages.flatMap((language) =>
      (['long', 'short', 'compact'] as const).map((length) => [language, length] as const),
    ),
  )('in %s, %s', (language, length) => {
    const { periods } = wordsIn(language);
    fc.assert(
      fc.property(anyRange, anyDay, (range, today) => {
        const text = periods[length](range);
        expect(readDates(text, today), text).toEqual({ ok: true, range });
      }),
      { numRuns: 2000 },
    );
  });

  it('and nothing anyone types breaks it', () => {
    const word = fc.constantFrom(
      ...'du au le la de semaine 3 31 juillet lundi midi matin pont et entre 2026 32 prochain fin - , à partir jusqu’au premier deux jours Noël 1er 3/4 99/99'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word, { maxLength: 9 }).map((all) => all.join(' ')),
        ),
        anyDay,
        (text, today) => {
          const read = readDates(text, today);
          if (read.ok) expect(read.range.start <= read.range.end).toBe(true);
        },
      ),
      { numRuns: 5000 },
    );
  });
});
