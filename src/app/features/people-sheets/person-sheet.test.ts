import { describe, expect, it } from 'vitest';
import { workingPatternFormSchema } from '#contract/people-sheets.ts';
import { type WeekDays, weekAt, weekDays, weekDigits, weekLength, workedDaysOf } from './person-sheet.ts';

const fourDays: WeekDays = { '1': ['am', 'pm'], '2': ['am', 'pm'], '3': ['am'], '5': ['pm', 'am'] };

describe('a working week', () => {
  it('becomes the digits of the grid and comes back', () => {
    expect(weekDigits(fourDays)).toBe('11111000110000');
    expect(weekDays('11111000110000')).toEqual({ ...fourDays, '5': ['am', 'pm'] });
    expect(weekDays('00000000000000')).toEqual({});
  });

  it('is taken by the contract as it is sent', () => {
    const sent = { effectiveFrom: '2026-03-01', days: weekDays('11111000110000') };
    expect(workingPatternFormSchema.parse(sent)).toEqual({ ...sent, alternatingWeeks: [] });
    const alternating = { ...sent, alternatingWeeks: [weekDays('11111111110000')] };
    expect(workingPatternFormSchema.parse(alternating)).toEqual(alternating);
  });

  it('is told day by day, whole or by half', () => {
    expect(workedDaysOf(fourDays)).toEqual([
      { weekday: 1, half: 'whole' },
      { weekday: 2, half: 'whole' },
      { weekday: 3, half: 'am' },
      { weekday: 5, half: 'whole' },
    ]);
    expect(weekLength(fourDays)).toBe(3.5);
  });

  it('holds from its day on, and the first one before it too', () => {
    const weeks = [
      { effectiveFrom: '2024-01-08', days: {}, alternatingWeeks: [] },
      { effectiveFrom: '2026-03-01', days: fourDays, alternatingWeeks: [] },
    ];
    expect(weekAt(weeks, '2023-05-01')?.effectiveFrom).toBe('2024-01-08');
    expect(weekAt(weeks, '2026-02-28')?.effectiveFrom).toBe('2024-01-08');
    expect(weekAt(weeks, '2026-03-01')?.effectiveFrom).toBe('2026-03-01');
    expect(weekAt([], '2026-03-01')).toBeUndefined();
  });
});
