import { describe, expect, it } from 'vitest';
import { checklistItems } from './checklist-items.ts';
import type { Preview } from './use-preview.ts';

const fine: Preview = {
  calendarDays: 5,
  countedDays: 5,
  days: [],
  returnsOn: '2026-07-13',
  balance: null,
  recredit: null,
  conflicts: [],
  moreConflicts: { absences: 0, people: 0 },
  coverage: { shortages: [], blackouts: [] },
  overlap: null,
  refusals: [],
  closedMonths: [],
  warnings: [],
};

const away = (employeeId: string): Preview['conflicts'][number] => ({
  employeeId,
  employeeName: 'Bob',
  type: 'absent',
  status: 'approved',
  startDate: '2026-07-06',
  startHalf: 'am',
  endDate: '2026-07-06',
  endHalf: 'pm',
});

const statesOf = (...given: Parameters<typeof checklistItems>) =>
  Object.fromEntries(checklistItems(...given).map(({ name, state }) => [name, state]));

describe('the checklist', () => {
  it('knows nothing before the dates', () => {
    expect(new Set(Object.values(statesOf(false, undefined)))).toEqual(new Set(['open']));
  });

  it('ticks everything for a leave that meets nobody and nothing', () => {
    expect(new Set(Object.values(statesOf(true, fine)))).toEqual(new Set(['done']));
  });

  it('points at what deserves a second look', () => {
    const preview: Preview = {
      ...fine,
      countedDays: 0,
      balance: {
        counter: 'paid-leave',
        label: 'Congés payés',
        unit: 'ouvres',
        today: 2,
        at: '2026-07-10',
        later: 0,
        before: 1,
        after: -4,
        reserved: 0,
        verdict: 'beyond-balance-warned',
        shortOn: '2026-07-07',
      },
      overlap: { ...away('x'), id: 'x', type: 'sick', status: 'approved' },
    };
    expect(statesOf(true, preview)).toEqual({
      dates: 'done',
      counted: 'warning',
      balance: 'warning',
      overlap: 'warning',
      team: 'done',
    });
  });

  it('counts people, not their absences', () => {
    const team = checklistItems(true, { ...fine, conflicts: [away('a'), away('a'), away('b')] }).at(-1);
    expect(team).toEqual({ name: 'team', state: 'warning', count: 2 });
  });
});
