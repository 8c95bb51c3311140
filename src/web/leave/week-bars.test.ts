import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, plainDate as d } from '#domain/calendar/plain-date.ts';
import { weekOf } from '#domain/calendar/week.ts';
import { absencesByDay } from '#web/leave/day-absences.ts';
import type { CalendarAbsence } from '#web/leave/leave-request.ts';
import { placeBars, weekBars } from './week-bars.ts';

const monday = d('2026-05-04');
const week = weekOf(monday);

const absence = (part: Partial<CalendarAbsence>): CalendarAbsence => ({
  id: 'a',
  employeeId: part.id ?? 'a',
  employeeName: 'Emma',
  type: 'vacation',
  status: 'approved',
  startDate: '2026-05-05',
  startHalf: 'am',
  endDate: '2026-05-06',
  endHalf: 'pm',
  atWork: false,
  ...part,
});

const barsOf = (...absences: CalendarAbsence[]) =>
  weekBars(week, absencesByDay(absences, monday, addDays(monday, 6)));

describe('the bars of a week', () => {
  it('begin and end with their half-day', () => {
    expect(barsOf(absence({ startHalf: 'pm', endHalf: 'am' }))).toMatchObject([
      { start: 3, end: 5, cutStart: false, cutEnd: false },
    ]);
  });

  it('go on from the week before and into the week after', () => {
    expect(barsOf(absence({ startDate: '2026-05-01', endDate: '2026-05-12' }))).toMatchObject([
      { start: 0, end: 14, cutStart: true, cutEnd: true },
    ]);
  });

  it('break where sickness lies over a leave', () => {
    const leave = absence({ id: 'leave', employeeId: 'e', startDate: '2026-05-04', endDate: '2026-05-08' });
    const sick = absence({ id: 'sick', employeeId: 'e', startDate: '2026-05-06', endDate: '2026-05-06' });
    const told = barsOf(leave, sick).map((bar) => `${bar.absence.id} ${bar.start}-${bar.end}`);
    expect(told.sort()).toEqual(['leave 0-4', 'leave 6-10', 'sick 4-6']);
  });
});

describe('the lines of a week', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, place) => absence({ id: `person ${place}` }));

  it('take everyone there is room for', () => {
    expect(placeBars(barsOf(...many(4)), 4)).toMatchObject({
      bars: [{ lane: 0 }, { lane: 1 }, { lane: 2 }, { lane: 3 }],
      left: [0, 0, 0, 0, 0, 0, 0],
    });
  });

  it('give the last of them to how many are left', () => {
    const { bars, left } = placeBars(barsOf(...many(6)), 4);
    expect([bars.length, left]).toEqual([3, [0, 3, 3, 0, 0, 0, 0]]);
  });

  it('are used again once somebody is back', () => {
    const early = absence({ id: 'early', startDate: '2026-05-04', endDate: '2026-05-05', endHalf: 'am' });
    const late = absence({ id: 'late', startDate: '2026-05-06', endDate: '2026-05-07' });
    expect(placeBars(barsOf(early, late), 4).bars.map(({ lane }) => lane)).toEqual([0, 0]);
  });

  const half = fc.constantFrom('am' as const, 'pm' as const);
  const someAbsence = fc
    .record({
      person: fc.nat(12),
      from: fc.integer({ min: -9, max: 9 }),
      length: fc.nat(12),
      a: half,
      b: half,
    })
    .filter(({ length, a, b }) => length > 0 || a === b || a === 'am');

  it('hold every day of every absence once, and never two on top of each other', () => {
    fc.assert(
      fc.property(fc.array(someAbsence, { maxLength: 40 }), fc.integer({ min: 2, max: 8 }), (drawn, room) => {
        const absences = drawn.map(({ person, from, length, a, b }, place) =>
          absence({
            id: String(place),
            employeeId: String(person),
            startDate: addDays(monday, from),
            startHalf: a,
            endDate: addDays(monday, from + length),
            endHalf: b,
          }),
        );
        const byDay = absencesByDay(absences, monday, addDays(monday, 6));
        const bars = weekBars(week, byDay);
        const lanes = placeBars(bars, room);
        week.forEach((day, place) => {
          const met = byDay.get(day) ?? [];
          const onDay = bars.filter(({ start, end }) => start < place * 2 + 2 && end > place * 2);
          expect(onDay.map((bar) => bar.absence.id).sort()).toEqual(met.map((one) => one.absence.id).sort());
          const seen = lanes.bars.filter(({ start, end }) => start < place * 2 + 2 && end > place * 2);
          expect(new Set(seen.map(({ lane }) => lane)).size).toBe(seen.length);
          expect(seen.length + (lanes.left[place] ?? 0)).toBe(met.length);
          expect(seen.every(({ lane }) => lane < room)).toBe(true);
          if ((lanes.left[place] ?? 0) > 0) expect(seen.every(({ lane }) => lane < room - 1)).toBe(true);
        });
      }),
    );
  });
});
