import type { z } from 'zod';
import type { foreseenShortageSchema } from '#contract/coverage-views.ts';
import type { expiringLeaveEndpoints } from '#contract/expiring-leave.ts';
import type { insightsEndpoints } from '#contract/insights.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Language } from '#domain/text/language.ts';
import type { Cell, WrittenTable } from '#server/tables/table.ts';
import { wordsIn } from '#words/spoken.ts';
import { writtenIn } from '#words/written.ts';
import { date, number, text, titledColumns } from './insight-files.ts';
import type { ShownDay } from './shown-insights.ts';

type ShortDays = z.input<typeof insightsEndpoints.shortages.response>;
type Rests = z.input<typeof insightsEndpoints.rest.response>;
type Reminders = z.input<typeof expiringLeaveEndpoints.reminders.response>;
type Foreseen = z.input<typeof foreseenShortageSchema>;

export function daysTable(days: readonly ShownDay[], language: Language): WrittenTable {
  const { tables: words } = writtenIn(language).insights;
  const { start, end } = writtenIn(language).calendarExport;
  return {
    name: words.days,
    columns: titledColumns(
      words.person,
      words.type,
      words.from,
      words.fromHalf,
      words.to,
      words.toHalf,
      words.absenceDays,
      words.hours,
    ),
    rows: days.map(({ user, typeName, startDate, startHalf, endDate, endHalf, ...row }) => [
      text(user.name),
      text(typeName ?? ''),
      date(startDate),
      text(startHalf === null ? '' : start[startHalf]),
      date(endDate),
      text(endHalf === null ? '' : end[endHalf]),
      number(row.days),
      number(row.hours),
    ]),
  };
}

const teamCell = (team: { readonly name: string } | null, language: Language): Cell =>
  text(team?.name ?? writtenIn(language).insights.everyone);
const halfCell = (half: 'am' | 'pm' | null, language: Language): Cell =>
  text(half === null ? '' : wordsIn(language).periods.half(half));

export function shortagesTable(short: ShortDays, language: Language): WrittenTable {
  const words = writtenIn(language).insights.tables;
  const told = (people: number | null): Cell => (people === null ? text(words.hidden) : number(people));
  return {
    name: words.shortages,
    columns: titledColumns(
      words.date,
      words.half,
      words.team,
      words.minimum,
      words.present,
      words.planned,
      words.unplanned,
    ),
    rows: short.map(({ team, half, minimum, present, planned, unplanned, ...one }) => [
      date(one.date),
      halfCell(half, language),
      teamCell(team, language),
      number(minimum),
      number(present),
      told(planned),
      told(unplanned),
    ]),
  };
}

export function aheadTable(foreseen: readonly Foreseen[], language: Language): WrittenTable {
  const words = writtenIn(language).insights.tables;
  return {
    name: words.ahead,
    columns: titledColumns(words.date, words.half, words.team, words.minimum, words.present),
    rows: foreseen.flatMap(({ team, minimum, days }) =>
      days.map((day) => [
        date(day.date),
        halfCell(day.half, language),
        teamCell(team, language),
        number(minimum),
        number(day.present),
      ]),
    ),
  };
}

export function restTable(rests: Rests, language: Language): WrittenTable {
  const words = writtenIn(language).insights.tables;
  return {
    name: words.rest,
    columns: titledColumns(words.person, words.withoutWeekSince, words.summerWithout, words.nextRest),
    rows: rests.map(({ user, withoutWeekSince, summerWithout, nextRest }) => [
      text(user.name),
      date(withoutWeekSince),
      number(summerWithout),
      date(nextRest),
    ]),
  };
}

/** A line for each lot that a reminder named. */
export function remindersTable(
  reminders: Reminders,
  dayOf: (instant: string) => PlainDate,
  language: Language,
): WrittenTable {
  const { tables: words, expiring } = writtenIn(language).insights;
  return {
    name: words.reminders,
    columns: titledColumns(
      words.person,
      words.sentOn,
      words.sentBy,
      expiring.counter,
      expiring.days,
      expiring.until,
    ),
    rows: reminders.flatMap(({ user, sentAt, sentBy, lots }) =>
      lots.map(({ label, days, expires }) => [
        text(user.name),
        date(dayOf(sentAt)),
        text(sentBy),
        text(label),
        number(days),
        date(expires),
      ]),
    ),
  };
}
