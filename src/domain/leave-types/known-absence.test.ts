import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownAbsences, type SlotSpan } from './known-absence.ts';

const span = (from: number, before: number): SlotSpan => ({ from, before });
const sickness = (from: number, before: number, under: readonly SlotSpan[] = []) => ({
  ...span(from, before),
  type: 'sick',
  confidential: true,
  under,
});
const told = (from: number, before: number, ...under: SlotSpan[]) =>
  knownAbsences(false, sickness(from, before, under)).map((one) => [one.type, one.from, one.before]);

describe('G5: what colleagues are told of sickness over leave', () => {
  it('is nothing where leave covers it', () => {
    expect(told(4, 10, span(0, 20))).toEqual([]);
    expect(told(0, 20, span(0, 20))).toEqual([]);
    expect(told(4, 10, span(7, 12), span(0, 7))).toEqual([]);
  });

  it('is what lies before and after it', () => {
    expect(told(4, 20, span(0, 10))).toEqual([['absent', 10, 20]]);
    expect(told(0, 8, span(4, 20))).toEqual([['absent', 0, 4]]);
    expect(told(0, 20, span(10, 12), span(4, 6))).toEqual([
      ['absent', 0, 4],
      ['absent', 6, 10],
      ['absent', 12, 20],
    ]);
  });

  it('is all of it where there is no leave', () => {
    expect(told(4, 8)).toEqual([['absent', 4, 8]]);
  });

  it('is everything for those who may know', () => {
    expect(knownAbsences(true, sickness(4, 10, [span(0, 20)]))).toEqual([
      { from: 4, before: 10, type: 'sick', hidden: false },
    ]);
  });

  it('hides a type only where it is confidential (G1)', () => {
    const leave = { ...span(0, 4), type: 'vacation', confidential: false, under: [] };
    expect(knownAbsences(false, leave)).toEqual([{ from: 0, before: 4, type: 'vacation', hidden: false }]);
    expect(knownAbsences(false, { ...leave, confidential: true })).toEqual([
      { from: 0, before: 4, type: 'absent', hidden: true },
    ]);
  });

  it('never overlaps leave, and leaves out no half-day on which someone is away', () => {
    const anySpan = fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(anySpan, fc.array(anySpan, { maxLength: 4 }), ([start, length], leaves) => {
        // Booked leave never overlaps itself.
        let end = 0;
        const booked = leaves.map(([gap, days]) => {
          const from = end + (gap % 6);
          end = from + days;
          return span(from, end);
        });
        const slots = (list: readonly SlotSpan[]) =>
          list.flatMap(({ from, before }) =>
            Array.from({ length: before - from }, (_, index) => from + index),
          );
        const under = booked.filter(({ from, before }) => from < start + length && before > start);
        const shown = [...booked, ...knownAbsences(false, sickness(start, start + length, under))];
        const away = new Set(slots([...booked, span(start, start + length)]));
        expect(new Set(slots(shown))).toEqual(away);
        expect(slots(shown)).toHaveLength(away.size);
      }),
    );
  });
});
