import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Half } from '#domain/calendar/half-day.ts';
import { leaveRange, parseLeaveRange } from '#domain/calendar/leave-range.ts';
import { addDays, plainDate } from '#domain/calendar/plain-date.ts';
import { type CalendarEvent, calendarText } from './calendar-text.ts';

const monday = plainDate('2026-07-06');
const event: CalendarEvent = {
  uid: 'f2b7@conges.example.fr',
  sequence: 4,
  changedAt: new Date('2026-06-01T08:00:00Z'),
  createdAt: new Date('2026-05-01T08:00:00Z'),
  range: leaveRange(monday, addDays(monday, 4)),
  summary: 'Vacances',
  status: 'CONFIRMED',
  takesTime: true,
};
const textOf = (change: Partial<CalendarEvent>, timeZone = 'Europe/Paris', name = 'Relâche') =>
  calendarText({ timeZone, name, refreshHours: 1, events: [{ ...event, ...change }] });

/** The calendar and its first event, read by a parser that is not ours. */
function parsed(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(zone);
  }
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error(`No event in ${text}`);
  const read = new ICAL.Event(component);
  ICAL.TimezoneService.reset();
  return { calendar, component, read };
}

/** Section 3.1: lines end in CRLF, hold 75 bytes at the most, and are cut between characters only. */
function checkLines(text: string): void {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const unfit = text
    .split('\r\n')
    .filter((line) => Buffer.byteLength(line) > 75 || line !== Buffer.from(line).toString());
  expect(unfit).toEqual([]);
}

