import { expect, it } from 'vitest';
import { confirmableSince, deletedAfter } from './retention.ts';

const sentAt = Date.parse('2026-11-15T10:00:00Z');

it('M4: what visitors send is deleted a year later', () => {
  expect(new Date(deletedAfter('contact', sentAt)).toISOString()).toBe('2027-11-15T10:00:00.000Z');
  expect(deletedAfter('application', sentAt)).toBe(deletedAfter('contact', sentAt));
});

it('M5: an address is confirmed within seven days, or forgotten', () => {
  expect(new Date(confirmableSince(sentAt)).toISOString()).toBe('2026-11-08T10:00:00.000Z');
});
