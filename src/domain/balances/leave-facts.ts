import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { addDays, latest, type PlainDate } from '#domain/calendar/plain-date.ts';
import { always, type Timeline } from '#domain/calendar/timeline.ts';
import type { CountedPerson } from '#domain/counting/day-reader.ts';
import { FULL_TIME, type WorkingPattern } from '#domain/counting/working-pattern.ts';
import type { Absence } from './absence.ts';
import type { DependentChild } from './dependent-children.ts';
import type { Employment } from './employment.ts';
import type { Counter, LedgerEntry } from './ledger-entry.ts';

/** An approved leave that costs days of a counter. */
export interface BookedLeave {
  readonly requestId: string;
  readonly counter: Counter;
  readonly range: LeaveRange;
}

/** All that the balances of one person follow from. */
export interface LeaveFacts {
  readonly employment: Employment;
  readonly patterns: Timeline<WorkingPattern>;
  readonly birthDate: PlainDate | null;
  readonly children: readonly DependentChild[];
  /** N2: since when seniority counts; null when since the contract began. */
  readonly seniorityFrom: PlainDate | null;
  /** X8: last day of an earlier contract, whose lines are history; null for a first one. */
  readonly closedUntil: PlainDate | null;
  readonly absences: readonly Absence[];
  readonly leaves: readonly BookedLeave[];
  /** Openings and adjustments, which follow from nothing else. */
  readonly manual: readonly LedgerEntry[];
  /** First day the ledger is kept here; a counter with an opening is kept from the day after it stood. */
  readonly keptFrom: PlainDate;
  /** First days of the periods for which the person gave up fractionnement days. */
  readonly fractionnementWaivers: readonly PlainDate[];
}

/** A person of whom nothing else is known yet: full-time from the first day of the contract. */
export function factsOfNewHire(from: PlainDate): LeaveFacts {
  return {
    employment: { from, to: null },
    patterns: always(FULL_TIME),
    birthDate: null,
    children: [],
    seniorityFrom: null,
    closedUntil: null,
    absences: [],
    leaves: [],
    manual: [],
    keptFrom: from,
    fractionnementWaivers: [],
  };
}

/** Paid leave that is booked: what adjoins it is one leave with it. */
export function paidRanges(leaves: readonly BookedLeave[]): LeaveRange[] {
  return leaves.filter(({ counter }) => counter === 'paid-leave').map(({ range }) => range);
}

/** The day after the last opening of the counter stood; null when it has none. */
function openedFrom({ manual }: LeaveFacts, counter: Counter): PlainDate | null {
  return manual.reduce<PlainDate | null>((day, line) => {
    if (line.cause.kind !== 'opening' || line.counter !== counter) return day;
    const next = addDays(line.date, 1);
    return day === null ? next : latest(day, next);
  }, null);
}

/** What was earned or taken before this day is in the opening of the counter, or was before the ledger is kept. */
export function keptFromOf(facts: LeaveFacts, counter: Counter): PlainDate {
  const opened = openedFrom(facts, counter);
  return opened === null ? facts.keptFrom : latest(opened, facts.keptFrom);
}

/** Someone wrote an adjustment by hand: it holds whatever its day, unless an opening has taken it over since. */
export function isInOpening({ cause, counter, date }: LedgerEntry, facts: LeaveFacts): boolean {
  if (cause.kind === 'opening') return false;
  const opened = openedFrom(facts, counter);
  return opened !== null && date < opened;
}

export function countedPerson(facts: LeaveFacts): CountedPerson {
  return {
    patterns: facts.patterns,
    employedFrom: facts.employment.from,
    employedTo: facts.employment.to,
  };
}