describe('a calendar', () => {
  it('holds whole days with an end outside of them', () => {
    const { read, component } = parsed(textOf({}));
    expect(read.startDate.isDate).toBe(true);
    expect(read.startDate.toString()).toBe('2026-07-06');
    expect(read.endDate.toString()).toBe('2026-07-11');
    expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-06-01T08:00:00Z');
    expect(component.getFirstPropertyValue('sequence')).toBe(4);
    expect(textOf({})).not.toContain('VTIMEZONE');
  });

  it.each([
    ['Europe/Paris', '2026-07-06', '2026-07-06T06:00:00.000Z', '2026-07-06T10:00:00.000Z'],
    ['Europe/Paris', '2026-12-07', '2026-12-07T07:00:00.000Z', '2026-12-07T11:00:00.000Z'],
    ['Europe/Paris', '2026-03-29', '2026-03-29T06:00:00.000Z', '2026-03-29T10:00:00.000Z'],
    ['America/Cayenne', '2026-07-06', '2026-07-06T11:00:00.000Z', '2026-07-06T15:00:00.000Z'],
    ['America/Miquelon', '2026-12-07', '2026-12-07T11:00:00.000Z', '2026-12-07T15:00:00.000Z'],
    ['Indian/Reunion', '2026-07-06', '2026-07-06T04:00:00.000Z', '2026-07-06T08:00:00.000Z'],
    ['UTC', '2026-07-06', '2026-07-06T08:00:00.000Z', '2026-07-06T12:00:00.000Z'],
  ])('puts a morning in %s on %s at the right instants', (timeZone, day, start, end) => {
    const range = leaveRange(plainDate(day), plainDate(day), 'am', 'am');
    const { read } = parsed(textOf({ range }, timeZone));
    expect(read.startDate.toJSDate().toISOString()).toBe(start);
    expect(read.endDate.toJSDate().toISOString()).toBe(end);
  });

  it('reads hours across every change of the clocks that its events span', () => {
    const years = [2025, 2026, 2031].map((year) => plainDate(`${year}-11-02`));
    const events = years.map((day) => ({ ...event, uid: day, range: leaveRange(day, day, 'pm', 'pm') }));
    const calendar = new ICAL.Component(ICAL.parse(calendarText({ timeZone: 'Europe/Paris', events })));
    const [zone] = calendar.getAllSubcomponents('vtimezone');
    if (!zone) throw new Error('No time zone.');
    ICAL.TimezoneService.register(zone);
    const starts = calendar
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one).startDate.toJSDate().toISOString());
    ICAL.TimezoneService.reset();
    expect(starts).toEqual(years.map((day) => `${day}T13:00:00.000Z`));
  });

  it.each(['America/Guadeloupe', 'Indian/Reunion', 'America/Cayenne', 'UTC'])(
    'tells %s as one STANDARD, whose clocks stay',
    (timeZone) => {
      const range = leaveRange(monday, monday, 'am', 'am');
      const zone = parsed(textOf({ range }, timeZone)).calendar.getFirstSubcomponent('vtimezone');
      expect(zone?.getAllSubcomponents().map(({ name }) => name)).toEqual(['standard']);
      const offsets = ['tzoffsetfrom', 'tzoffsetto'].map((name) =>
        String(zone?.getFirstSubcomponent('standard')?.getFirstPropertyValue(name)),
      );
      expect(new Set(offsets).size).toBe(1);
      expect(offsets[0]).toMatch(/^[+-]\d{2}:\d{2}$/);
    },
  );

  it.each([
    ['Europe/Paris', 'BYMONTH=10;BYDAY=-1SU', 'BYMONTH=3;BYDAY=-1SU'],
    ['America/Miquelon', 'BYMONTH=11;BYDAY=1SU', 'BYMONTH=3;BYDAY=2SU'],
  ])('tells %s as one STANDARD and one DAYLIGHT with their rules', (timeZone, winter, summer) => {
    const range = leaveRange(monday, monday, 'am', 'am');
    const zone = parsed(textOf({ range }, timeZone)).calendar.getFirstSubcomponent('vtimezone');
    const told = zone
      ?.getAllSubcomponents()
      .map((one) => `${one.name} ${String(one.getFirstPropertyValue('rrule')).split(';').sort().join(';')}`);
    const sorted = (rule: string) => ['FREQ=YEARLY', ...rule.split(';')].sort().join(';');
    expect(told).toEqual([`standard ${sorted(winter)}`, `daylight ${sorted(summer)}`]);
  });

  it('names each change of a zone that follows no rule', () => {
    const [from, to] = [plainDate('2024-03-01'), plainDate('2025-05-01')];
    const events = [from, to].map((day) => ({ ...event, uid: day, range: leaveRange(day, day, 'am', 'am') }));
    const text = calendarText({ timeZone: 'Africa/Casablanca', events });
    expect(text).not.toContain('RRULE');
    expect(text.match(/BEGIN:(STANDARD|DAYLIGHT)/g)?.length).toBeGreaterThan(3);
  });

  it('makes nobody busy with what is cancelled or only told', () => {
    expect(textOf({})).toContain('TRANSP:OPAQUE\r\nX-MICROSOFT-CDO-BUSYSTATUS:OOF\r\n');
    for (const change of [{ status: 'CANCELLED' as const }, { takesTime: false }]) {
      expect(textOf(change)).toContain('TRANSP:TRANSPARENT\r\nX-MICROSOFT-CDO-BUSYSTATUS:FREE\r\n');
    }
  });

  it('keeps the properties of the whole before its parts', () => {
    const text = textOf({ range: leaveRange(monday, monday, 'am', 'am') });
    const order = ['X-PUBLISHED-TTL', 'BEGIN:VTIMEZONE', 'END:VTIMEZONE', 'BEGIN:VEVENT'];
    const places = order.map((part) => text.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('carries any name, whatever is in it', () => {
    const piece = fc.constantFrom(
      ',',
      ';',
      '\\',
      '\n',
      '\r\n',
      '"',
      ':',
      '😀',
      '👩🏽‍🚒',
      'é',
      'ŒÀ',
      ' ',
      'n',
    );
    const words = fc.array(fc.oneof(piece, fc.string({ unit: 'grapheme', maxLength: 12 })), {
      maxLength: 40,
    });
    const half = fc.constantFrom<Half>('am', 'pm');
    const dates = fc.tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 60 }), half, half);
    fc.assert(
      fc.property(words, words, dates, (summaryParts, nameParts, [first, length, startHalf, endHalf]) => {
        const start = addDays(plainDate('2000-01-01'), first);
        const range = parseLeaveRange(start, addDays(start, length), startHalf, endHalf);
        fc.pre(range.ok);
        const [summary, name] = [summaryParts.join(''), nameParts.join('')];
        const text = textOf({ summary, range: range.range }, 'Europe/Paris', name);
        checkLines(text);
        const { calendar, read } = parsed(text);
        expect(read.summary).toBe(plain(summary));
        // The parser leaves the values of properties that it does not know as they are written.
        const written = String(calendar.getFirstPropertyValue('x-wr-calname'));
        const said = written.replaceAll(/\\(.)/g, (_, one: string) => (one === 'n' ? '\n' : one));
        expect(said).toBe(plain(name));
        expect(read.endDate.compare(read.startDate)).toBe(1);
      }),
      { numRuns: 100 },
    );
  });

  it('takes half a surrogate pair and control characters for what they are', () => {
    const text = textOf({
      summary: 'a\ud800b\u0000c\u0007',
      organizer: { name: 'Z"o\né', email: 'z@exemple.fr' },
    });
    checkLines(text);
    expect(parsed(text).read.summary).toBe('a\ufffdbc');
    expect(text).toContain('ORGANIZER;CN="Z’o é":mailto:z@exemple.fr\r\n');
  });
});

/** What a TEXT can say: line ends are one kind of line end, and there are no control characters but the tab. */
function plain(text: string): string {
  return text.replaceAll(/\r\n|\r/g, '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, '');
}
