import { describe, expect, it } from 'vitest';
import { requestColumns, sortRequests } from './sort-requests.ts';

type Row = Parameters<typeof sortRequests>[0][number];

const statusNames: Partial<Record<Row['status'], string>> = {
  approved: 'Approuvé',
  pending: 'En attente',
  rejected: 'Refusé',
};
const names = {
  type: ({ type }: Row) => (type === 'vacation' ? 'Vacances' : 'Congé maladie'),
  status: ({ status }: Row) => statusNames[status] ?? status,
};

const rows: Row[] = [
  {
    id: 'a',
    type: 'vacation',
    status: 'rejected',
    startDate: '2026-07-06',
    startHalf: 'pm',
    countedDays: 0.5,
    createdAt: '2026-05-03T08:00:00.000Z',
  },
  {
    id: 'b',
    type: 'sick',
    status: 'pending',
    startDate: '2026-07-06',
    startHalf: 'am',
    countedDays: 10,
    createdAt: '2026-05-02T08:00:00.000Z',
  },
  {
    id: 'c',
    type: 'vacation',
    status: 'approved',
    startDate: '2025-12-24',
    startHalf: 'am',
    countedDays: 2,
    createdAt: '2026-05-01T08:00:00.000Z',
  },
];

function order(key: (typeof requestColumns)[number], direction: 'ascending' | 'descending') {
  return sortRequests(rows, { key, direction }, names)
    .map(({ id }) => id)
    .join('');
}

describe('sorting one’s requests', () => {
  it('goes by what the columns say, both ways', () => {
    expect(order('period', 'ascending')).toBe('cba');
    expect(order('duration', 'ascending')).toBe('acb');
    expect(order('duration', 'descending')).toBe('bca');
    expect(order('createdAt', 'descending')).toBe('abc');
  });

  it('goes by the names that are read, not by the words of the wire', () => {
    expect(order('type', 'ascending')).toBe('bac');
    expect(order('status', 'ascending')).toBe('cba');
  });

  it('leaves equals in the order of filing, the latest first', () => {
    expect(order('type', 'descending')).toBe('acb');
  });

  it('changes nothing of what it is given', () => {
    const before = rows.map(({ id }) => id);
    for (const key of requestColumns) order(key, 'ascending');
    expect(rows.map(({ id }) => id)).toEqual(before);
  });
});
