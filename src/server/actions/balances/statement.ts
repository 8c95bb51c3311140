import { add, type Fraction, subtract, ZERO } from '#domain/amounts/fraction.ts';
import { statementAt } from '#domain/balances/balance.ts';
import { bookedAhead } from '#domain/balances/booked-ahead.ts';
import { requestOf } from '#domain/balances/booking-entries.ts';
import { obstacleOf } from '#domain/balances/extension-reasons.ts';
import { type LeaveSituation, rangeOf } from '#domain/balances/leave-situation.ts';
import type { Counter, LedgerCause, LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { type MonthReason, type MonthReasons, monthReasons } from '#domain/balances/month-reasons.ts';
import { movedDays, movedSome } from '#domain/balances/moved-days.ts';
import type { DerivedLine } from '#domain/balances/replay.ts';
import { isToldCorrection, type ToldCorrection, toldCorrections } from '#domain/balances/told-corrections.ts';
import type { ToldFacts, ToldReason } from '#domain/balances/told-reason.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { latest, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { RuleNumber } from '#domain/rules/rule-number.ts';
import type { LeaveRequest } from '#server/store/leave-requests.ts';
import type { EntryKind } from '#words/catalogues/balances.ts';
import { factsToTell } from './told-facts.ts';

/** One line of « why this balance? »: a leave is one line, however many days it has. */
export interface StatementEntry extends ToldFacts {
  readonly date: PlainDate;
  readonly kind: EntryKind;
  readonly amount: Fraction;
  /** What the counter held after this line. */
  readonly balance: Fraction;
  readonly cause: LedgerCause | null;
  readonly rule: RuleNumber | null;
  readonly requestId: string | null;
  readonly range: LeaveRange | null;
  readonly period: PlainDate | null;
  readonly expires: PlainDate | null;
}

/** With what the line is about, for those that are told together. */
type Line = Omit<StatementEntry, 'balance'> & { readonly key: string | null };

/** What the lines of a statement are told from. */
interface Telling {
  readonly ranges: ReadonlyMap<string, LeaveRange>;
  readonly reasons: MonthReasons;
  readonly moved: ReadonlyMap<string, Fraction>;
  readonly corrections: ReadonlyMap<string, ToldCorrection>;
  readonly facts: ReturnType<typeof factsToTell>;
  readonly situation: LeaveSituation;
}

/** Every line up to the day and, after it, leave that is approved for later. */
export function statementOf(
  ledger: readonly LedgerEntry[],
  counter: Counter,
  at: PlainDate,
  requests: readonly LeaveRequest[],
  situation: LeaveSituation,
  timeZone: string,
): StatementEntry[] {
  const own = ledger.filter((line) => line.counter === counter);
  const telling: Telling = {
    ranges: new Map(requests.map((request) => [request.id, rangeOf(request)])),
    reasons: monthReasons(counter, situation.facts, situation.policies, at),
    moved: movedDays(own, at),
    corrections: toldCorrections(own),
    facts: factsToTell(requests, situation, timeZone),
    situation,
  };
  const lines: Line[] = statementAt(ledger, counter, at).lines.flatMap((line): Line[] => {
    if (line.kind === 'entry') return ofEntry(line.entry, telling, at);
    return [ofDerived(line.derived)];
  });
  lines.push(...monthsWithoutLine(own, telling.reasons).map((reason) => ofMonth(reason, telling)));
  lines.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  lines.push(...bookedAhead(ledger, counter, at).flatMap((line) => ofEntry(line, telling, at)));
  let balance = ZERO;
  return toldTogether(lines).map(({ key: _, ...line }) => {
    balance = add(balance, line.amount);
    return { ...line, balance };
  });
}

const nothingTold: ToldFacts = { reason: null, days: null, before: null, informedOn: null };
const ofNoRequest = { requestId: null, range: null, expires: null } as const;

/** Days that lapse; what a change of unit makes of them is told by its own line. */
function ofDerived(derived: DerivedLine): Line {
  return { ...nothingTold, ...derived, ...ofNoRequest, cause: null, rule: 'B3', key: null };
}

/** A month that earned nothing has no line in the ledger, and is still asked about. */
function monthsWithoutLine(own: readonly LedgerEntry[], reasons: MonthReasons): MonthReason[] {
  const written = new Set(own.map(({ key }) => key));
  return [...reasons.values()].filter(({ key, amount }) => amount.n === 0 && !written.has(key));
}

function ofMonth(reason: MonthReason, { facts }: Telling): Line {
  const { date, amount, month, rule } = reason;
  const cause = { kind: 'accrued', month } as const;
  const told = { ...nothingTold, reason: facts.reason(reason) };
  return { ...told, ...ofNoRequest, date, kind: 'accrued', amount, cause, rule, period: null, key: null };
}

function ofEntry(line: LedgerEntry, telling: Telling, at: PlainDate): Line[] {
  const { date, amount, cause, rule, period, expires } = line;
  if (cause.kind !== 'converted' && !movedSome(line, telling.moved)) return [];
  const requestId = requestOf(line);
  if (requestId === null && isToldCorrection(line)) return ofCorrection(line, telling, at);
  const reason = telling.reasons.get(line.key);
  const explained = reason !== undefined && sameAmount(reason, line) ? reason : null;
  return [
    {
      ...nothingTold,
      date,
      kind: kindOf(line, requestId),
      amount,
      cause,
      rule: explained?.rule ?? rule,
      requestId,
      range: requestId === null ? null : (telling.ranges.get(requestId) ?? null),
      period,
      expires,
      key: requestId === null ? null : `${requestId} ${kindOf(line, requestId)}`,
      reason: explained ? telling.facts.reason(explained) : obstacle(line, telling),
      days: telling.moved.get(line.key) ?? null,
    },
  ];
}

const sameAmount = (a: { readonly amount: Fraction }, b: { readonly amount: Fraction }): boolean =>
  subtract(a.amount, b.amount).n === 0;

function obstacle(line: LedgerEntry, { situation, facts }: Telling): ToldReason | null {
  return facts.obstacle(obstacleOf(line, situation.facts.absences));
}

/** One thing that was told otherwise before: by how much, and until when. Told with the last line about it. */
function ofCorrection(line: LedgerEntry, telling: Telling, at: PlainDate): Line[] {
  const told = telling.corrections.get(line.key);
  if (told === undefined || told.line !== line) return [];
  const { cause, date, period } = line;
  const common = { ...nothingTold, ...ofNoRequest, cause, period };
  const reason = telling.reasons.get(line.key) ?? null;
  const lines: Line[] = [];
  const amount = subtract(told.after, told.before);
  if (amount.n !== 0) {
    lines.push({
      ...common,
      date,
      kind: 'corrected',
      amount,
      rule: reason?.rule ?? 'B8',
      key: null,
      reason: telling.facts.correction(line, reason, told.first),
      before: told.before,
      days: told.after,
    });
  }
  if (told.deadline !== null) {
    const { before, after } = told.deadline;
    const informedOn = telling.facts.informedOn(line);
    lines.push({
      ...common,
      date: informedOn !== null && informedOn <= at ? latest(date, informedOn) : date,
      kind: 'deadline',
      amount: ZERO,
      rule: line.rule === 'A1' ? 'S4' : line.rule,
      expires: after,
      deadlineBefore: before,
      reason: obstacle(line, telling),
      informedOn,
      key: `deadline ${period} ${before} ${after}`,
    });
  }
  return lines;
}

/** A recount of leave or of days given back changes their line. */
function kindOf({ cause, correction }: LedgerEntry, requestId: string | null): EntryKind {
  if (correction !== null && requestId !== null && correction === 'cancelled') return 'cancelled';
  return cause.kind;
}

/** The days of one leave become one line, on its first day; answers that cancel each other out are not told. */
function toldTogether(lines: readonly Line[]): Line[] {
  const places = new Map<string, number>();
  const told: Line[] = [];
  for (const line of lines) {
    const place = line.key === null ? undefined : places.get(line.key);
    const known = place === undefined ? undefined : told[place];
    if (place !== undefined && known !== undefined) {
      told[place] = { ...known, amount: add(known.amount, line.amount) };
    } else {
      if (line.key !== null) places.set(line.key, told.length);
      told.push(line);
    }
  }
  return told.filter(({ key, amount, kind }) => key === null || amount.n !== 0 || kind === 'deadline');
}
