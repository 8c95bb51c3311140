import {
  add,
  compare,
  type Fraction,
  largest,
  multiply,
  negate,
  smallest,
  subtract,
  ZERO,
} from '#domain/amounts/fraction.ts';
import { addDays, type PlainDate } from '#domain/calendar/plain-date.ts';
import { endsContract, type LedgerEntry, movesDays, placeOf } from './ledger-entry.ts';

/** Days of one period that can be used until one day. */
export interface Lot {
  readonly period: PlainDate | null;
  readonly expires: PlainDate | null;
  readonly remaining: Fraction;
}

/** What one lot paid of a debit. */
export interface Payment {
  readonly date: PlainDate;
  readonly period: PlainDate | null;
  readonly amount: Fraction;
}

/** What follows from the lines without being one: days that lapse, days converted. */
export interface DerivedLine {
  readonly kind: 'expired' | 'converted';
  readonly date: PlainDate;
  readonly period: PlainDate | null;
  readonly amount: Fraction;
}

export interface Replay {
  readonly lots: readonly Lot[];
  /** Days taken before they were earned; the next credit pays them back. */
  readonly overdrawn: Fraction;
  readonly derived: readonly DerivedLine[];
}

type OnPayment = (payment: Payment) => void;

/** Within one day: what a contract that ended the day before left, conversions, then credits, then debits, then what moves at the close of the day. */
function phaseOf(line: LedgerEntry): number {
  const { kind } = line.cause;
  if (endsContract(line)) return -1;
  if (kind === 'converted') return 0;
  if (kind === 'carried' || kind === 'extended') return kind === 'extended' ? 3 : 4;
  return line.amount.n >= 0 ? 1 : 2;
}

/**
 * Lines of one place add up, so that a correction cancels exactly what it answers. A line that moves days has no
 * amount to cancel: a second one in the same place undoes the first.
 */
export function netted(entries: readonly LedgerEntry[], until: PlainDate): LedgerEntry[] {
  const held = entries.filter((line) => line.date <= until);
  const keys = new Set<string>();
  for (const line of held) keys.add(line.key);
  if (keys.size === held.length) return held;
  const byPlace = new Map<string, LedgerEntry>();
  for (const line of held) {
    const place = placeOf(line);
    const known = byPlace.get(place);
    if (known === undefined) byPlace.set(place, line);
    else if (movesDays(line)) byPlace.delete(place);
    else byPlace.set(place, { ...known, amount: add(known.amount, line.amount) });
  }
  return [...byPlace.values()];
}

export function inOrder(a: LedgerEntry, b: LedgerEntry): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  const phase = phaseOf(a) - phaseOf(b);
  if (phase !== 0) return phase;
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
}

interface OpenLot {
  readonly period: PlainDate | null;
  readonly expires: PlainDate | null;
  remaining: Fraction;
}

/** B2: first the lot that expires first; a lot without expiry comes last. */
function expiresFirst(a: OpenLot, b: OpenLot): number {
  const left = a.expires ?? '9999';
  const right = b.expires ?? '9999';
  if (left !== right) return left < right ? -1 : 1;
  return (a.period ?? '') < (b.period ?? '') ? -1 : 1;
}

class Replayer {
  private readonly lots: OpenLot[] = [];
  private overdrawn: Fraction = ZERO;
  private readonly derived: DerivedLine[] = [];
  private readonly onPayment: OnPayment | undefined;

  constructor(onPayment?: OnPayment) {
    this.onPayment = onPayment;
  }

  private lotOf(period: PlainDate | null, expires: PlainDate | null): OpenLot {
    const known = this.lots.find((lot) => lot.period === period && lot.expires === expires);
    if (known !== undefined) return known;
    const lot: OpenLot = { period, expires, remaining: ZERO };
    this.lots.push(lot);
    this.lots.sort(expiresFirst);
    return lot;
  }

