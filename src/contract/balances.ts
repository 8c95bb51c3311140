import { z } from 'zod';
import { dayThat, shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';

/** One line of a counter's ledger, in words. Amounts are days, rounded to hundredths. */
export const balanceEntrySchema = z.object({
  date: shownDaySchema,
  kind: z.string().describe('opening, accrued, taken, recredited, carried, adjusted, expired…'),
  amount: z.number(),
  balance: z.number().describe('What the counter held after this line.'),
  sentence: z.string().describe('Why, in the language of the caller.'),
  rule: z.string().nullable().describe('The number of the rule it follows from.'),
  requestId: z.uuid().nullable(),
});

/** What is left and why. `available` = `acquired` − `taken` − `reserved`, as far as two decimals show. */
export const counterBalanceSchema = z.object({
  counter: z.string(),
  label: z.string(),
  unit: z.enum(['ouvres', 'ouvrables', 'days']),
  acquired: z.number().describe('Earned and not expired.'),
  taken: z.number().describe('Taken, or approved for a day to come.'),
  reserved: z.number().describe('Held by pending requests.'),
  available: z.number(),
  expiresOn: shownDaySchema.nullable().describe('When the first days that are left expire.'),
  lots: z.array(
    z.object({
      label: z.string().describe('N-1, N…'),
      remaining: z.number(),
      expiresOn: shownDaySchema.nullable(),
    }),
  ),
  entries: z.array(balanceEntrySchema),
});

const at = z.object({ at: dayThat('Past or future; today when left out.').optional() });

export const balancesEndpoints = defineEndpoints({
  mine: {
    method: 'GET',
    path: '/balances/me',
    access: 'session',
    scope: 'balance.read',
    oneself: true,
    summary: 'One’s own counters on a day, with every line behind them.',
    query: at,
    untilWritten: true,
    shows: ['leave-requests', 'balances', 'people', 'leave-rules', 'organization'],
    response: z.array(counterBalanceSchema),
    errors: ['validation_failed'],
  },
  ofUser: {
    method: 'GET',
    path: '/users/{id}/balances',
    access: 'session',
    scope: 'balance.read',
    summary: 'The counters of someone whose leave one may decide.',
    params: z.object({ id: z.uuid() }),
    query: at,
    shows: ['leave-requests', 'balances', 'people', 'leave-rules', 'organization'],
    response: z.array(counterBalanceSchema),
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
});
