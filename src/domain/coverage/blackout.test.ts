import { describe, expect, it } from 'vitest';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { dayReader } from '#domain/counting/day-reader.ts';
import { FULL_TIME } from '#domain/counting/working-pattern.ts';
import { LEAVE_TYPE_CATALOGUE } from '#domain/leave-types/catalogue.ts';
import { BUILT_IN_TYPES } from '#domain/leave-types/leave-type.ts';
import { DEFAULT_POLICY } from '#domain/policies/leave-policy.ts';
import { type BlackoutPeriod, blackoutsMet, isRefusable } from './blackout.ts';

const read = dayReader(
  { patterns: always(FULL_TIME), employedFrom: null, employedTo: null },
  always(DEFAULT_POLICY),
);
const period = (name: string, start: string, end: string): BlackoutPeriod => ({
  id: name,
  teamId: null,
  name,
  start: plainDate(start),
  end: plainDate(end),
  reason: '',
});
const stocktaking = period('Inventaire', '2026-01-12', '2026-01-14');
const met = (start: string, end: string, periods = [stocktaking]): string[] =>
  blackoutsMet(leaveRange(plainDate(start), plainDate(end)), read, periods).map(({ name }) => name);

describe('K3: periods without leave', () => {
  it('holds leave that touches one of its days, and no other', () => {
    expect(met('2026-01-09', '2026-01-12')).toEqual(['Inventaire']);
    expect(met('2026-01-14', '2026-01-20')).toEqual(['Inventaire']);
    expect(met('2026-01-05', '2026-01-09')).toEqual([]);
    expect(met('2026-01-15', '2026-01-15')).toEqual([]);
  });

  it('takes a half-day for what it is', () => {
    const noon = leaveRange(plainDate('2026-01-09'), plainDate('2026-01-12'), 'pm', 'am');
    expect(blackoutsMet(noon, read, [stocktaking])).toHaveLength(1);
  });

  it('does not hold days on which the person would not work', () => {
    const weekend = period('Soldes', '2026-01-10', '2026-01-11');
    expect(met('2026-01-09', '2026-01-12', [weekend])).toEqual([]);
    const holiday = period('Ascension', '2026-05-14', '2026-05-14');
    expect(met('2026-05-13', '2026-05-15', [holiday])).toEqual([]);
  });

  it('names several in their order', () => {
    const sales = period('Soldes', '2026-01-07', '2026-01-13');
    expect(met('2026-01-05', '2026-01-16', [stocktaking, sales])).toEqual(['Soldes', 'Inventaire']);
  });
});

describe('K4: what a period without leave leaves alone', () => {
  it('holds leave that the employer may refuse', () => {
    expect(isRefusable(BUILT_IN_TYPES.vacation)).toBe(true);
    expect(isRefusable(BUILT_IN_TYPES.personal)).toBe(true);
    expect(isRefusable(BUILT_IN_TYPES.other)).toBe(true);
  });

  it('lets sickness through, and of the catalogue all that the law grants', () => {
    expect(isRefusable(BUILT_IN_TYPES.sick)).toBe(false);
    const refusable = LEAVE_TYPE_CATALOGUE.filter(({ key, absence }) =>
      isRefusable({ absence, catalogueKey: key }),
    );
    expect(refusable.map(({ key }) => key)).toEqual(['rtt', 'training', 'unpaid', 'sabbatical']);
  });
});
