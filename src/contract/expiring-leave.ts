import { z } from 'zod';
import { exportFormats, exportTypes } from './calendar-exports.ts';
import { dayThat, shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import { insightFilters } from './insights.ts';
import type { LiveTopic } from './live-topics.ts';
import { paging } from './paging.ts';
import { personBadgeSchema } from './people.ts';

export const lotSchema = z.object({
  counter: z.string(),
  label: z.string(),
  days: z.number(),
  expires: shownDaySchema.describe('Last day on which they can be taken.'),
});

const reminderSchema = z.object({
  id: z.uuid(),
  user: personBadgeSchema,
  sentAt: z.iso.datetime(),
  sentBy: z.string().describe('The name of who pressed the button.'),
  lots: z.array(lotSchema).describe('As the mail told it.'),
});

export const expiringSchema = z.object({
  by: shownDaySchema,
  today: shownDaySchema,
  people: z.array(
    z.object({
      user: personBadgeSchema,
      days: z.number().describe('All that would be lost, booked leave taken off.'),
      usualDays: z
        .number()
        .nullable()
        .describe(
          'Paid leave usually taken until then, besides what is booked (rule U13); null for no custom.',
        ),
      likelyDays: z.number().describe('What would be lost even if that much is taken.'),
      lots: z.array(
        lotSchema.extend({
          afterSickness: z.boolean().describe('Put off after a stop: the fifteen months of the law.'),
        }),
      ),
      remindedAt: z.iso.datetime().nullable().describe('When a reminder last left; null for never.'),
    }),
  ),
});

const asked = {
  by: dayThat('Last day that is looked at; without it, the end of the period.').optional(),
  ...insightFilters,
};
const shown = [
  'balances',
  'leave-requests',
  'people',
  'teams',
  'leave-rules',
] as const satisfies readonly LiveTopic[];
const reading = {
  method: 'GET',
  access: 'session',
  scope: 'insight.read',
  heavy: true,
  shows: shown,
} as const;

export const expiringLeaveEndpoints = defineEndpoints({
  read: {
    ...reading,
    path: '/insights/expiring',
    looks: 'balance',
    summary:
      'Who would lose days by a day, and how many, days kept after sickness included. Of everyone for admins, of their own teams for managers.',
    query: z.object(asked),
    response: expiringSchema,
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
  file: {
    ...reading,
    path: '/insights/expiring.{format}',
    looks: 'export',
    freshProof: true,
    summary: 'The same as a table, for spreadsheets.',
    params: z.object({ format: z.enum(exportFormats) }),
    query: z.object(asked),
    response: z.string(),
    namedFile: { types: Object.values(exportTypes) },
    errors: ['validation_failed', 'forbidden', 'not_found', 'fresh_proof_needed'],
  },
  remind: {
    method: 'POST',
    path: '/insights/reminders',
    access: 'session',
    scope: 'never',
    heavy: true,
    summary:
      'Reminds people by mail of days that would lapse, once a day at most, and keeps who did it and when.',
    body: z.object({
      by: dayThat('Days that lapse by then are named.'),
      userIds: z.array(z.uuid()).min(1).max(2000),
    }),
    changes: ['balances', 'audit-log'],
    response: z.object({
      sent: z.array(z.uuid()).describe('Whom a mail leaves for; others were reminded today.'),
    }),
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
  reminders: {
    ...reading,
    path: '/insights/reminders',
    summary: 'Every reminder that was sent, the latest first: proof that people were told.',
    query: z.object(paging),
    response: z.array(reminderSchema),
    errors: ['forbidden', 'changed_meanwhile'],
  },
});
