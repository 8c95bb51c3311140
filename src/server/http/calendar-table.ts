import { calendarDays } from '#domain/calendar/leave-range.ts';
import { heldStatusOf } from '#domain/leave-requests/request-states.ts';
import { ABSENT, typeOf } from '#domain/leave-types/leave-type.ts';
import { payrollCode } from '#domain/leave-types/payroll-code.ts';
import type { Language } from '#domain/text/language.ts';
import type { ExportedAbsence, ExportedCalendar } from '#server/actions/calendar-exports/export-calendar.ts';
import type { Cell, WrittenTable } from '#server/tables/table.ts';
import { shownTypeName } from '#words/sentences/leave.ts';
import { writtenIn } from '#words/written.ts';

const widths = [26, 12, 9, 9, 26, 22, 20, 13, 11, 13, 11, 17, 17, 20, 13];

/** One line for each absence, whole as it was asked for, with what of it falls into the days that are exported (O1). */
export function calendarTable(
  { absences, types }: Pick<ExportedCalendar, 'absences' | 'types'>,
  language: Language,
): WrittenTable {
  const { sheet, columns, start, end, status } = writtenIn(language).calendarExport;
  const text = (value: string): Cell => ({ kind: 'text', value });
  const row = (absence: ExportedAbsence): Cell[] => [
    text(absence.employeeName),
    text(absence.payrollNumber ?? ''),
    { kind: 'number', value: absence.previous },
    { kind: 'number', value: absence.current },
    text(absence.teams.join(', ')),
    text(shownTypeName(absence.type, types, language)),
    text(absence.type === ABSENT ? '' : payrollCode(typeOf(types, absence.type))),
    { kind: 'date', value: absence.startDate },
    text(start[absence.startHalf]),
    { kind: 'date', value: absence.endDate },
    text(end[absence.endHalf]),
    { kind: 'number', value: daysOf(absence) },
    { kind: 'number', value: absence.countedDays },
    { kind: 'number', value: absence.daysWithin },
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
