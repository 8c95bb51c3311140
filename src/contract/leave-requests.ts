import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import {
  approveFormSchema,
  cancelFormSchema,
  decisionErrors,
  decisionSchema,
  mailDecisionFormSchema,
  mailTokenSchema,
  rejectFormSchema,
  requestFormSchema,
} from './leave-request-forms.ts';
import { calendarPaging, filters, yes } from './leave-request-queries.ts';
import {
  calendarAbsenceSchema,
  leaveRequestPageSchema,
  leaveRequestSchema,
  mailDecisionPageSchema,
  previewSchema,
  summarySchema,
  undoableRequestSchema,
} from './leave-request-views.ts';
import type { LiveTopic } from './live-topics.ts';
import { paging, updatedSince } from './paging.ts';

const idParams = z.object({ id: z.uuid() });

const peopleAndRules = ['people', 'teams', 'organization', 'leave-rules', 'delegations'] as const;
const requestList = ['leave-requests', ...peopleAndRules] as const satisfies readonly LiveTopic[];
const wholeRequest = [
  ...requestList,
  'balances',
  'coverage',
  'payroll',
] as const satisfies readonly LiveTopic[];

export const leaveRequestsEndpoints = defineEndpoints({
  listMine: {
    method: 'GET',
    path: '/leave-requests/my-requests',
    access: 'session',
    scope: 'leave-request.read',
    oneself: true,
    summary: 'One’s own requests, latest first.',
    query: z.object({ ...filters, ...updatedSince, ...paging }),
    untilWritten: true,
    shows: requestList,
    response: z.array(leaveRequestSchema),
    errors: ['validation_failed'],
  },
  summary: {
    method: 'GET',
    path: '/leave-requests/summary',
    access: 'session',
    scope: 'leave-request.read',
    oneself: true,
    summary:
      'One’s own counters and next departure; for privileged people, those of the organisation as well.',
    shows: requestList,
    response: summarySchema,
  },
  teamCalendar: {
    method: 'GET',
    path: '/leave-requests/team-calendar',
    access: 'session',
    scope: 'calendar.read',
    heavy: 'wide',
    summary:
      'Approved absences of the organisation, in order. Colleagues without privilege see that someone is away, not why.',
    query: z.object({
      from: filters.from,
      to: filters.to,
      team: z.uuid().optional(),
      user: z.uuid().optional(),
      type: z
        .string()
        .max(60)
        .optional()
        .describe('As the reader is shown it: `absent` is a type for those who may not know more.'),
      pending: yes.describe(
        'Those that are not decided yet as well: for privileged people, or with one’s own `user`.',
      ),
      starting: yes.describe('Only absences that start on `from` or later.'),
      atWork: yes.describe('Days at work elsewhere as well, of the types that calendars show.'),
      ...calendarPaging,
    }),
    untilWritten: true,
    shows: requestList,
    response: z.array(calendarAbsenceSchema),
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
  list: {
    method: 'GET',
    path: '/leave-requests',
    access: 'session',
    scope: 'leave-request.read-all',
    summary: 'All requests of the organisation, latest first. For privileged people.',
    query: z.object({
      ...filters,
      team: z.uuid().optional(),
      user: z.uuid().optional(),
      cancellation: z
        .enum(['asked'])
        .optional()
        .describe('Only approved absences whose cancellation was asked for and is not decided yet.'),
      ...updatedSince,
      ...paging,
    }),
    shows: requestList,
    response: z.array(leaveRequestSchema),
    errors: ['validation_failed', 'forbidden'],
  },
  create: {
    method: 'POST',
    path: '/leave-requests',
    access: 'session',
    scope: ['leave-request.file', 'leave-request.record'],
    summary:
      'File a request; with `userId`, record leave for someone one may decide for, which approves it at once. The same Idempotency-Key twice files one.',
    body: requestFormSchema,
    idempotency: 'by-its-row',
    changes: ['leave-requests', 'audit-log'],
    response: leaveRequestSchema,
    errors: [
      'validation_failed',
      'forbidden',
      'not_found',
      'overlapping_absence',
      'beyond_balance',
      'not_employed_then',
      'blackout_period',
      'override_reason_required',
      'idempotency_key_reused',
    ],
  },
  preview: {
    method: 'POST',
    path: '/leave-requests/preview',
    access: 'session',
    scope: ['leave-request.file', 'leave-request.record'],
    idempotency: 'needless',
    unpaid: 'allowed',
    summary: 'What a request would cost, day by day, what it leaves, and whom it meets. Changes nothing.',
    body: requestFormSchema.omit({ overrideReason: true }).extend({
      requestId: z
        .uuid()
        .optional()
        .describe('The request that is being edited, so that it does not meet itself.'),
    }),
    shows: wholeRequest,
    response: previewSchema,
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
  read: {
    method: 'GET',
    path: '/leave-requests/{id}',
    access: 'session',
    scope: 'leave-request.read',
    looks: 'sickness',
    summary: 'One request with its proof, its history and what one may do with it.',
    params: idParams,
    shows: wholeRequest,
    gathered: true,
    response: leaveRequestPageSchema,
    errors: ['not_found'],
  },
  edit: {
    method: 'PUT',
    path: '/leave-requests/{id}',
    access: 'session',
    scope: 'leave-request.file',
    summary: 'Change one’s own request while it is pending.',
    params: idParams,
    body: requestFormSchema
      .omit({ userId: true, overrideReason: true })
      .extend({ version: decisionSchema.shape.version }),
    changes: ['leave-requests', 'audit-log'],
    response: leaveRequestSchema,
    errors: [
      'validation_failed',
      'forbidden',
      'not_found',
      'already_decided',
      'changed_meanwhile',
      'overlapping_absence',
      'beyond_balance',
      'not_employed_then',
      'blackout_period',
      'list_full',
    ],
  },
  approve: {
    method: 'PATCH',
    path: '/leave-requests/{id}/approve',
    access: 'session',
    scope: 'leave-request.decide',
    summary: 'Approve a pending request; with a reason, also one that touches a blackout period.',
    params: idParams,
    body: approveFormSchema,
    changes: ['leave-requests', 'audit-log'],
    response: undoableRequestSchema,
    errors: [...decisionErrors, 'beyond_balance', 'override_reason_required'],
  },
  reject: {
    method: 'PATCH',
    path: '/leave-requests/{id}/reject',
    access: 'session',
    scope: 'leave-request.decide',
    summary: 'Reject a pending request, with a reason.',
    params: idParams,
    body: rejectFormSchema,
    changes: ['leave-requests', 'audit-log'],
    response: undoableRequestSchema,
    errors: decisionErrors,
  },
  withdraw: {
    method: 'PATCH',
    path: '/leave-requests/{id}/withdraw',
    access: 'session',
    scope: 'leave-request.file',
    summary: 'Take back one’s own request while it is pending.',
    params: idParams,
    body: decisionSchema,
    changes: ['leave-requests', 'audit-log'],
    response: undoableRequestSchema,
    errors: ['forbidden', 'not_found', 'already_decided', 'changed_meanwhile'],
  },
  cancel: {
    method: 'PATCH',
    path: '/leave-requests/{id}/cancel',
    access: 'session',
    scope: ['leave-request.file', 'leave-request.decide'],
    summary:
      'Cancel approved leave: at once for those who may decide it, which also accepts a cancellation asked for; from the person themselves it asks for it.',
    params: idParams,
    body: cancelFormSchema,
    changes: ['leave-requests', 'audit-log'],
    response: undoableRequestSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'already_decided', 'changed_meanwhile'],
  },
  refuseCancellation: {
    method: 'PATCH',
    path: '/leave-requests/{id}/refuse-cancellation',
    access: 'session',
    scope: 'leave-request.decide',
    summary: 'Keep approved leave whose cancellation was asked for, with a reason.',
    params: idParams,
    body: rejectFormSchema,
    changes: ['leave-requests', 'audit-log'],
    response: undoableRequestSchema,
    errors: decisionErrors,
  },
  undo: {
    method: 'POST',
    path: '/leave-requests/{id}/undo',
    access: 'session',
    scope: 'never',
    summary:
      'Undo what one has just done to a request, within ten seconds and before anybody is told: approving, refusing, withdrawing, cancelling.',
    params: idParams,
    body: decisionSchema,
    changes: ['leave-requests', 'audit-log'],
    response: leaveRequestSchema,
    errors: ['forbidden', 'not_found', 'undo_too_late', 'already_restored', 'changed_meanwhile'],
  },
  showMailDecision: {
    method: 'POST',
    path: '/leave-requests/{id}/mail-decision/show',
    access: 'public',
    summary: 'What the link of an approver’s mail is about. Changes nothing, however often it is opened.',
    params: idParams,
    body: mailTokenSchema,
    shows: wholeRequest,
    response: mailDecisionPageSchema,
    errors: ['mail_link_invalid'],
    limit: { max: 60, minutes: 10, by: 'ip' },
  },
  decideFromMail: {
    method: 'POST',
    path: '/leave-requests/{id}/mail-decision',
    access: 'public',
    summary: 'Decide with the single-use token of an approver’s mail, without a session.',
    params: idParams,
    body: mailDecisionFormSchema,
    changes: ['leave-requests', 'audit-log'],
    response: mailDecisionPageSchema,
    errors: [
      'validation_failed',
      'mail_link_invalid',
      'forbidden',
      'already_decided',
      'changed_meanwhile',
      'override_reason_required',
    ],
    limit: { max: 30, minutes: 10, by: 'ip' },
  },
});
