import { type LeaveRange, leaveRange } from '#domain/calendar/leave-range.ts';
import { addDays, dateOf, type PlainDate } from '#domain/calendar/plain-date.ts';
import { mondayOf } from '#domain/calendar/week.ts';
import type { SeededRequest } from './demo-requests.ts';

/** Who was there before the two years began; the others came while they ran. */
export const regulars = [
  'Hélène Kermarrec',
  'Yann Le Goff',
  'Amina Benali',
  'Thomas Girard',
  'Camille Moreau',
  'Léa Fontaine',
  'Malo Tanguy',
] as const;

/** How many whole leave years lie behind the one under way. */
const YEARS = 2;
/** What lies closer than this to today is told by the requests of this year. */
const QUIET_DAYS = 63;

/** Some day of a leave year: months before June belong to its second half. */
interface SeasonDay {
  readonly month: number;
  readonly day: number;
}

/**
 * Two leave years that are over, and the sickness of the one under way, in the order in which they were lived. Nothing
 * here touches what can still be taken today: leave of a year is taken from what was earned before it.
 */
export function demoHistory(today: PlainDate, period: number): SeededRequest[] {
  const seasons = Array.from({ length: YEARS }, (_, place) => period - YEARS + place);
  const past = [
    ...seasons.flatMap((year, turn) => [
      ...regulars.flatMap((who, place) => leaveOf(who, place, year, turn)),
      ...refused(year, turn),
    ]),
    ...[...seasons, period].flatMap(unplanned),
  ];
  const last = addDays(today, -QUIET_DAYS);
  return past
    .filter(({ range }) => range.end < last)
    .sort((a, b) => (a.range.start < b.range.start ? -1 : a.range.start > b.range.start ? 1 : 0));
}

const approved = { kind: 'approved' } as const;

function seasonDay(year: number, { month, day }: SeasonDay): PlainDate {
  return dateOf(month < 6 ? year + 1 : year, month, day);
}

/** So many weeks, Monday to Friday, from the one that the day lies in. */
function weeksFrom(year: number, from: SeasonDay, weeks: number, after = 0): LeaveRange {
  const monday = addDays(mondayOf(seasonDay(year, from)), after * 7);
  return leaveRange(monday, addDays(monday, weeks * 7 - 3));
}

/** Working days from a weekday on, within one week; 1 is Monday. */
function daysOf(year: number, near: SeasonDay, weekday: number, days: number): LeaveRange {
  const first = addDays(mondayOf(seasonDay(year, near)), weekday - 1);
  return leaveRange(first, addDays(first, days - 1));
}

/** Three weeks in summer, one in winter, and one at Christmas or in spring: the turns change from year to year. */
function leaveOf(who: string, place: number, year: number, turn: number): SeededRequest[] {
  const asked = (range: LeaveRange, filedDaysAhead: number): SeededRequest => ({
    who,
    type: 'vacation',
    range,
    filedDaysAhead,
    // Most answers come within two days; some wait for the end of a busy week.
    answeredAfterDays: 0.2 + ((place * 5 + turn * 3 + filedDaysAhead) % 9) * (place % 4 === 3 ? 0.8 : 0.25),
    fate: approved,
  });
  const summer = asked(weeksFrom(year, { month: 7, day: 7 }, 3, (place * 2 + turn * 3) % 6), 75 + place * 4);
  const winter = asked(weeksFrom(year, { month: 2, day: 12 }, 1, place % 3), 30 + place * 3);
  if ((place + turn) % 2 === 0)
    return [
      summer,
      asked(weeksFrom(year, { month: 12, day: 25 }, 1), 40 + place * 2),
      asked(daysOf(year, { month: 10, day: 8 + place * 2 }, 5, 1), 9 + place),
      winter,
    ];
  return [summer, winter, asked(weeksFrom(year, { month: 4, day: 14 }, 1, place % 2), 33 + place)];
}

/** What was not to be: weeks that were refused, given back or called off. */
function refused(year: number, turn: number): SeededRequest[] {
  const vacation = { type: 'vacation', filedDaysAhead: 24 + turn * 6, answeredAfterDays: 1.4 };
  const autumn = (after: number): LeaveRange => weeksFrom(year, { month: 11, day: 6 }, 1, after);
  return [
    {
      ...vacation,
      who: turn === 0 ? 'Malo Tanguy' : 'Thomas Girard',
      range: autumn(0),
      fate: { kind: 'rejected', reason: 'Deux mises à l’eau cette semaine-là.' },
    },
    { ...vacation, who: 'Camille Moreau', range: autumn(1 + turn), fate: { kind: 'withdrawn' } },
    {
      ...vacation,
      who: turn === 0 ? 'Léa Fontaine' : 'Amina Benali',
      range: autumn(2),
      fate: { kind: 'cancelled', reason: 'Reporté à la demande du client.' },
    },
    {
      ...vacation,
      who: 'Yann Le Goff',
      type: 'other',
      range: daysOf(year, { month: 12, day: 4 }, 2, 3),
      note: 'Salon nautique',
      fate: approved,
    },
  ];
}

interface Spell {
  readonly who: string;
  readonly near: SeasonDay;
  readonly weekday: number;
  readonly days: number;
  readonly type?: 'sick-child' | 'work-accident';
}

/** Colds of the winter, a sprained wrist, children with a temperature: more of it from November to March. */
const SPELLS: readonly Spell[] = [
  { who: 'Thomas Girard', near: { month: 6, day: 18 }, weekday: 2, days: 4, type: 'work-accident' },
  { who: 'Léa Fontaine', near: { month: 9, day: 16 }, weekday: 1, days: 1 },
  { who: 'Fatou Diallo', near: { month: 10, day: 15 }, weekday: 4, days: 1, type: 'sick-child' },
  { who: 'Malo Tanguy', near: { month: 11, day: 20 }, weekday: 1, days: 3 },
  { who: 'Camille Moreau', near: { month: 12, day: 9 }, weekday: 3, days: 2 },
  { who: 'Julien Perrot', near: { month: 1, day: 14 }, weekday: 1, days: 5 },
  { who: 'Yann Le Goff', near: { month: 1, day: 22 }, weekday: 2, days: 2 },
  { who: 'Inès Rousseau', near: { month: 1, day: 28 }, weekday: 3, days: 3 },
  { who: 'Amina Benali', near: { month: 3, day: 12 }, weekday: 4, days: 2 },
  { who: 'Fatou Diallo', near: { month: 3, day: 19 }, weekday: 1, days: 2, type: 'sick-child' },
  { who: 'Thomas Girard', near: { month: 3, day: 25 }, weekday: 1, days: 4 },
];

/** The second year was harder than the first. */
function unplanned(year: number, turn: number): SeededRequest[] {
  return SPELLS.filter((_, place) => turn !== 0 || place % 3 !== 1).map(
    ({ who, near, weekday, days, type = 'sick' }): SeededRequest => ({
      who,
      type,
      range: daysOf(year, near, weekday, turn === 1 && days === 3 ? 2 : days),
      filedDaysAhead: 0,
      fate: { kind: 'recorded' },
    }),
  );
}
