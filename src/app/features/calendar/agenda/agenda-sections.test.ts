import { describe, expect, it } from 'vitest';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { absencesByDay } from '#web/leave/day-absences.ts';
import type { CalendarAbsence } from '#web/leave/leave-request.ts';
import { agendaSections } from './agenda-sections.ts';

const today = d('2026-05-13');
const absence = (id: string, startDate: string, endDate: string): CalendarAbsence => ({
  id,
  employeeId: id,
  employeeName: id,
  type: 'vacation',
  status: 'approved',
  startDate,
  startHalf: 'am',
  endDate,
  endHalf: 'pm',
  atWork: false,
});

const told = (absences: readonly CalendarAbsence[], to = '2026-05-31', named: readonly string[] = []) =>
  agendaSections(today, d(to), today, {
    absences: absencesByDay(absences, today, d(to)),
    isNamed: (day) => named.includes(day),
  }).map(({ kind, entries }) => [
    kind,
    ...entries.map((entry) =>
      [
        entry.from === entry.to ? entry.from.slice(8) : `${entry.from.slice(8)}-${entry.to.slice(8)}`,
        ...entry.absences.map((one) => one.absence.id),
      ].join(' '),
    ),
  ]);

describe('the agenda', () => {
  it('says today, tomorrow, this week, next week, and then which week', () => {
    expect(told([absence('Ana', '2026-05-14', '2026-05-18')], '2026-05-26')).toEqual([
      ['today', '13'],
      ['tomorrow', '14 Ana'],
      ['thisWeek', '15 Ana', '16-17 Ana'],
      ['nextWeek', '18 Ana', '19', '20', '21', '22'],
      ['week', '25', '26'],
    ]);
  });

  it('tells the days of a weekend apart where they are not the same', () => {
    expect(told([absence('Ana', '2026-05-15', '2026-05-16')], '2026-05-17', ['2026-05-17'])).toEqual([
      ['today', '13'],
      ['tomorrow', '14'],
      ['thisWeek', '15 Ana', '16 Ana', '17'],
    ]);
  });

  it('starts with a weekend where that is today', () => {
    const saturday = d('2026-05-16');
    const facts = { absences: new Map(), isNamed: () => false };
    const sections = agendaSections(saturday, d('2026-05-18'), saturday, facts);
    expect(sections.map(({ kind, entries }) => [kind, entries.length])).toEqual([
      ['today', 1],
      ['tomorrow', 1],
      ['nextWeek', 1],
    ]);
  });
});
