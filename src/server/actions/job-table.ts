import { z } from 'zod';
import { shownDaySchema } from '#contract/days.ts';
import { isFitText } from '#contract/texts.ts';
import { correctionCauses } from '#domain/balances/correction-cause.ts';
import { billingNoticeKinds } from '#domain/billing/billing-notices.ts';

/**
 * Each lane has workers of its own, so that no kind of work can wait for another kind: whoever wants to log in does not
 * wait until ten thousand organisations are settled.
 */
export const lanes = ['login', 'decisions', 'notices', 'webhooks', 'organizations', 'service'] as const;

export type Lane = (typeof lanes)[number];

/** How many jobs of a lane one process does at once. */
export const slotsOf: Readonly<Record<Lane, number>> = {
  login: 2,
  decisions: 2,
  notices: 2,
  /** They wait for servers of others, and hold nothing of ours meanwhile. */
  webhooks: 4,
  organizations: 2,
  service: 1,
};

/** As many mails as leave at once: none of them waits for a connection that another lane holds. */
export const mailsAtOnce = slotsOf.login + slotsOf.decisions + slotsOf.notices;

export interface JobKind {
  /** What it needs to know. Nothing secret: these rows are readable by an operator. */
  readonly payload: z.ZodType;
  readonly lane: Lane;
  /** Within its lane, the smaller number goes first. Steps of a hundred: large batches use what is between. */
  readonly priority: number;
  /** How often it is tried, with growing pauses, before it is given up. Twelve times last about a day. */
  readonly attempts: number;
  /** After this long it counts as failed, and its slot is free. */
  readonly seconds: number;
  /** Jobs of one organisation are done one after the other. */
  readonly inTurn?: true;
  /** Computes much: it belongs on a thread of its own. */
  readonly computes?: true;
  /** The clock adds it again: what was given up is forgotten as soon as the next one is there. */
  readonly repeats?: true;
}

const nothing = z.object({});
const organization = z.object({ organizationId: z.uuid() });

const mail = { attempts: 12, seconds: 60 } as const;
const perOrganization = { lane: 'organizations', attempts: 12, inTurn: true } as const;
const byTheClock = { lane: 'service', priority: 0, repeats: true } as const;
const beat = { priority: -100, attempts: 1, seconds: 20, repeats: true } as const;

/** One entry for each job. */
const jobs = {
  'send-login-link': {
    lane: 'login',
    priority: 0,
    ...mail,
    payload: z.object({ email: z.string().refine(isFitText) }),
  },
  'send-welcome': {
    lane: 'login',
    priority: 0,
    ...mail,
    payload: z.object({ organizationId: z.uuid(), userId: z.uuid() }),
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
  'send-push': {
    // It waits for servers of others.
    lane: 'webhooks',
    priority: -50,
    attempts: 6,
    seconds: 60,
    payload: z.object({ organizationId: z.uuid(), sessionId: z.uuid(), eventId: z.uuid() }),
  },
  'decide-batch': {
    lane: 'decisions',
    priority: -50,
    attempts: 12,
    seconds: 120,
    payload: z.object({ organizationId: z.uuid(), batchId: z.uuid() }),
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
  'forget-file': {
    lane: 'notices',
    priority: 300,
    attempts: 12,
    seconds: 60,
    payload: z.object({ organizationId: z.uuid(), fileId: z.uuid() }),
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
  'send-newsletter': {
    lane: 'notices',
    priority: 1000,
    ...mail,
    payload: z.object({ issueId: z.string(), readerId: z.uuid() }),
  },

  'deliver-webhook': {
    lane: 'webhooks',
    priority: 0,
    attempts: 12,
    seconds: 30,
    payload: z.object({ organizationId: z.uuid(), deliveryId: z.uuid() }),
  },
  'send-absences': {
    // It waits for servers of others, a few lines at a time.
    lane: 'webhooks',
    priority: 50,
    attempts: 12,
    seconds: 120,
    payload: z.object({ organizationId: z.uuid(), sendingId: z.uuid() }),
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

  'follow-up-organization': { ...perOrganization, priority: 0, seconds: 300, payload: organization },
  'accrue-organization': {
    ...perOrganization,
    priority: 100,
    seconds: 900,
    computes: true,
    payload: organization,
  },
  'reconcile-organization': { ...perOrganization, priority: 200, seconds: 120, payload: organization },

  'check-services': { ...byTheClock, attempts: 1, seconds: 45, payload: nothing },
  'follow-up': { ...byTheClock, attempts: 5, seconds: 300, payload: nothing },
  accrue: { ...byTheClock, attempts: 5, seconds: 300, payload: nothing },
  reconcile: { ...byTheClock, attempts: 5, seconds: 300, payload: nothing },
  'sweep-expired-access': { ...byTheClock, attempts: 5, seconds: 300, payload: nothing },
  'forget-visitors': { ...byTheClock, attempts: 5, seconds: 300, payload: nothing },

  'beat-login': { lane: 'login', ...beat, payload: nothing },
  'beat-decisions': { lane: 'decisions', ...beat, payload: nothing },
  'beat-notices': { lane: 'notices', ...beat, payload: nothing },
  'beat-webhooks': { lane: 'webhooks', ...beat, payload: nothing },
  'beat-organizations': { lane: 'organizations', ...beat, payload: nothing },
  'beat-service': { lane: 'service', ...beat, payload: nothing },
} as const satisfies Readonly<Record<string, JobKind>>;

export type Jobs = typeof jobs;
export type JobName = keyof Jobs;

/** The same, as all of them are alike. */
export const jobTable: Readonly<Record<JobName, JobKind>> = jobs;

export const jobNames = Object.keys(jobTable) as JobName[];

export function laneOf(task: string): Lane | null {
  return Object.hasOwn(jobTable, task) ? jobTable[task as JobName].lane : null;
}
