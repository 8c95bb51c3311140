import { z } from 'zod';
import { shownDaySchema } from '#contract/days.ts';
import { loginMethods } from '#domain/access/login-method.ts';
import { correctionCauses } from '#domain/balances/correction-cause.ts';
import { billingNoticeKinds } from '#domain/billing/billing-notices.ts';
import { companyLoginNews } from '#domain/company-login/connection-life.ts';
import { isFitText } from '#domain/text/fit-text.ts';
import { languages } from '#domain/text/language.ts';
import type { JobKind } from './job-kinds.ts';

const mail = { attempts: 12, seconds: 60 } as const;

/** Jobs at whose end somebody is written to. */
export const mailJobs = {
  'send-login-link': {
    lane: 'login',
    priority: 0,
    ...mail,
    payload: z.object({ email: z.string().refine(isFitText) }),
  },
  'send-proof-code': {
    lane: 'login',
    priority: 0,
    ...mail,
    payload: z.object({ organizationId: z.uuid(), userId: z.uuid(), sessionId: z.uuid() }),
  },
  'send-recovery-notice': {
    lane: 'login',
    priority: 0,
    ...mail,
    payload: z.object({ organizationId: z.uuid(), recoveryId: z.uuid() }),
  },
  'send-company-login-notice': {
    lane: 'login',
    priority: 0,
    ...mail,
    payload: z.object({
      organizationId: z.uuid(),
      userId: z.uuid(),
      what: z.enum(companyLoginNews),
      /** Who came in, which domain, or which connection. */
      about: z.string(),
      at: z.iso.datetime(),
    }),
  },
  'send-directory-notice': {
    lane: 'notices',
    priority: -50,
    ...mail,
    payload: z.object({
      organizationId: z.uuid(),
      userId: z.uuid(),
      directoryId: z.uuid(),
      /** What was refused after this was not told yet. */
      since: z.iso.datetime(),
      until: z.iso.datetime(),
    }),
  },
  'send-connection-notice': {
    lane: 'notices',
    priority: 0,
    ...mail,
    payload: z.object({
      organizationId: z.uuid(),
      userId: z.uuid(),
      connectionId: z.uuid(),
      at: z.iso.datetime(),
    }),
  },
  'send-welcome': {
    lane: 'login',
    priority: 0,
    ...mail,
    payload: z.object({ organizationId: z.uuid(), userId: z.uuid() }),
  },
  'send-operator-notice': {
    lane: 'notices',
    priority: -50,
    ...mail,
    payload: z.object({
      organizationId: z.uuid(),
      userId: z.uuid(),
      noticeId: z.string().refine(isFitText),
    }),
  },
  'send-key-notice': {
    lane: 'login',
    priority: 100,
    ...mail,
    payload: z.object({
      organizationId: z.uuid(),
      userId: z.uuid(),
      keyId: z.uuid(),
      at: z.iso.datetime(),
    }),
  },
  'send-access-notice': {
    lane: 'login',
    priority: 100,
    ...mail,
    payload: z.object({
      organizationId: z.uuid(),
      userId: z.uuid(),
      /** Of the session or the passkey that it tells of. */
      id: z.uuid(),
      what: z.enum(['login', 'passkey']),
      at: z.iso.datetime(),
      userAgent: z.string(),
      address: z.string().nullable(),
      method: z.enum(loginMethods),
    }),
  },
  'confirm-newsletter': { lane: 'login', priority: 100, ...mail, payload: z.object({ readerId: z.uuid() }) },
  'announce-request': {
    lane: 'decisions',
    priority: 0,
    ...mail,
    payload: z.object({ organizationId: z.uuid(), eventId: z.uuid() }),
  },
  'send-notification': {
    lane: 'decisions',
    priority: 0,
    ...mail,
    payload: z.object({ organizationId: z.uuid(), notificationId: z.uuid() }),
  },
  'handle-payment-event': {
    lane: 'decisions',
    priority: 0,
    ...mail,
    payload: z.object({ eventId: z.string() }),
  },
  'send-sickness-notice': {
    lane: 'decisions',
    priority: 100,
    ...mail,
    payload: z.object({ organizationId: z.uuid(), noticeId: z.uuid() }),
  },
  'send-invitation': {
    lane: 'notices',
    priority: 0,
    ...mail,
    payload: z.object({ organizationId: z.uuid(), userId: z.uuid(), inviterId: z.uuid() }),
  },
  'deliver-site-message': {
    lane: 'notices',
    priority: 0,
    ...mail,
    payload: z.object({ messageId: z.uuid() }),
  },
  'send-refusal-notice': {
    lane: 'notices',
    priority: 0,
    ...mail,
    payload: z.object({ organizationId: z.uuid(), userId: z.uuid(), inviterId: z.uuid() }),
  },
  'send-remark-notice': {
    lane: 'notices',
    priority: 0,
    ...mail,
    payload: z.object({ organizationId: z.uuid(), userId: z.uuid(), remarkId: z.uuid() }),
  },
  'send-billing-notice': {
    lane: 'notices',
    priority: 0,
    ...mail,
    payload: z.object({
      organizationId: z.uuid(),
      userId: z.uuid(),
      kind: z.enum(billingNoticeKinds),
      about: shownDaySchema,
    }),
  },
  'send-daily-digest': {
    lane: 'notices',
    priority: 200,
    ...mail,
    payload: z.object({
      organizationId: z.uuid(),
      userId: z.uuid(),
      day: shownDaySchema,
      until: z.iso.datetime(),
    }),
  },
  'send-counters-changed': {
    lane: 'notices',
    priority: 200,
    ...mail,
    payload: z.object({
      organizationId: z.uuid(),
      userId: z.uuid(),
      changeId: z.uuid(),
      cause: z.enum(correctionCauses),
      balances: z.array(z.object({ counter: z.string(), before: z.number(), after: z.number() })),
    }),
  },
  'send-departure': {
    lane: 'notices',
    priority: 100,
    ...mail,
    payload: z.object({ organizationId: z.uuid(), userId: z.uuid(), departureId: z.uuid() }),
  },
  'send-closing': {
    lane: 'notices',
    priority: 200,
    ...mail,
    payload: z.object({
      organizationId: z.uuid(),
      closingId: z.uuid(),
      userId: z.uuid(),
      what: z.enum(['applied', 'undone']),
    }),
  },
  'send-team-digest': {
    lane: 'notices',
    priority: 300,
    ...mail,
    payload: z.object({ organizationId: z.uuid(), userId: z.uuid(), day: shownDaySchema }),
  },
  'send-expiry-notice': {
    lane: 'notices',
    priority: 300,
    ...mail,
    payload: z.object({
      organizationId: z.uuid(),
      userId: z.uuid(),
      counter: z.string(),
      expiresOn: shownDaySchema,
      days: z.number(),
      monthsAhead: z.union([z.literal(1), z.literal(2)]),
    }),
  },
  'send-leave-reminder': {
    lane: 'notices',
    priority: 300,
    ...mail,
    payload: z.object({ organizationId: z.uuid(), reminderId: z.uuid() }),
  },
  'send-monthly-figures': {
    lane: 'notices',
    priority: 300,
    attempts: 12,
    seconds: 120,
    computes: true,
    payload: z.object({ organizationId: z.uuid(), userId: z.uuid(), month: shownDaySchema }),
  },
  'send-person-copy-ready': {
    lane: 'notices',
    priority: 0,
    ...mail,
    payload: z.object({ organizationId: z.uuid(), copyId: z.uuid() }),
  },
  'send-closing-notice': {
    lane: 'notices',
    priority: 0,
    ...mail,
    payload: z.object({
      organizationId: z.uuid(),
      userId: z.uuid(),
      deed: z.enum(['closing', 'reopened']),
      at: z.string(),
    }),
  },
  'send-certificate': {
    lane: 'notices',
    priority: 0,
    ...mail,
    payload: z.object({
      organizationId: z.uuid(),
      name: z.string(),
      email: z.string(),
      language: z.enum(languages),
    }),
  },
  'send-newsletter': {
    lane: 'notices',
    priority: 1000,
    ...mail,
    payload: z.object({ issueId: z.string(), readerId: z.uuid() }),
  },
  'send-webhook-notice': {
    lane: 'notices',
    priority: 100,
    ...mail,
    payload: z.object({
      organizationId: z.uuid(),
      userId: z.uuid(),
      endpointId: z.uuid(),
      offAt: z.iso.datetime(),
    }),
  },
} as const satisfies Readonly<Record<string, JobKind>>;
