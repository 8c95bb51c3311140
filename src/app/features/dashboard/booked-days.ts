import type { z } from 'zod';
import type { counterBalanceSchema } from '#contract/balances.ts';
import { toHundredths } from '#domain/amounts/rounding.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';

type Counter = z.output<typeof counterBalanceSchema>;

/** How many days of what was earned are approved for days to come, and so no longer available. */
export function bookedDays({ entries }: Pick<Counter, 'entries'>, today: PlainDate): number {
  const booked = entries
    .filter(({ kind, date }) => kind === 'taken' && date > today)
    .reduce((sum, { amount }) => sum - amount, 0);
  return toHundredths(booked);
}
