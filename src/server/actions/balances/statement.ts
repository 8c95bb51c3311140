import { add, type Fraction, ZERO } from '#domain/amounts/fraction.ts';
import { statementAt } from '#domain/balances/balance.ts';
import { bookedAhead } from '#domain/balances/booked-ahead.ts';
import { requestOf } from '#domain/balances/booking-entries.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import type { Counter, LedgerCause, LedgerEntry } from '#domain/balances/ledger-entry.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { RuleNumber } from '#domain/rules/rule-number.ts';
import type { LeaveRequest } from '#server/store/leave-requests.ts';
import type { EntryKind } from '#words/catalogues/balances.ts';

/** One line of « why this balance? »: a leave is one line, however many days it has. */
export interface StatementEntry {
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

/** Every line up to the day and, after it, leave that is approved for later. */
export function statementOf(
  ledger: readonly LedgerEntry[],
  counter: Counter,
  at: PlainDate,
  requests: readonly LeaveRequest[],
): StatementEntry[] {
  const ranges = new Map(requests.map((request) => [request.id, rangeOf(request)]));
  const lines: Line[] = statementAt(ledger, counter, at).lines.map((line) =>
    line.kind === 'entry' ? ofEntry(line.entry, ranges) : { ...line.derived, ...derivedFields, key: null },
  );
  lines.push(...bookedAhead(ledger, counter, at).map((line) => ofEntry(line, ranges)));
  let balance = ZERO;
  return toldTogether(lines).map(({ key: _, ...line }) => {
    balance = add(balance, line.amount);
    return { ...line, balance };
  });
}

const derivedFields = { cause: null, rule: 'B3', requestId: null, range: null, expires: null } as const;

function ofEntry(line: LedgerEntry, ranges: ReadonlyMap<string, LeaveRange>): Line {
  const { date, amount, cause, rule, period, expires, correction } = line;
  const requestId = requestOf(line);
  return {
    date,
    kind: kindOf(line, requestId),
    amount,
    cause,
    rule: correction === null || requestId !== null ? rule : 'B8',
    requestId,
    range: requestId === null ? null : (ranges.get(requestId) ?? null),
    period,
    expires,
    key: togetherAs(line, requestId),
  };
}

/** A recount of leave or of days given back changes their line; any other correction is a line of its own. */
function kindOf({ cause, correction }: LedgerEntry, requestId: string | null): EntryKind {
  if (correction === null || cause.kind === 'opening' || cause.kind === 'adjusted') return cause.kind;
  if (requestId !== null) return correction === 'cancelled' ? 'cancelled' : cause.kind;
  return 'corrected';
}

function togetherAs(line: LedgerEntry, requestId: string | null): string | null {
  const kind = kindOf(line, requestId);
  if (requestId !== null) return `${requestId} ${kind}`;
  return kind === 'corrected' ? `${line.key} ${kind}` : null;
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
  return told.filter(({ key, amount }) => key === null || amount.n !== 0);
}
