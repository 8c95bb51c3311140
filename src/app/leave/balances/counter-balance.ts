import type { z } from 'zod';
import type { balanceEntrySchema, counterBalanceSchema } from '#contract/balances.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';

export type CounterBalance = z.output<typeof counterBalanceSchema>;
export type BalanceEntry = z.output<typeof balanceEntrySchema>;

/** The latest lines, and what stood before them as one line. */
export function statementOf(entries: readonly BalanceEntry[], most: number) {
  const lines = entries.slice(-most);
  const before = entries.slice(0, entries.length - lines.length);
  return { hidden: before.length, carried: before.at(-1)?.balance ?? 0, lines };
}

/** Days worth looking at: those on which something will be lost, the soonest first. */
export function comingExpiries(counters: readonly CounterBalance[], today: PlainDate): string[] {
  const days = counters.flatMap(({ lots }) => lots.flatMap(({ expiresOn }) => expiresOn ?? []));
  return [...new Set(days)].filter((day) => day > today).sort();
}
