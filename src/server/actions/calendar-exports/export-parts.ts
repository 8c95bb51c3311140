import { addDays, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { Language } from '#domain/text/language.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import type { AskedExport, ExportPart, KnownFacts } from './export-calendar.ts';
import type { PayrollFacts } from './payroll-facts.ts';

/** A month of a company of a thousand. */
const firstDays = 31;
/** Of a part with more than the one, the next has fewer days; with less than the other, more. */
const manyRows = 1000;
const fewRows = 250;

/** All that it takes to write a part, on whatever thread. */
export interface AskedCalendarPart {
  readonly actor: SessionActor;
  readonly language: Language;
  readonly asked: AskedExport;
  readonly part: ExportPart;
  readonly known: KnownFacts;
}

interface MadePart {
  readonly rows: number;
  readonly found: KnownFacts;
}

export interface WrittenCalendarPart extends MadePart {
  readonly lines: string;
  /** Of whom they tell more than that they are away. */
  readonly looked: readonly string[];
}

/**
 * The days that were asked for, part after part: no answer of the database, and nothing that is computed, grows with how
 * many they are. The days get on with each part, so that there is an end. What is kept between two parts is a few
 * figures of each person.
 */
export async function* exportParts<Part extends MadePart>(
  { from, to }: Pick<AskedExport, 'from' | 'to'>,
  make: (part: ExportPart, known: KnownFacts) => Promise<Part>,
): AsyncGenerator<Part> {
  const known = new Map<string, PayrollFacts>();
  let days = firstDays;
  let startingFrom: PlainDate | undefined;
  for (let first = from; first <= to; ) {
    const last = addDays(first, days - 1);
    const made = await make({ startingFrom, to: last < to ? last : to }, known);
    for (const [id, facts] of made.found) known.set(id, facts);
    yield made;
    first = addDays(last, 1);
    startingFrom = first;
    days = nextDays(days, made.rows);
  }
}

function nextDays(days: number, rows: number): number {
  if (rows > manyRows) return Math.max(1, Math.floor(days / 2));
  return rows < fewRows ? days * 2 : days;
}