  expireBefore(date: PlainDate): void {
    while (this.lots[0]?.expires != null && this.lots[0].expires < date) {
      const lot = this.lots.shift();
      if (lot === undefined || lot.expires === null || lot.remaining.n === 0) continue;
      this.derived.push({
        kind: 'expired',
        date: addDays(lot.expires, 1),
        period: lot.period,
        amount: negate(lot.remaining),
      });
    }
  }

  private credit(line: LedgerEntry): void {
    const paidBack = smallest(this.overdrawn, line.amount);
    this.overdrawn = subtract(this.overdrawn, paidBack);
    const lot = this.lotOf(line.period, line.expires);
    lot.remaining = add(lot.remaining, subtract(line.amount, paidBack));
  }

  private debit(line: LedgerEntry): void {
    let owed = negate(line.amount);
    for (const lot of this.lots) {
      if (owed.n === 0) return;
      if (lot.remaining.n <= 0) continue;
      const taken = smallest(lot.remaining, owed);
      lot.remaining = subtract(lot.remaining, taken);
      owed = subtract(owed, taken);
      this.onPayment?.({ date: line.date, period: lot.period, amount: taken });
    }
    this.overdrawn = add(this.overdrawn, owed);
  }

  private move(
    period: PlainDate,
    expired: PlainDate,
    amountOf: (remaining: Fraction) => Fraction,
    line: LedgerEntry,
  ) {
    const lot = this.lots.find((each) => each.period === period && each.expires === expired);
    if (lot === undefined) return;
    const moved = amountOf(lot.remaining);
    if (moved.n <= 0) return;
    lot.remaining = subtract(lot.remaining, moved);
    const target = this.lotOf(period, line.expires);
    target.remaining = add(target.remaining, moved);
  }

  private convert(line: LedgerEntry, factor: Fraction): void {
    for (const lot of this.lots) {
      const converted = multiply(lot.remaining, factor);
      const change = subtract(converted, lot.remaining);
      lot.remaining = converted;
      if (change.n !== 0) {
        this.derived.push({ kind: 'converted', date: line.date, period: lot.period, amount: change });
      }
    }
    const overdrawn = multiply(this.overdrawn, factor);
    const change = subtract(this.overdrawn, overdrawn);
    this.overdrawn = overdrawn;
    if (change.n !== 0)
      this.derived.push({ kind: 'converted', date: line.date, period: null, amount: change });
  }

  apply(line: LedgerEntry): void {
    // What would lapse at the very midnight at which the contract ends is owed.
    this.expireBefore(endsContract(line) ? addDays(line.date, -1) : line.date);
    const { cause } = line;
    switch (cause.kind) {
      case 'converted':
        this.convert(line, cause.factor);
        break;
      case 'carried':
        this.move(
          cause.period,
          cause.expired,
          (remaining) => (cause.limit === null ? remaining : smallest(remaining, cause.limit)),
          line,
        );
        break;
      case 'extended':
        this.move(
          cause.period,
          cause.expired,
          (remaining) => largest(ZERO, subtract(remaining, cause.keep)),
          line,
        );
        break;
      default:
        if (compare(line.amount, ZERO) >= 0) this.credit(line);
        else this.debit(line);
    }
  }

  result(): Replay {
    return {
      lots: this.lots.filter((lot) => lot.remaining.n !== 0).map((lot) => ({ ...lot })),
      overdrawn: this.overdrawn,
      derived: this.derived,
    };
  }
}

/** Replays lines that are in order, and tells which lot pays for what. */
export function replayOrdered(
  lines: readonly LedgerEntry[],
  until: PlainDate,
  onPayment?: OnPayment,
): Replay {
  const replayer = new Replayer(onPayment);
  for (const line of lines) {
    if (line.date > until) break;
    replayer.apply(line);
  }
  replayer.expireBefore(until);
  return replayer.result();
}

/** The lots of one counter at the end of a day. The order in which lines were added does not matter. */
export function replay(entries: readonly LedgerEntry[], until: PlainDate): Replay {
  return replayOrdered(netted(entries, until).sort(inOrder), until);
}
