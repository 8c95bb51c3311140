import { describe, expect, it } from 'vitest';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { dayAfterKey } from './day-step.ts';

const press = (key: string, held: Partial<Parameters<typeof dayAfterKey>[1]> = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
});

describe('keys of the month', () => {
  it.each([
    ['ArrowLeft', '2026-04-30'],
    ['ArrowRight', '2026-05-02'],
    ['ArrowUp', '2026-04-24'],
    ['ArrowDown', '2026-05-08'],
    ['Home', '2026-04-27'],
    ['End', '2026-05-03'],
    ['PageUp', '2026-04-01'],
    ['PageDown', '2026-06-01'],
  ])('%s leads from Friday 1 May to %s', (key, day) => {
    expect(dayAfterKey(d('2026-05-01'), press(key))).toBe(day);
  });

  it('go by years with Shift, and stop at the end of a shorter month', () => {
    expect(dayAfterKey(d('2024-02-29'), press('PageDown', { shiftKey: true }))).toBe('2025-02-28');
    expect(dayAfterKey(d('2026-05-31'), press('PageDown'))).toBe('2026-06-30');
  });

  it('leave to the browser what is its own', () => {
    expect(dayAfterKey(d('2026-05-01'), press('ArrowLeft', { altKey: true }))).toBeNull();
    expect(dayAfterKey(d('2026-05-01'), press('a'))).toBeNull();
  });
});
