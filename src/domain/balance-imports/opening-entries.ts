import { type Fraction, ZERO } from '#domain/amounts/fraction.ts';
import { correctingEntries } from '#domain/balances/corrections.ts';
import { type Counter, entry, type LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { OPENING_CHANGED } from '#domain/balances/manual-entries.ts';
import { periodAt } from '#domain/balances/reference-period.ts';
import { expiryOfPeriod, type StoppedPerson } from '#domain/balances/sickness.ts';
import { addDays, dateOf, type PlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import type { Timeline } from '#domain/calendar/timeline.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';

export interface Opening {
  /** Makes the keys of its lines differ from those of every other import. */
  readonly importId: string;
  readonly asOf: PlainDate;
  readonly previous: Fraction | null;
  readonly current: Fraction | null;
  readonly rtt: Fraction | null;
}

function keyOf(importId: string): string {
  return `opening/${importId}`;
}

/**
 * B9: the lines that a counter starts from. A counter of which nothing was said stays as it is; where one of the two
 * periods of paid leave was given, the other opens at nought, for the opening speaks for the whole counter.
 */
export function openingEntries(
  { importId, asOf, previous, current, rtt }: Opening,
  policies: Timeline<LeavePolicy>,
  person: StoppedPerson,
): LedgerEntry[] {
  const common = { date: asOf, cause: { kind: 'opening' }, rule: 'B9' } as const;
  const lines: LedgerEntry[] = [];
  if (previous !== null || current !== null) {
    const running = periodAt(policies, asOf);
    const before = periodAt(policies, addDays(running.start, -1));
    for (const [period, amount] of [[before, previous] as const, [running, current] as const]) {
      lines.push(
        entry({
          ...common,
          key: `${keyOf(importId)}/${period.start}`,
          counter: 'paid-leave',
          amount: amount ?? ZERO,
          period: period.start,
          expires: expiryOfPeriod(period, person, policies),
        }),
      );
    }
  }
  if (rtt !== null) {
    const year = yearOf(asOf);
    lines.push(
      entry({
        ...common,
        key: keyOf(importId),
        counter: 'rtt',
        amount: rtt,
        period: dateOf(year, 1, 1),
        expires: dateOf(year, 12, 31),
      }),
    );
  }
  return lines;
}

/** Of all openings ever written, those that hold when only these imports stand, the latest of them last. */
export function openingsOfImports(
  recorded: readonly LedgerEntry[],
  standing: readonly string[],
): LedgerEntry[] {
  const openings = recorded.filter((line) => line.cause.kind === 'opening' && line.correction === null);
  const ageOf = ({ key }: LedgerEntry): number =>
    standing.findIndex((id) => key === keyOf(id) || key.startsWith(`${keyOf(id)}/`));
  const latestOf = (counter: Counter): number =>
    Math.max(...openings.filter((line) => line.counter === counter).map(ageOf));
  return openings.filter((line) => ageOf(line) >= 0 && ageOf(line) === latestOf(line.counter));
}

/**
 * The lines that answer what was written and is no longer due: months that an opening now holds, an opening that
 * another replaced or that was taken back. What is due and was never written stays with the forecast.
 */
export function answeringEntries(
  recorded: readonly LedgerEntry[],
  due: readonly LedgerEntry[],
): LedgerEntry[] {
  const written = new Set(recorded.map((line) => line.key));
  return correctingEntries(
    recorded,
    due.filter((line) => written.has(line.key)),
    OPENING_CHANGED,
  );
}
