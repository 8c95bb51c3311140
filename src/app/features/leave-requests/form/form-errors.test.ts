import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { isToldAtFields } from './form-errors.ts';

const refusal = { code: 'validation_failed', sentence: 'Whole days only.' } as const;
const fields = { startHalf: 'Whole days only.' };

describe('a refusal', () => {
  it('is told at its fields when all that it says stands there', () => {
    expect(isToldAtFields(new ApiError({ ...refusal, fields }))).toBe(true);
    const both = { ...fields, note: 'Name a proof.' };
    expect(isToldAtFields(new ApiError({ ...refusal, fields: both, more: ['Name a proof.'] }))).toBe(true);
  });

  it('is told above the form as well when it says more, or speaks of a field that the form has not', () => {
    expect(isToldAtFields(new ApiError({ ...refusal, fields, more: ['You are away then.'] }))).toBe(false);
    expect(isToldAtFields(new ApiError({ ...refusal, fields: { elsewhere: refusal.sentence } }))).toBe(false);
    expect(isToldAtFields(new ApiError({ code: 'overlapping_absence', sentence: 'You are away.' }))).toBe(
      false,
    );
  });
});
