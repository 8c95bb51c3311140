import { z } from 'zod';
import { REMARK_KINDS, SIDES } from '#domain/payroll/line-thread.ts';
import { defineEndpoints } from './endpoint.ts';
import { pagingSchema } from './paging.ts';
import { monthSchema } from './payroll.ts';
import { personBadgeSchema } from './people.ts';
import { filledParagraphsSchema } from './texts.ts';

const monthParams = z.object({ month: monthSchema });
const personParams = monthParams.extend({ userId: z.uuid() });
const lineParams = monthParams.extend({ requestId: z.uuid() });

/** A line has no id of its own: the place of a thread is its first remark, which the Link header leads on from. */
const threadPaging = pagingSchema;

const remarkSchema = z.object({
  id: z.uuid(),
  author: personBadgeSchema,
  fromAccountant: z.boolean(),
  kind: z.enum(REMARK_KINDS),
  text: z.string(),
  writtenAt: z.iso.datetime(),
});

export const lineThreadSchema = z.object({
  month: monthSchema,
  requestId: z.uuid().nullable().describe('The absence it is about; null where it is about the person.'),
  userId: z.uuid(),
  personName: z.string().describe('Whom it is about.'),
  establishment: z
    .string()
    .nullable()
    .describe('Where the month of this person is found; null where months are of everyone.'),
  waitsFor: z.enum(SIDES).nullable().describe('Who has a question to answer; null when nobody has.'),
  unseen: z.boolean().describe('Whether the other side wrote something that the reader has not opened.'),
  remarks: z.array(remarkSchema).describe('In the order of writing.'),
});

export const payrollRemarksEndpoints = defineEndpoints({
  ofMonth: {
    method: 'GET',
    path: '/payroll/months/{month}/remarks',
    access: 'session',
    accountants: 'allowed',
    scope: 'never',
    summary: 'What accountant and company said about lines of a pay month. For admins and accountants.',
    params: monthParams,
    query: threadPaging,
    shows: ['payroll'],
    response: z.array(lineThreadSchema),
    errors: ['validation_failed', 'forbidden', 'changed_meanwhile'],
  },
  open: {
    method: 'GET',
    path: '/payroll/remarks',
    access: 'session',
    accountants: 'allowed',
    scope: 'never',
    summary:
      'Lines of the last thirteen months about which something waits: a question to answer, or an answer to read. For admins and accountants.',
    query: threadPaging,
    shows: ['payroll'],
    response: z.array(lineThreadSchema),
    errors: ['validation_failed', 'forbidden', 'changed_meanwhile'],
  },
  write: {
    method: 'POST',
    path: '/payroll/months/{month}/lines/{requestId}/remarks',
    access: 'session',
    accountants: 'allowed',
    scope: 'never',
    summary:
      'Say something about a line, or ask: the other side is told by mail, without what it is about. For admins and accountants.',
    params: lineParams,
    body: z.object({
      text: filledParagraphsSchema(2000),
      asks: z.boolean().default(false).describe('Whether an answer is wanted.'),
    }),
    changes: ['payroll'],
    response: lineThreadSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'too_many_requests', 'list_full'],
    limit: { max: 100, minutes: 60, by: 'ip' },
  },
  see: {
    method: 'PUT',
    path: '/payroll/months/{month}/lines/{requestId}/seen',
    access: 'session',
    accountants: 'allowed',
    scope: 'never',
    unpaid: 'allowed',
    idempotency: 'needless',
    summary: 'Note that what is said about a line was read. For admins and accountants.',
    params: lineParams,
    changes: ['payroll'],
    response: z.object({ success: z.literal(true) }),
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
  writeAboutPerson: {
    method: 'POST',
    path: '/payroll/months/{month}/people/{userId}/remarks',
    access: 'session',
    accountants: 'allowed',
    scope: 'never',
    summary:
      'Say something about a person in a pay month, or ask, such as about a payslip that does not agree: the other side is told by mail, without what it is about. For admins and accountants.',
    params: personParams,
    body: z.object({
      text: filledParagraphsSchema(2000),
      asks: z.boolean().default(false).describe('Whether an answer is wanted.'),
    }),
    changes: ['payroll'],
    response: lineThreadSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'too_many_requests', 'list_full'],
    limit: { max: 100, minutes: 60, by: 'ip' },
  },
  seeAboutPerson: {
    method: 'PUT',
    path: '/payroll/months/{month}/people/{userId}/seen',
    access: 'session',
    accountants: 'allowed',
    scope: 'never',
    unpaid: 'allowed',
    idempotency: 'needless',
    summary: 'Note that what is said about a person was read. For admins and accountants.',
    params: personParams,
    changes: ['payroll'],
    response: z.object({ success: z.literal(true) }),
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
});
