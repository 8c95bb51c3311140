import { describe, expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import type { CalendarAbsence } from '#web/leave/leave-request.ts';
import { daysAhead } from './week-days.ts';

const away = (employeeName: string, startDate: string, endDate: string): CalendarAbsence => ({
  id: `${employeeName} ${startDate}`,
  employeeId: employeeName,
  employeeName,
  type: 'vacation',
  status: 'approved',
  startDate,
  startHalf: 'am',
  endDate,
  endHalf: 'pm',
  atWork: false,
});
const friday = plainDate('2026-11-13');
const nextFriday = plainDate('2026-11-20');
const told = (absences: CalendarAbsence[]) => {
  const { today, ahead } = daysAhead(absences, friday, nextFriday);
  return [today, ...ahead].map(({ date, away: met }) => [
    date,
    met.map(({ absence }) => absence.employeeName).join(),
  ]);
};

describe('the week ahead', () => {
  it('names everyone on each working day, those without anyone included', () => {
    expect(told([away('Ana', '2026-11-12', '2026-11-17'), away('Bao', '2026-11-17', '2026-11-17')])).toEqual([
      ['2026-11-13', 'Ana'],
      ['2026-11-16', 'Ana'],
      ['2026-11-17', 'Ana,Bao'],
      ['2026-11-18', ''],
      ['2026-11-19', ''],
      ['2026-11-20', ''],
    ]);
  });

  it('tells a Saturday on which an absence begins or ends', () => {
    expect(told([away('Ana', '2026-11-14', '2026-11-14')])[1]).toEqual(['2026-11-14', 'Ana']);
    expect(told([away('Ana', '2026-11-09', '2026-11-14')])[1]).toEqual(['2026-11-14', 'Ana']);
  });
});
