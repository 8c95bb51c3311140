import { describe, expect, it } from 'vitest';
import { losersFirst, type ShownPersonChange, summaryOf } from './change-preview.ts';

function person(name: string, ...changes: [before: number, after: number][]): ShownPersonChange {
  return {
    user: { id: '0198c0de-0000-7000-8000-000000000001', name },
    balances: changes.map(([before, after], place) => ({
      counter: `c${place}`,
      label: 'Congés payés',
      before,
      after,
    })),
    bookings: [],
    why: [],
  };
}

const booking = {
  requestId: '0198c0de-0000-7000-8000-000000000002',
  startDate: '2026-07-06',
  endDate: '2026-07-10',
  before: 5,
  after: 4,
};

describe('what a change does, summed up', () => {
  it('counts who gains, who loses and what is recounted', () => {
    const people = [
      person('Gains', [20, 22]),
      person('Loses', [20, 18]),
      person('Trades', [10, 12], [5, 3]),
      { ...person('Keeps'), bookings: [booking, booking] },
    ];
    expect(summaryOf({ peopleLookedAt: 9, people })).toEqual({
      touched: 4,
      gaining: 1,
      losing: 1,
      recounted: 2,
    });
  });

  it('does not take a rounding for a gain', () => {
    expect(summaryOf({ peopleLookedAt: 1, people: [person('Same', [0.1 + 0.2, 0.3])] })).toMatchObject({
      gaining: 0,
      losing: 0,
    });
  });

  it('shows those who lose first', () => {
    const people = [person('Gains', [1, 2]), person('Keeps', [1, 1]), person('Loses', [2, 1])];
    expect(losersFirst(people).map(({ user }) => user.name)).toEqual(['Loses', 'Keeps', 'Gains']);
  });
});
