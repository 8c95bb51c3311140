import { readFileSync } from 'node:fs';
import { fraction } from '#domain/amounts/fraction.ts';
import { plainDate, type Weekday } from '#domain/calendar/plain-date.ts';
import { timeline } from '#domain/calendar/timeline.ts';
import {
  type HalfDayOfWeek,
  MONDAY_TO_FRIDAY,
  type WeekHalfDays,
  weekOfHalfDays,
  workingPattern,
} from '#domain/counting/working-pattern.ts';
import { HOLIDAY_KEYS } from '#domain/holidays/public-holidays.ts';
import { isHolidayZone } from '#domain/holidays/zones.ts';
import { DEFAULT_POLICY, type LeavePolicy } from '#domain/policies/leave-policy.ts';
import { ALL_RULES, ruleOf, sourceOf } from '#domain/rules/all-rules.ts';
import type { RuleNumber } from '#domain/rules/rule-number.ts';
import type { CountCase } from './count-case.ts';

function isWeekday(day: number): day is Weekday {
  return Number.isInteger(day) && day >= 1 && day <= 7;
}

function weekday(text: string): Weekday {
  const day = Number(text);
  if (!isWeekday(day)) throw new Error(`No weekday ${text}`);
  return day;
}

/** `1,2,3am` is Monday, Tuesday and Wednesday morning. */
export function readWeek(text: string): WeekHalfDays {
  if (text === 'none') return weekOfHalfDays([]);
  return weekOfHalfDays(
    text.split(',').flatMap((part): HalfDayOfWeek[] => {
      const day = weekday(part[0] ?? '');
      if (part.endsWith('am')) return [`${day}am`];
      return part.endsWith('pm') ? [`${day}pm`] : [`${day}am`, `${day}pm`];
    }),
  );
}

function readPatterns(values: ReadonlyMap<string, string>): CountCase['patterns'] {
  const works = values.get('works');
  const weeks = works === undefined ? [MONDAY_TO_FRIDAY] : works.split('/').map(readWeek);
  const entries = [
    { from: plainDate(weeks.length > 1 ? '2026-06-01' : '1960-01-01'), value: workingPattern(weeks) },
  ];
  const [day, week] = (values.get('then') ?? '').split(':');
  if (day !== undefined && week !== undefined) {
    entries.push({ from: plainDate(day), value: workingPattern([readWeek(week)]) });
  }
  return timeline(entries);
}

function readPolicy(values: ReadonlyMap<string, string>): LeavePolicy {
  const zone = values.get('zone') ?? 'metropole';
  if (!isHolidayZone(zone)) throw new Error(`No zone ${zone}`);
  const open = values.get('open');
  return {
    ...DEFAULT_POLICY,
    openDays: open === undefined ? MONDAY_TO_FRIDAY : readWeek(open),
    weeklyRest: weekday(values.get('rest') ?? '7'),
    daysPerYear: values.has('year') ? fraction(Number(values.get('year'))) : null,
    saturdayCap: values.has('cap') ? Number(values.get('cap')) : null,
    loneHalfDay: values.get('lone-half') === 'reaches-return' ? 'reaches-return' : 'costs-half',
    halfWorkedDay: values.get('half-worked') === 'half' ? 'half' : 'whole',
    creditHolidayOnClosedDay: values.get('credit') !== 'no',
    holidays: {
      zone,
      workedHolidays: [],
      workedDates: (values.get('worked')?.split(',') ?? []).map(plainDate),
      solidarityDay: HOLIDAY_KEYS.find((key) => key === values.get('solidarity')) ?? null,
      goodFridayOff: values.get('good-friday') !== 'worked',
    },
  };
}

function isRuleNumber(text: string): text is RuleNumber {
  return ALL_RULES.some((rule) => rule.number === text);
}

function readCase(line: string): CountCase {
  const [
    rule = '',
    id = '',
    source = '',
    from = '',
    to = '',
    circumstances = '',
    ouvrables,
    ouvres,
    givenBack,
  ] = line.split('|').map((cell) => cell.trim());
  if (!isRuleNumber(rule)) throw new Error(`No rule ${rule}`);
  const values = new Map(
    circumstances
      .split(' ')
      .filter((part) => part !== '')
      .map((part): [string, string] => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
  );
  const starts = values.get('starts');
  const ends = values.get('ends');
  return {
    id,
    rule,
    source: source === '' ? sourceOf(ruleOf(rule)).en : source,
    from,
    to,
    patterns: readPatterns(values),
    contractStarts: starts === undefined ? null : plainDate(starts),
    contractEnds: ends === undefined ? null : plainDate(ends),
    policy: readPolicy(values),
    saturdaysAlreadyCounted: Number(values.get('saturdays') ?? 0),
    ouvrables: Number(ouvrables),
    ouvres: Number(ouvres),
    givenBack: givenBack === undefined || givenBack === '' ? null : Number(givenBack),
  };
}

function readCases(file: string): CountCase[] {
  const [, ...lines] = readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map(readCase);
}

export const OWN_COUNT_CASES: readonly CountCase[] = ['own-counts.txt', 'edge-counts.txt'].flatMap(readCases);
