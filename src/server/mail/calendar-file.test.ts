import { describe, expect, it } from 'vitest';
import { type LeaveRange, leaveRange } from '#domain/calendar/leave-range.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { calendarFile } from './calendar-file.ts';

const entry = {
  requestId: 'f2b7',
  version: 4,
  cancelled: false,
  timeZone: 'Europe/Paris',
  at: new Date('2026-06-01T08:00:00Z'),
  person: { name: 'Inès Employée', email: 'ines@exemple.fr' },
  publicUrl: 'https://conges.example.fr',
  url: 'https://conges.example.fr/requests/f2b7',
};
const [monday, friday] = [plainDate('2026-07-06'), plainDate('2026-07-10')];
const linesOf = (range: LeaveRange, cancelled = false) =>
  calendarFile({ ...entry, range, cancelled }).content.split('\r\n');

describe('a calendar file', () => {
  it('holds whole days with an end outside of them, and never says why', () => {
    expect(linesOf(leaveRange(monday, friday))).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'UID:f2b7@conges.example.fr',
        'SEQUENCE:4',
        'DTSTAMP:20260601T080000Z',
        'DTSTART;VALUE=DATE:20260706',
        'DTEND;VALUE=DATE:20260711',
        'SUMMARY:Absence',
        'STATUS:CONFIRMED',
      ]),
    );
  });

  it('has hours as soon as a half-day is involved', () => {
    const morning = linesOf(leaveRange(monday, monday, 'am', 'am'));
    expect(morning).toEqual(
      expect.arrayContaining([
        'TZID:Europe/Paris',
        'DTSTART;TZID=Europe/Paris:20260706T080000',
        'DTEND;TZID=Europe/Paris:20260706T120000',
      ]),
    );
    const fromNoon = linesOf(leaveRange(monday, friday, 'pm', 'pm'));
    expect(fromNoon).toEqual(
      expect.arrayContaining([
        'DTSTART;TZID=Europe/Paris:20260706T140000',
        'DTEND;TZID=Europe/Paris:20260710T180000',
      ]),
    );
  });

  it('takes out what it put in', () => {
    const lines = linesOf(leaveRange(monday, friday), true);
    expect(lines).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'UID:f2b7@conges.example.fr']),
    );
  });
});
