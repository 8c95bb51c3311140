import { describe, expect, it } from 'vitest';
import { adjustmentFormSchema } from '#contract/people-sheets.ts';
import { signedDays } from './signed-days.ts';

describe('days of an adjustment', () => {
  it('take their sign from the choice', () => {
    expect(signedDays('add', 1.5)).toBe(1.5);
    expect(signedDays('remove', 1.5)).toBe(-1.5);
  });

  it.each([null, 0, -2, Number.NaN])('are refused by the contract when %j was typed', (figure) => {
    const sent = { counter: 'paid-leave', date: '2026-11-15', reason: 'Reprise' };
    expect(adjustmentFormSchema.safeParse({ ...sent, days: 1.5 }).success).toBe(true);
    expect(adjustmentFormSchema.safeParse({ ...sent, days: signedDays('add', figure) }).success).toBe(false);
  });
});
