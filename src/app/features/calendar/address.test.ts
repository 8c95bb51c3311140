import { describe, expect, it } from 'vitest';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { type CalendarAddress, isNarrowed, readAddress, writeAddress } from './address.ts';

const today = d('2026-05-14');
const team = '6f1c2f0e-7c1e-4a51-9d6a-0f6f0c4a1b2c';
const person = '0d6cbb51-6d8f-4f0f-8f3c-8a4b9a0d1e2f';
const plain: CalendarAddress = {
  view: 'month',
  month: d('2026-05-01'),
  team: null,
  type: null,
  person: null,
  pending: false,
  from: null,
  scale: null,
};
const usual = { view: 'month', pending: false } as const;
const read = (search: string) => readAddress(new URLSearchParams(search), today, usual);

describe('the address of the calendar', () => {
  it('says nothing of what goes without saying', () => {
    expect(read('')).toEqual(plain);
    expect(writeAddress(new URLSearchParams(), { ...plain, view: undefined }, today).toString()).toBe('');
  });

  it('comes back as it was written', () => {
    const address: CalendarAddress = {
      view: 'timeline',
      month: d('2027-02-01'),
      team,
      type: 'absent',
      person,
      pending: true,
      from: d('2027-02-08'),
      scale: 'quarter',
    };
    const search = writeAddress(new URLSearchParams(), address, today);
    expect(Object.fromEntries(search)).toEqual({
      view: 'timeline',
      month: '2027-02',
      team,
      type: 'absent',
      person,
      pending: '1',
      from: '2027-02-08',
      scale: 'quarter',
    });
    expect(readAddress(search, today, usual)).toEqual(address);
  });

  it('passes over what cannot be read', () => {
    expect(
      read('view=week&month=2026-13&team=x&person=1&pending=yes&from=2026-02-30&scale=day&type='),
    ).toEqual(plain);
    expect(read('month=2101-01&from=1969-12-31')).toEqual(plain);
  });

  it('leaves to what was shown last what it does not say', () => {
    const last = { view: 'agenda', pending: true } as const;
    const readAfter = (search: string) => {
      const { view, pending } = readAddress(new URLSearchParams(search), today, last);
      return [view, pending];
    };
    expect(readAfter('')).toEqual(['agenda', true]);
    expect(readAfter('view=month')).toEqual(['month', true]);
    expect(readAfter('pending=0')).toEqual(['agenda', false]);
  });

  it('changes what it is told to and keeps the rest, its own or not', () => {
    const search = new URLSearchParams({ view: 'year', team, type: 'sick', lang: 'en' });
    const next = writeAddress(search, { type: null, month: d('2025-01-01'), pending: true }, today);
    expect(Object.fromEntries(next)).toEqual({
      view: 'year',
      team,
      lang: 'en',
      month: '2025-01',
      pending: '1',
    });
    expect(writeAddress(next, { month: d('2026-05-01'), pending: false }, today).toString()).toBe(
      `view=year&team=${team}&lang=en`,
    );
  });

  it('knows whether absences are left out', () => {
    expect(isNarrowed(plain)).toBe(false);
    expect(isNarrowed({ ...plain, type: 'absent' })).toBe(true);
  });
});
