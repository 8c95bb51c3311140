import { z } from 'zod';
import { dayThat, shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';

/** Of one counter: a hundred and thirty years of a line every five days. */
export const mostEntriesTold = 10_000;

/**
 * One line of a counter's ledger, in words. Amounts are days in hundredths, rounded so that the lines add up to the
 * balance.
 */
export const balanceEntrySchema = z.object({
  date: shownDaySchema,
  kind: z
    .string()
    .describe('opening, accrued, taken, recredited, carried, adjusted, corrected, deadline, expired…'),
  amount: z.number(),
  balance: z.number().describe('What the counter held after this line.'),
  sentence: z
    .string()
    .describe('What happened, to which days, by which rule and article, in the language of the caller.'),
  rule: z.string().nullable().describe('The number of the rule it follows from.'),
  reference: z.string().nullable().describe('The end of the sentence, which names the rule and its source.'),
  requestId: z.uuid().nullable(),
});

/** What is left and why. `available` = `acquired` − `taken` − `reserved`, to the hundredth. */
export const counterBalanceSchema = z.object({
  counter: z.string(),
  label: z.string(),
  unit: z.enum(['ouvres', 'ouvrables', 'days']),
  acquired: z.number().describe('Earned and not expired.'),
  taken: z.number().describe('Taken, or approved for a day to come that present rights pay for.'),
  reserved: z.number().describe('What pending requests hold of present rights.'),
  available: z.number(),
  employerDays: z
    .number()
    .optional()
    .describe(
      'Of the RTT days of a year, those whose dates the employer decides; left out where there are none.',
    ),
  later: z.number().describe('Booked or asked for on days that only rights still to be earned can pay for.'),
  expiresOn: shownDaySchema.nullable().describe('When the first days that are left expire.'),
  lots: z.array(
    z.object({
      label: z.string().describe('N-1, N…'),
      remaining: z.number(),
      expiresOn: shownDaySchema.nullable(),
    }),
  ),
  periods: z
    .array(z.object({ start: shownDaySchema, end: shownDaySchema }))
    .describe('The periods that the lines fall into: acquisition periods, or calendar years.'),
  entries: z.array(balanceEntrySchema).describe('First to last: of very many the latest ten thousand.'),
  olderEntries: z.int().describe('How many stood before these.'),
});

const asked = z.object({
  at: dayThat('Past or future; today when left out.').optional(),
  expand: z
    .enum(['entries', 'none'])
    .default('entries')
    .describe('`none`: without the lines behind the figures, which are most of the answer.'),
});

export const balancesEndpoints = defineEndpoints({
  mine: {
    method: 'GET',
    path: '/balances/me',
    access: 'session',
    scope: 'balance.read',
    oneself: true,
    heavy: 'person',
    summary: 'One’s own counters on a day, with every line behind them.',
    query: asked,
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
    looks: 'balance',
    heavy: 'person',
    summary: 'The counters of someone whose leave one may decide.',
    params: z.object({ id: z.uuid() }),
    query: asked,
    shows: ['leave-requests', 'balances', 'people', 'leave-rules', 'organization'],
    response: z.array(counterBalanceSchema),
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
});
