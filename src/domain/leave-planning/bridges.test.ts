import { describe, expect, it } from 'vitest';
import { type PlainDate, plainDate } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { countTotal } from '#domain/counting/count-leave.ts';
import { dayReader } from '#domain/counting/day-reader.ts';
import { FULL_TIME } from '#domain/counting/working-pattern.ts';
import { DEFAULT_POLICY } from '#domain/policies/leave-policy.ts';
import { type BridgeSearch, bestBridges, findBridges } from './bridges.ts';

const person = { patterns: always(FULL_TIME), employedFrom: null, employedTo: null };
const policies = always(DEFAULT_POLICY);
const year = (number: number, part: Partial<BridgeSearch> = {}): BridgeSearch => ({
  from: plainDate(`${number}-01-01`),
  to: plainDate(`${number + 1}-01-10`),
  read: dayReader(person, policies),
  isAway: () => false,
  isClosed: () => false,
  costOf: (range) => countTotal(range, person, policies).halves / 2,
  ...part,
});
const told = (search: BridgeSearch, cost: number) =>
  findBridges(search)
    .filter((bridge) => bridge.cost === cost)
    .map(({ range, rest }) => `${range.start}/${range.end} ${rest.days} ${rest.start}/${rest.end}`)
    .sort();

describe('bridges of a year, Monday to Friday, in metropolitan France', () => {
  it('finds those of 2027', () => {
    expect(told(year(2027), 1)).toEqual(['2027-05-07/2027-05-07 4 2027-05-06/2027-05-09']);
    expect(told(year(2027), 4)).toEqual([
      '2027-03-30/2027-04-02 9 2027-03-27/2027-04-04',
      '2027-05-03/2027-05-07 9 2027-05-01/2027-05-09',
      '2027-05-18/2027-05-21 9 2027-05-15/2027-05-23',
      '2027-07-12/2027-07-16 9 2027-07-10/2027-07-18',
    ]);
  });

  it('finds that four days make ten between two holidays of 2028', () => {
    expect(told(year(2028), 4)).toEqual(
      expect.arrayContaining([
        '2028-05-02/2028-05-05 10 2028-04-29/2028-05-08',
        '2028-12-26/2028-12-29 10 2028-12-23/2029-01-01',
      ]),
    );
  });

  it('begins with what brings most for a day', () => {
    const gains = findBridges(year(2028)).map(({ rest, cost }) => rest.days / cost);
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
    expect(gains[0]).toBe(4);
  });

  it('leaves out days without leave, and those that are taken already', () => {
    const friday = '2027-05-07' as PlainDate;
    const isFriday = (day: PlainDate) => day === friday;
    expect(told(year(2027, { isClosed: isFriday }), 1)).toEqual([]);
    expect(told(year(2027, { isAway: isFriday }), 3)).toContain(
      '2027-05-03/2027-05-05 9 2027-05-01/2027-05-09',
    );
  });

  it('keeps a few of each kind that can be paid, in order of their dates', () => {
    const kept = bestBridges(findBridges(year(2028)), ({ cost }) => cost <= 4);
    expect(kept.filter(({ cost }) => cost <= 1).length).toBeLessThanOrEqual(3);
    expect(kept.filter(({ cost }) => cost > 1)).toHaveLength(3);
    const days = kept.map(({ range }) => range.start);
    expect(days).toEqual(days.toSorted());
    expect(bestBridges(findBridges(year(2028)), () => false)).toEqual([]);
  });
});
