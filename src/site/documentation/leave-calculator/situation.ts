import type { Half } from '#domain/calendar/half-day.ts';
import { type PlainDate, parsePlainDate, plainDate } from '#domain/calendar/plain-date.ts';
import type { CountingUnit } from '#domain/counting/counting-policy.ts';
import {
  MONDAY_TO_FRIDAY,
  parseWeek,
  type WeekHalfDays,
  weekText,
} from '#domain/counting/working-pattern.ts';
import { type HolidayZone, isHolidayZone } from '#domain/holidays/zones.ts';

/** Everything a visitor chooses; also when it makes no sense yet, so that nothing they typed is lost. */
export interface Situation {
  readonly start: PlainDate | null;
  readonly startHalf: Half;
  readonly end: PlainDate | null;
  readonly endHalf: Half;
  readonly unit: CountingUnit;
  readonly zone: HolidayZone;
  readonly workedWeek: WeekHalfDays;
  readonly openWeek: WeekHalfDays;
  /** Public holidays that the company works. */
  readonly workedHolidays: readonly PlainDate[];
}

/** A week with a holiday, a Saturday that counts in one unit only, and a Sunday before the return. */
export const EXAMPLE: Situation = {
  start: plainDate('2026-07-13'),
  startHalf: 'am',
  end: plainDate('2026-07-18'),
  endHalf: 'pm',
  unit: 'ouvres',
  zone: 'metropole',
  workedWeek: MONDAY_TO_FRIDAY,
  openWeek: MONDAY_TO_FRIDAY,
  workedHolidays: [],
};

/** Absent is the example's value, `null` is a text that means nothing. */
type Read<T> = (text: string) => T | null;

function oneOf<T extends string>(...values: readonly T[]): Read<T> {
  return (text) => values.find((value) => value === text) ?? null;
}

const readHalf = oneOf<Half>('am', 'pm');

function readDates(text: string): PlainDate[] | null {
  const dates = text.split(',').map(parsePlainDate);
  const readable = dates.filter((date) => date !== null);
  return readable.length === dates.length ? readable : null;
}

const KEYS = ['from', 'fromHalf', 'to', 'toHalf', 'unit', 'zone', 'week', 'open', 'worked'] as const;

export interface ReadSituation {
  readonly situation: Situation;
  /** Some of the query meant nothing and the example's value stands in for it. */
  readonly incomplete: boolean;
}

/** What a shared link says. */
export function readSituation(query: URLSearchParams): ReadSituation {
  let incomplete = false;
  function field<T>(key: (typeof KEYS)[number], read: Read<T>, otherwise: T): T {
    const text = query.get(key);
    if (text === null) return otherwise;
    const value = read(text);
    if (value === null) incomplete = true;
    return value ?? otherwise;
  }
  function date(key: 'from' | 'to', otherwise: PlainDate | null): PlainDate | null {
    return query.get(key) === '' ? null : field(key, parsePlainDate, otherwise);
  }
  const situation: Situation = {
    start: date('from', EXAMPLE.start),
    startHalf: field('fromHalf', readHalf, EXAMPLE.startHalf),
    end: date('to', EXAMPLE.end),
    endHalf: field('toHalf', readHalf, EXAMPLE.endHalf),
    unit: field('unit', oneOf<CountingUnit>('ouvres', 'ouvrables'), EXAMPLE.unit),
    zone: field('zone', (text) => (isHolidayZone(text) ? text : null), EXAMPLE.zone),
    workedWeek: field('week', parseWeek, EXAMPLE.workedWeek),
    openWeek: field('open', parseWeek, EXAMPLE.openWeek),
    workedHolidays: field('worked', readDates, EXAMPLE.workedHolidays),
  };
  return { situation, incomplete };
}

/** The query that says this situation; parameters of others stay. Only what differs from the example is told. */
export function writeSituation(situation: Situation, query: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const key of KEYS) written.delete(key);
  const tell = (key: (typeof KEYS)[number], text: string, example: string) => {
    if (text !== example) written.set(key, text);
  };
  written.set('from', situation.start ?? '');
  written.set('to', situation.end ?? '');
  tell('fromHalf', situation.startHalf, EXAMPLE.startHalf);
  tell('toHalf', situation.endHalf, EXAMPLE.endHalf);
  tell('unit', situation.unit, EXAMPLE.unit);
  tell('zone', situation.zone, EXAMPLE.zone);
  tell('week', weekText(situation.workedWeek), weekText(EXAMPLE.workedWeek));
  tell('open', weekText(situation.openWeek), weekText(EXAMPLE.openWeek));
  tell('worked', situation.workedHolidays.join(','), '');
  return written;
}
