import { z } from 'zod';
import { NOTICE_CHANNELS, OUTSIDE_CHANNELS } from '#domain/balances/notice-channel.ts';
import { daySchema, dayThat, shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import { pagingSchema } from './paging.ts';
import { personBadgeSchema } from './people.ts';

const idParams = z.object({ id: z.uuid() });

/** The dated notice owed within a month to someone back from sickness (L3141-19-3). */
export const sicknessNoticeSchema = z.object({
  id: z.uuid(),
  user: personBadgeSchema,
  stop: z.object({ start: shownDaySchema, end: shownDaySchema }),
  dueBy: shownDaySchema,
  overdue: z.boolean(),
  availableDays: z.number().describe('What the person can take, on the day of the notice.'),
  deadline: shownDaySchema.describe('Until when the days that sickness kept from being taken can be.'),
  informedOn: shownDaySchema
    .nullable()
    .describe('The day on which the person was told; the clock runs from it.'),
  channel: z
    .enum(NOTICE_CHANNELS)
    .nullable()
    .describe('How the person was told: by the mail of this notice, or elsewhere.'),
  sentAt: z.iso.datetime().nullable().describe('When it was sent, or noted as given elsewhere.'),
  sentBy: personBadgeSchema.nullable(),
  mailedAt: z.iso.datetime().nullable().describe('When the mail system took the mail over.'),
  messageId: z.string().nullable().describe('The Message-ID of the mail, by which its way can be traced.'),
  openedAt: z.iso.datetime().nullable(),
  text: z
    .string()
    .describe('What the notice says, in the language of the person; empty when it was given elsewhere.'),
});

/** Days earned by taking main leave outside the summer, once 31 October has passed (L3141-23). */
export const fractionnementSchema = z.object({
  user: personBadgeSchema,
  period: shownDaySchema.describe('First day of the acquisition period.'),
  days: z.int(),
  takenOutside: z.number(),
  decision: z.enum(['proposed', 'granted', 'waived']),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: personBadgeSchema.nullable(),
});

export const entitlementsEndpoints = defineEndpoints({
  listNotices: {
    method: 'GET',
    path: '/sickness-notices',
    access: 'session',
    scope: 'leave-request.decide',
    heavy: true,
    looks: 'sickness',
    summary:
      'Notices owed after sickness, first those that are due first, and those sent. For privileged people.',
    query: pagingSchema.extend({ user: z.uuid().optional() }),
    shows: ['leave-requests', 'balances', 'people', 'leave-rules', 'organization'],
    response: z.array(sicknessNoticeSchema),
    errors: ['validation_failed', 'forbidden', 'changed_meanwhile'],
  },
  listMyNotices: {
    method: 'GET',
    path: '/sickness-notices/mine',
    access: 'session',
    scope: 'balance.read',
    oneself: true,
    summary: 'The notices that one was sent, latest first; no more than 500.',
    shows: ['leave-requests', 'balances', 'people', 'leave-rules', 'organization'],
    response: z.array(sicknessNoticeSchema),
    errors: [],
  },
  sendNotice: {
    method: 'POST',
    path: '/sickness-notices/{id}/send',
    access: 'session',
    scope: 'entitlement.decide',
    summary: 'Send the notice; its day starts the clock of fifteen months.',
    params: idParams,
    changes: ['balances', 'audit-log'],
    response: sicknessNoticeSchema,
    errors: ['forbidden', 'not_found', 'already_sent'],
  },
  recordNotice: {
    method: 'POST',
    path: '/sickness-notices/{id}/record',
    access: 'session',
    scope: 'entitlement.decide',
    summary: 'Note that the person was told elsewhere, by payslip or letter; that day starts the clock.',
    params: idParams,
    body: z.object({
      givenOn: dayThat('After the stop, and not in the future.'),
      channel: z.enum(OUTSIDE_CHANNELS),
    }),
    changes: ['balances', 'audit-log'],
    response: sicknessNoticeSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'already_sent'],
  },
  withdrawNotice: {
    method: 'POST',
    path: '/sickness-notices/{id}/withdraw',
    access: 'session',
    scope: 'entitlement.decide',
    summary: 'Take back what was noted by mistake as given elsewhere: the notice is owed again.',
    params: idParams,
    changes: ['balances', 'audit-log'],
    response: sicknessNoticeSchema,
    errors: ['forbidden', 'not_found', 'already_sent'],
  },
  acknowledgeNotice: {
    method: 'POST',
    path: '/sickness-notices/{id}/acknowledge',
    access: 'session',
    scope: 'never',
    unpaid: 'allowed',
    summary: 'The person has read their notice.',
    params: idParams,
    changes: ['balances'],
    response: z.object({ success: z.literal(true) }),
    errors: ['not_found'],
  },
  listFractionnement: {
    method: 'GET',
    path: '/fractionnement',
    access: 'session',
    scope: 'leave-request.decide',
    heavy: true,
    summary:
      'Who earned days by taking leave outside the summer, and what was decided. For privileged people.',
    query: pagingSchema.extend({
      cursor: z
        .string()
        .max(60)
        .optional()
        .describe('The person’s id and the period of the last one, with a `_`.'),
    }),
    shows: ['leave-requests', 'balances', 'people', 'leave-rules', 'organization'],
    response: z.array(fractionnementSchema),
    errors: ['validation_failed', 'forbidden', 'changed_meanwhile'],
  },
  decideFractionnement: {
    method: 'PUT',
    path: '/fractionnement/{id}',
    access: 'session',
    scope: 'entitlement.decide',
    summary:
      'Grant the days of a period to a person, or note that they gave them up. For managers and admins.',
    params: idParams,
    body: z.object({ period: daySchema, decision: z.enum(['granted', 'waived']) }),
    changes: ['balances', 'audit-log'],
    response: fractionnementSchema,
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
});
