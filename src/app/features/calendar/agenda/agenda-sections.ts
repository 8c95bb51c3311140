import { addDays, type PlainDate, SATURDAY, weekdayOf } from '#domain/calendar/plain-date.ts';
import { mondayOf } from '#domain/calendar/week.ts';
import type { DayAbsence } from '#web/leave/day-absences.ts';

/** A day, or a weekend on which the same people are away. */
export interface AgendaEntry {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly absences: readonly DayAbsence[];
}

export interface AgendaSection {
  readonly kind: 'today' | 'tomorrow' | 'thisWeek' | 'nextWeek' | 'week';
  /** Of the week that it lies in. */
  readonly monday: PlainDate;
  readonly entries: readonly AgendaEntry[];
}

type AgendaFacts = {
  absences: ReadonlyMap<PlainDate, readonly DayAbsence[]>;
  /** Public holidays. */
  isNamed: (day: PlainDate) => boolean;
};

const NOBODY: readonly DayAbsence[] = [];

function kindOf(day: PlainDate, today: PlainDate): AgendaSection['kind'] {
  if (day === today) return 'today';
  if (day === addDays(today, 1)) return 'tomorrow';
  const monday = mondayOf(day);
  if (monday === mondayOf(today)) return 'thisWeek';
  return monday === addDays(mondayOf(today), 7) ? 'nextWeek' : 'week';
}

const whoIn = (absences: readonly DayAbsence[]) =>
  absences.map(({ absence, part }) => `${absence.id} ${part}`).join();

/**
 * Days one below the other, under what people call them. A day of the week on which everyone is in says so; a weekend
 * is told only where somebody is away or it has a name.
 */
export function agendaSections(
  from: PlainDate,
  to: PlainDate,
  today: PlainDate,
  { absences, isNamed }: AgendaFacts,
): AgendaSection[] {
  const sections: { kind: AgendaSection['kind']; monday: PlainDate; entries: AgendaEntry[] }[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const away = absences.get(day) ?? NOBODY;
    const isWeekend = weekdayOf(day) >= SATURDAY;
    const kind = kindOf(day, today);
    const isSpoken = kind === 'today' || kind === 'tomorrow';
    if (isWeekend && !isSpoken && away.length === 0 && !isNamed(day)) continue;
    const monday = mondayOf(day);
    let section = sections.at(-1);
    if (section?.kind !== kind || section.monday !== monday) {
      section = { kind, monday, entries: [] };
      sections.push(section);
    }
    const before = section.entries.at(-1);
    const joins =
      before !== undefined &&
      isWeekend &&
      weekdayOf(day) > SATURDAY &&
      before.to === addDays(day, -1) &&
      !isNamed(day) &&
      !isNamed(before.to) &&
      whoIn(before.absences) === whoIn(away);
    if (joins) section.entries[section.entries.length - 1] = { ...before, to: day };
    else section.entries.push({ from: day, to: day, absences: away });
  }
  return sections;
}
