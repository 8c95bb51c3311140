import { expect, it } from 'vitest';
import { type ComparedRow, sortedRows, todaysFigure } from './comparison.ts';

const late = { kind: 'late-absence', days: -2, requestId: 'r', back: false } as const;

function row(place: number, difference: number, since: ComparedRow['since'] = []): ComparedRow {
  const figures = { acquired: null, taken: null, balance: 12.5 };
  return {
    row: place,
    line: place + 1,
    user: { id: 'u', name: 'Inès' },
    payrollNumber: null,
    counter: 'paid-leave',
    counterName: 'Congés payés',
    theirs: figures,
    ours: figures,
    difference,
    causes: [],
    unexplained: difference,
    since,
    note: null,
    adjustedAt: null,
  };
}

it('puts what differs first, the widest before the others, and what is equal last', () => {
  const { different, changedSince, equal } = sortedRows([
    row(0, 0),
    row(1, 1),
    row(2, -3),
    row(3, 0, [late]),
  ]);
  expect([different, changedSince, equal].map((rows) => rows.map((each) => each.row))).toEqual([
    [2, 1],
    [3],
    [0],
  ]);
});

it('says what the counter of that day is now', () => {
  expect(todaysFigure(row(0, 0, [late]))).toBe(10.5);
});
