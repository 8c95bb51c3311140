import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SeenAbsence, withoutHiddenOverlaps } from './hidden-overlaps.ts';

const leave = (from: number, before: number): SeenAbsence<string> => ({
  from,
  before,
  hidden: false,
  one: 'leave',
});
const sickness = (from: number, before: number): SeenAbsence<string> => ({
  from,
  before,
  hidden: true,
  one: 'sickness',
});
const seen = (...absences: SeenAbsence<string>[]) =>
  withoutHiddenOverlaps(absences).map(({ one, from, before }) => [one, from, before]);

describe('G5: what colleagues see of sickness over leave', () => {
  it('is the leave alone where that covers it', () => {
    expect(seen(leave(0, 20), sickness(4, 10))).toEqual([['leave', 0, 20]]);
    expect(seen(leave(0, 20), sickness(0, 20))).toEqual([['leave', 0, 20]]);
  });

  it('is what lies before or after the leave', () => {
    expect(seen(leave(0, 10), sickness(4, 20))).toEqual([
      ['leave', 0, 10],
      ['sickness', 10, 20],
    ]);
    expect(seen(sickness(0, 8), leave(4, 20))).toEqual([
      ['leave', 4, 20],
      ['sickness', 0, 4],
    ]);
  });

  it('is the absence alone where leave lies inside it', () => {
    expect(seen(sickness(0, 20), leave(4, 10))).toEqual([['sickness', 0, 20]]);
  });

  it('leaves what does not overlap as it is', () => {
    expect(seen(leave(0, 4), sickness(4, 8))).toEqual([
      ['leave', 0, 4],
      ['sickness', 4, 8],
    ]);
  });

  it('never overlaps leave that is shown, and shows every half-day on which someone is away', () => {
    const span = fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(span, fc.array(span, { maxLength: 4 }), ([start, length], leaves) => {
        // Booked leave never overlaps itself.
        let end = 0;
        const booked = leaves.map(([gap, days]) => {
          const from = end + (gap % 6);
          end = from + days;
          return leave(from, end);
        });
        const all = [sickness(start, start + length), ...booked];
        const shown = withoutHiddenOverlaps(all);
        const slots = (list: readonly SeenAbsence<string>[]) =>
          list.flatMap(({ from, before }) =>
            Array.from({ length: before - from }, (_, index) => from + index),
          );
        expect(new Set(slots(shown))).toEqual(new Set(slots(all)));
        expect(new Set(slots(shown)).size).toBe(slots(shown).length);
      }),
    );
  });
});
