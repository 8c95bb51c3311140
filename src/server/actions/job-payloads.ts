import { z } from 'zod';
import { shownDaySchema } from '#contract/days.ts';
import { isFitText } from '#contract/texts.ts';
import { correctionCauses } from '#domain/balances/correction-cause.ts';
import { billingNoticeKinds } from '#domain/billing/billing-notices.ts';

/** Every job by name, with what it needs to know. Nothing secret: these rows are readable by an operator. */
export const jobPayloads = {
  'send-login-link': z.object({ email: z.string().refine(isFitText) }),
  'send-welcome': z.object({ organizationId: z.uuid(), userId: z.uuid() }),
  'send-invitation': z.object({ organizationId: z.uuid(), userId: z.uuid(), inviterId: z.uuid() }),
  'send-refusal-notice': z.object({ organizationId: z.uuid(), userId: z.uuid(), inviterId: z.uuid() }),
  'announce-request': z.object({ organizationId: z.uuid(), eventId: z.uuid() }),
  'send-notification': z.object({ organizationId: z.uuid(), notificationId: z.uuid() }),
  'follow-up': z.object({}),
  'follow-up-organization': z.object({ organizationId: z.uuid() }),
  'send-daily-digest': z.object({
    organizationId: z.uuid(),
    userId: z.uuid(),
    day: shownDaySchema,
    until: z.iso.datetime(),
  }),
  'send-team-digest': z.object({ organizationId: z.uuid(), userId: z.uuid(), day: shownDaySchema }),
  'send-counters-changed': z.object({
    organizationId: z.uuid(),
    userId: z.uuid(),
    changeId: z.uuid(),
    cause: z.enum(correctionCauses),
    balances: z.array(z.object({ counter: z.string(), before: z.number(), after: z.number() })),
  }),
  'send-sickness-notice': z.object({ organizationId: z.uuid(), noticeId: z.uuid() }),
  'send-expiry-notice': z.object({
    organizationId: z.uuid(),
    userId: z.uuid(),
    counter: z.string(),
    expiresOn: shownDaySchema,
    days: z.number(),
    monthsAhead: z.union([z.literal(1), z.literal(2)]),
  }),
  'send-billing-notice': z.object({
    organizationId: z.uuid(),
    userId: z.uuid(),
    kind: z.enum(billingNoticeKinds),
    about: shownDaySchema,
  }),
  'handle-payment-event': z.object({ eventId: z.string() }),
  reconcile: z.object({}),
  'reconcile-organization': z.object({ organizationId: z.uuid() }),
  accrue: z.object({}),
  'accrue-organization': z.object({ organizationId: z.uuid() }),
  'sweep-expired-access': z.object({}),
  'deliver-site-message': z.object({ messageId: z.uuid() }),
  'confirm-newsletter': z.object({ readerId: z.uuid() }),
  'send-newsletter': z.object({ issueId: z.string(), readerId: z.uuid() }),
  'forget-visitors': z.object({}),
  'check-services': z.object({}),
  'beat-login': z.object({}),
  'beat-decisions': z.object({}),
  'beat-notices': z.object({}),
  'beat-organizations': z.object({}),
  'beat-service': z.object({}),
} as const;

export type JobName = keyof typeof jobPayloads;
export type JobPayload<Name extends JobName> = z.infer<(typeof jobPayloads)[Name]>;
