import { Temporal } from 'temporal-polyfill';
import { daysInMonth, type PlainDate } from '#domain/calendar/plain-date.ts';

/** One change of the clocks: when, as they stood before it, and what it changed. */
interface Onset {
  readonly at: Temporal.PlainDateTime;
  readonly before: string;
  readonly after: string;
  readonly forward: boolean;
}

/** Where a zone has not changed its clocks for as long as matters. */
const sinceEver = '19700101T000000';

/** A zone keeps to a rule where it did so a year before and does so for some years after. */
const YEARS_BEFORE = 1;
const YEARS_AFTER = 3;

/**
 * RFC 5545, section 3.6.5: the VTIMEZONE that hours on these days are read with. Some calendars read one STANDARD and
 * one DAYLIGHT and no more, so that is what they get: STANDARD alone where the clocks stay, both with their yearly rule
 * where there is one. A zone without a rule has each of its changes named.
 */
export function timeZoneLines(timeZone: string, from: PlainDate, to: PlainDate): string[] {
  const start = Temporal.PlainDate.from(from).toZonedDateTime(timeZone);
  const end = Temporal.PlainDate.from(to).add({ days: 1 }).toZonedDateTime(timeZone);
  const onsets = onsetsBetween(start.subtract({ years: YEARS_BEFORE }), end.add({ years: YEARS_AFTER }));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...(onsets.length === 0
      ? unchanging(basic(start.offset))
      : (yearly(onsets) ?? onsets.flatMap((onset) => named(onset)))),
    'END:VTIMEZONE',
  ];
}

function onsetsBetween(start: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime): Onset[] {
  const onsets: Onset[] = [];
  let change = start.getTimeZoneTransition('next');
  while (change && Temporal.ZonedDateTime.compare(change, end) <= 0) {
    onsets.push(onsetAt(change));
    change = change.getTimeZoneTransition('next');
  }
  return onsets;
}

function onsetAt(change: Temporal.ZonedDateTime): Onset {
  const eve = change.subtract({ nanoseconds: 1 });
  return {
    at: change.toPlainDateTime().add({ nanoseconds: eve.offsetNanoseconds - change.offsetNanoseconds }),
    before: basic(eve.offset),
    after: basic(change.offset),
    forward: change.offsetNanoseconds > eve.offsetNanoseconds,
  };
}

function unchanging(offset: string): string[] {
  return observance('STANDARD', sinceEver, offset, offset);
}

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** « the last Sunday of March »: which weekday of which month, and its place there. */
function ruleOf({ at }: Onset): string {
  const isLast = at.day > daysInMonth(at.year, at.month) - 7;
  const place = isLast ? -1 : Math.ceil(at.day / 7);
  return `FREQ=YEARLY;BYMONTH=${at.month};BYDAY=${place}${WEEKDAYS[at.dayOfWeek - 1]}`;
}

/** Both observances with their rule; null where the changes follow none. */
function yearly(onsets: readonly Onset[]): string[] | null {
  const kinds = [onsets.filter(({ forward }) => !forward), onsets.filter(({ forward }) => forward)];
  const lines = kinds.map(([first, ...others]) => {
    if (!first || others.length === 0) return null;
    const told = (onset: Onset) =>
      `${ruleOf(onset)} ${onset.at.toPlainTime()} ${onset.before} ${onset.after}`;
    return others.every((other) => told(other) === told(first)) ? named(first, ruleOf(first)) : null;
  });
  const [standard, daylight] = lines;
  return standard && daylight ? [...standard, ...daylight] : null;
}

function named(onset: Onset, rule?: string): string[] {
  const local = onset.at.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
  const kind = onset.forward ? 'DAYLIGHT' : 'STANDARD';
  return observance(kind, local, onset.before, onset.after, rule);
}

function observance(kind: string, start: string, before: string, after: string, rule?: string): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${before}`,
    `TZOFFSETTO:${after}`,
    ...(rule ? [`RRULE:${rule}`] : []),
    `END:${kind}`,
  ];
}

/** `+01:00` as `+0100`. */
function basic(offset: string): string {
  return offset.replaceAll(':', '');
}
