import { add, compare, type Fraction, fraction, largest, multiply, ZERO } from '#domain/amounts/fraction.ts';
import type { PeriodFigures } from '#domain/balances/counter-periods.ts';

/** What a day of leave costs, where payroll said it: a day in ten-thousandths of a euro, gross pay in cents. */
export interface PayBasis {
  readonly dailyRate: number | null;
  /** Earned in the period that the days come from. */
  readonly gross: number | null;
}

/** Days of one period that are owed, and what they cost in cents; null where nobody said what a day costs. */
export interface PeriodLiability {
  readonly days: Fraction;
  /** The pay of those days. */
  readonly maintained: number | null;
  /** A tenth of the gross, for the days that are left of those earned (L3141-24). */
  readonly tenth: number | null;
  /** The better of the two for the person. */
  readonly cents: number | null;
}

const RATE_UNITS_PER_CENT = 100;

/** U11: per counter, as payroll does: the better of both, each rounded to the cent. Days taken ahead are owed by nobody. */
export function periodLiability(
  { acquired, balance }: PeriodFigures,
  { dailyRate, gross }: PayBasis,
): PeriodLiability {
  const days = largest(ZERO, balance);
  const maintained =
    dailyRate === null ? null : toCents(multiply(days, fraction(dailyRate, RATE_UNITS_PER_CENT)));
  const tenth =
    gross === null || compare(acquired, ZERO) <= 0
      ? null
      : toCents(multiply(fraction(gross, 10), multiply(days, fraction(acquired.d, acquired.n))));
  const known = [maintained, tenth].filter((amount) => amount !== null);
  return { days, maintained, tenth, cents: known.length === 0 ? null : Math.max(...known) };
}

/** Half a cent goes up. */
function toCents({ n, d }: Fraction): number {
  return Math.floor((2 * n + d) / (2 * d));
}

/** The employer's charges on an amount, in hundredths of a percent. */
export function chargesOn(cents: number, rate: number): number {
  return toCents(fraction(cents * rate, 10_000));
}

export interface LiabilityTotal {
  readonly days: Fraction;
  readonly cents: number;
  readonly charges: number;
  /** People with days owed of whom nobody said what a day costs. */
  readonly unknown: number;
}

export function totalLiability(
  people: readonly (readonly PeriodLiability[])[],
  rate: number,
): LiabilityTotal {
  let [days, cents, unknown] = [ZERO, 0, 0];
  for (const periods of people) {
    for (const period of periods) {
      days = add(days, period.days);
      cents += period.cents ?? 0;
    }
    if (periods.some((period) => period.cents === null && period.days.n > 0)) unknown += 1;
  }
  return { days, cents, charges: chargesOn(cents, rate), unknown };
}

/** A line of the journal: one side of it is zero. */
export interface JournalLine {
  readonly account: '6412' | '4282' | '645' | '4382';
  readonly debit: number;
  readonly credit: number;
}

/** U11: a charge to pay, written at the closing and taken back at the opening; charges in accounts of their own. */
export function journalOf({ cents, charges }: Pick<LiabilityTotal, 'cents' | 'charges'>): JournalLine[] {
  const pair = (account: '6412' | '645', owed: '4282' | '4382', amount: number): JournalLine[] =>
    amount === 0
      ? []
      : [
          { account, debit: amount, credit: 0 },
          { account: owed, debit: 0, credit: amount },
        ];
  return [...pair('6412', '4282', cents), ...pair('645', '4382', charges)];
}
