import type { Language } from '#contract/language.ts';
import { shownTypeName } from '#contract/leave-words.ts';
import type { Half } from '#domain/calendar/half-day.ts';
import { calendarDays } from '#domain/calendar/leave-range.ts';
import { type HeldStatus, heldStatusOf } from '#domain/leave-requests/request-states.ts';
import type { ExportedAbsence, ExportedCalendar } from '#server/actions/calendar-exports/export-calendar.ts';
import type { Cell, Table } from '#server/tables/table.ts';

interface ExportWords {
  readonly sheet: string;
  readonly columns: readonly string[];
  readonly start: Record<Half, string>;
  readonly end: Record<Half, string>;
  readonly status: Record<HeldStatus, string>;
}

const words: Record<Language, ExportWords> = {
  fr: {
    sheet: 'Absences',
    columns: [
      'Personne',
      'Équipes',
      'Type',
      'Premier jour',
      'À partir de',
      'Dernier jour',
      'Jusqu’à',
      'Jours calendaires',
      'Jours décomptés',
      'Statut',
    ],
    start: { am: 'Matin', pm: 'Midi' },
    end: { am: 'Midi', pm: 'Soir' },
    status: { approved: 'Approuvé', pending: 'En attente' },
  },
  en: {
    sheet: 'Absences',
    columns: [
      'Person',
      'Teams',
      'Type',
      'First day',
      'From',
      'Last day',
      'Until',
      'Calendar days',
      'Counted days',
      'Status',
    ],
    start: { am: 'Morning', pm: 'Noon' },
    end: { am: 'Noon', pm: 'Evening' },
    status: { approved: 'Approved', pending: 'Pending' },
  },
};

const widths = [26, 26, 22, 13, 11, 13, 11, 17, 17, 13];

/** One line for each absence, whole as it was asked for, also where it goes on beyond the days in view. */
export function calendarTable({ absences, types }: ExportedCalendar, language: Language): Table {
  const { sheet, columns, start, end, status } = words[language];
  const text = (value: string): Cell => ({ kind: 'text', value });
  const row = (absence: ExportedAbsence): Cell[] => [
    text(absence.employeeName),
    text(absence.teams.join(', ')),
    text(shownTypeName(absence.type, types, language)),
    { kind: 'date', value: absence.startDate },
    text(start[absence.startHalf]),
    { kind: 'date', value: absence.endDate },
    text(end[absence.endHalf]),
    { kind: 'number', value: daysOf(absence) },
    { kind: 'number', value: absence.countedDays },
    text(status[heldStatusOf(absence.state)]),
  ];
  return {
    name: sheet,
    columns: columns.map((title, place) => ({ title, width: widths[place] ?? 15 })),
    rows: absences.map(row),
  };
}

function daysOf({ startDate, startHalf, endDate, endHalf }: ExportedAbsence): number {
  return calendarDays({ start: startDate, startHalf, end: endDate, endHalf });
}
