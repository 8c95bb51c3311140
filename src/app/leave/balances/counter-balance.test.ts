import { describe, expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { type CounterBalance, comingExpiries } from './counter-balance.ts';

describe('days worth looking at', () => {
  const counter = (...expiries: (string | null)[]): CounterBalance => ({
    counter: 'paid-leave',
    label: 'Congés payés',
    unit: 'ouvres',
    acquired: 0,
    taken: 0,
    reserved: 0,
    available: 0,
    later: 0,
    expiresOn: null,
    periods: [],
    entries: [],
    olderEntries: 0,
    lots: expiries.map((expiresOn) => ({ label: 'N', remaining: 1, expiresOn })),
  });

  it('are the coming expiries, each once and in order', () => {
    const counters = [counter('2028-05-31', '2027-05-31', null), counter('2027-05-31', '2026-05-31')];
    expect(comingExpiries(counters, plainDate('2026-11-15'))).toEqual(['2027-05-31', '2028-05-31']);
  });
});
