import { csvText } from '#contract/csv.ts';
import { hasMedicalDocuments } from '#domain/files/medical-document.ts';
import {
  type ExportedCalendar,
  type ExportPart,
  exportCalendar,
  type KnownFacts,
} from '#server/actions/calendar-exports/export-calendar.ts';
import {
  type AskedCalendarPart,
  exportParts,
  type WrittenCalendarPart,
} from '#server/actions/calendar-exports/export-parts.ts';
import { threadsOf } from '#server/actions/organizations/worth-a-thread.ts';
import type { Services } from '#server/services.ts';
import { linesAsCsv } from '#server/tables/table-as-csv.ts';
import { threadAnswer } from '#server/threads/thread-answer.ts';
import { calendarTable } from './calendar-table.ts';

export async function writeCalendarPart(
  services: Services,
  { actor, language, asked, part, known }: AskedCalendarPart,
): Promise<WrittenCalendarPart> {
  const calendar = await exportCalendar(services, actor, asked, part, known);
  return {
    lines: linesAsCsv(calendarTable(calendar, language), language),
    rows: calendar.absences.length,
    found: calendar.found,
    looked: toldOfHealth(calendar),
  };
}

/** Those of whom a file says more than that they are away: `absent` is no type. */
export function toldOfHealth({ absences, types }: Pick<ExportedCalendar, 'absences' | 'types'>): string[] {
  return absences.flatMap(({ userId, type }) => {
    const known = types.get(type);
    return known && hasMedicalDocuments(known) ? [userId] : [];
  });
}

/**
 * It leaves as it is made: a thread writes each part where there are more than a few people, and is free for others
 * while whoever asked reads. The first is there with the answer, so that whoever may not read it is told so.
 */
export async function calendarCsv(
  services: Services,
  given: Omit<AskedCalendarPart, 'part' | 'known'>,
  looked: (people: string[]) => void,
): Promise<AsyncIterable<string>> {
  const { actor, asked, language } = given;
  const threads = await threadsOf(services, actor.organizationId);
  const write = async (part: ExportPart, known: KnownFacts): Promise<WrittenCalendarPart> => {
    const task = { ...given, part, known };
    if (!threads) return writeCalendarPart(services, task);
    const outcome = await threads.run(actor.organizationId, { kind: 'calendar-part', asked: task });
    return threadAnswer(outcome) as WrittenCalendarPart;
  };
  const parts = exportParts(asked, write);
  const first = await parts.next();
  const { columns } = calendarTable({ absences: [], types: new Map() }, language);
  const linesOf = (part: WrittenCalendarPart): string => {
    looked([...part.looked]);
    return part.lines;
  };
  return (async function* () {
    yield csvText([columns.map(({ title }) => title)]);
    if (!first.done) yield linesOf(first.value);
    for await (const part of parts) yield linesOf(part);
  })();
}
