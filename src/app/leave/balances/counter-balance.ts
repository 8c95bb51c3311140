import type { z } from 'zod';
import type { balanceEntrySchema, counterBalanceSchema } from '#contract/balances.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';

export type CounterBalance = z.output<typeof counterBalanceSchema>;
export type BalanceEntry = z.output<typeof balanceEntrySchema>;

/** Days worth looking at: those on which something will be lost, the soonest first. */
export function comingExpiries(counters: readonly CounterBalance[], today: PlainDate): string[] {
  const days = counters.flatMap(({ lots }) => lots.flatMap(({ expiresOn }) => expiresOn ?? []));
  return [...new Set(days)].filter((day) => day > today).sort();
}
