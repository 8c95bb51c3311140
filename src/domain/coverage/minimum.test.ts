import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfSlot } from '#domain/calendar/half-day.ts';
import { firstSlot, type LeaveRange, lastSlot, leaveRange } from '#domain/calendar/leave-range.ts';
import { addDays, plainDate } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { dayReader } from '#domain/counting/day-reader.ts';
import {
  FULL_TIME,
  type WorkingPattern,
  weekOfHalfDays,
  workingPattern,
} from '#domain/counting/working-pattern.ts';
import { DEFAULT_POLICY } from '#domain/policies/leave-policy.ts';
import { foreseenShortages, shortages } from './minimum.ts';
import type { Presentee } from './presence.ts';

const LONG_AGO = plainDate('2026-01-01');
const someone = (absences: LeaveRange[] = [], pattern: WorkingPattern = FULL_TIME): Presentee => ({
  read: dayReader(
    { patterns: always(pattern), employedFrom: null, employedTo: null },
    always(DEFAULT_POLICY),
  ),
  absences,
});
const days = (start: string, end: string, startHalf: 'am' | 'pm' = 'am', endHalf: 'am' | 'pm' = 'pm') =>
  leaveRange(plainDate(start), plainDate(end), startHalf, endHalf);
const noWednesdays = workingPattern([
  weekOfHalfDays(['1am', '1pm', '2am', '2pm', '4am', '4pm', '5am', '5pm']),
]);

describe('K2: minimum presence', () => {
  it('names the days on which too few would be left', () => {
    const colleague = someone([days('2026-05-12', '2026-05-13')]);
    const found = shortages(days('2026-05-11', '2026-05-15'), someone(), [colleague, someone()], 2, LONG_AGO);
    // 14 May 2026 is Ascension Day: nobody works, and nobody is missed.
    expect(found).toEqual([
      { date: '2026-05-12', half: null, present: 1 },
      { date: '2026-05-13', half: null, present: 1 },
    ]);
  });

  it('counts mornings and afternoons apart', () => {
    const colleague = someone([days('2026-05-12', '2026-05-12', 'pm')]);
    const leave = days('2026-05-12', '2026-05-12');
    expect(shortages(leave, someone(), [colleague], 1, LONG_AGO)).toEqual([
      { date: '2026-05-12', half: 'pm', present: 0 },
    ]);
    const morning = days('2026-05-12', '2026-05-12', 'am', 'am');
    expect(shortages(morning, someone(), [colleague], 1, LONG_AGO)).toEqual([]);
  });

  it('misses a part-timer neither on a day they do not work, nor as a colleague on it', () => {
    const week = days('2026-05-18', '2026-05-22');
    expect(shortages(week, someone([], noWednesdays), [someone()], 2, LONG_AGO)).toHaveLength(4);
    expect(shortages(week, someone(), [someone([], noWednesdays)], 1, LONG_AGO)).toEqual([
      { date: '2026-05-20', half: null, present: 0 },
    ]);
  });

  it('does not speak of days that are over, nor of half-days that the person is away already', () => {
    const leave = days('2026-05-18', '2026-05-20');
    expect(shortages(leave, someone(), [], 1, plainDate('2026-05-20'))).toHaveLength(1);
    const sick = someone([days('2026-05-18', '2026-05-19', 'am', 'am')]);
    expect(shortages(leave, sick, [], 1, LONG_AGO)).toEqual([
      { date: '2026-05-19', half: 'pm', present: 0 },
      { date: '2026-05-20', half: null, present: 0 },
    ]);
  });

  it('looks a year ahead, however long the leave', () => {
    const found = shortages(days('2026-01-01', '2029-12-31'), someone(), [], 1, LONG_AGO);
    expect(found.at(-1)?.date).toBe('2026-12-31');
  });

  it('agrees with counting heads half-day by half-day', () => {
    const first = plainDate('2026-04-27');
    const half = fc.constantFrom('am' as const, 'pm' as const);
    const range = fc
      .tuple(fc.nat(20), fc.nat(6), half, half)
      .filter(([, length, from, to]) => length > 0 || from === 'am' || to === 'pm')
      .map(([start, length, from, to]) =>
        leaveRange(addDays(first, start), addDays(first, start + length), from, to),
      );
    const person = fc
      .tuple(fc.array(range, { maxLength: 3 }), fc.constantFrom(FULL_TIME, noWednesdays))
      .map(([absences, pattern]) => someone(absences, pattern));
    const away = ({ absences }: Presentee, slot: number): boolean =>
      absences.some((absence) => firstSlot(absence) <= slot && slot <= lastSlot(absence));
    const works = ({ read }: Presentee, slot: number): boolean =>
      (read(Math.floor(slot / 2)).worked & (slot % 2 === 0 ? 1 : 2)) > 0;
    fc.assert(
      fc.property(
        range,
        person,
        fc.array(person, { maxLength: 4 }),
        fc.nat(4),
        (leave, me, others, least) => {
          const naive = new Map<string, number[]>();
          for (let slot: number = firstSlot(leave); slot <= lastSlot(leave); slot += 1) {
            if (!works(me, slot) || away(me, slot)) continue;
            const left = others.filter((one) => works(one, slot) && !away(one, slot)).length;
            const date = dateOfSlot(slot);
            if (left < least) naive.set(date, [...(naive.get(date) ?? []), left]);
          }
          const found = shortages(leave, me, others, least, first);
          expect(found.map(({ date }) => date)).toEqual([...naive.keys()]);
          for (const { date, half: told, present } of found) {
            const counts = naive.get(date) ?? [];
            expect(present).toBe(Math.min(...counts));
            expect(told === null).toBe(counts.length === 2);
          }
        },
      ),
    );
  });
});

describe('K2: what approved leave leaves', () => {
  const foreseen = (people: Presentee[], minimum: number, start: string, end: string) =>
    foreseenShortages(people, minimum, plainDate(start), plainDate(end));

  it('is too little on the half-days when fewer are in than must be', () => {
    const people = [someone([days('2026-05-12', '2026-05-13', 'pm', 'pm')]), someone()];
    expect(foreseen(people, 2, '2026-05-11', '2026-05-17')).toEqual([
      { date: '2026-05-12', half: 'pm', present: 1 },
      { date: '2026-05-13', half: null, present: 1 },
    ]);
  });

  it('is nobody’s doing where too few were expected anyway', () => {
    const people = [someone([], noWednesdays), someone()];
    expect(foreseen(people, 2, '2026-05-18', '2026-05-22')).toEqual([]);
    expect(foreseen(people, 5, '2026-05-18', '2026-05-22')).toEqual([]);
  });

  it('agrees with what was foretold to the last one who asked', () => {
    const anyLeave = fc
      .tuple(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 6 }))
      .map(([start, length]) => {
        const first = addDays(plainDate('2026-06-01'), start);
        return leaveRange(first, addDays(first, length), 'am', 'pm');
      });
    fc.assert(
      fc.property(
        anyLeave,
        fc.array(anyLeave, { maxLength: 4 }),
        fc.integer({ min: 1, max: 5 }),
        (leave, away, minimum) => {
          const others = away.map((one) => someone([one]));
          const told = shortages(leave, someone(), others, minimum, LONG_AGO);
          const seen = foreseen([someone([leave]), ...others], minimum, '2026-05-25', '2026-07-05');
          expect(seen).toEqual(expect.arrayContaining(told));
        },
      ),
    );
  });
});
