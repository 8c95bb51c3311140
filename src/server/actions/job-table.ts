import { z } from 'zod';
import { shownDaySchema } from '#contract/days.ts';
import type { JobKind, Lane } from './job-kinds.ts';
import { mailJobs } from './mail-jobs.ts';

const nothing = z.object({});
const organization = z.object({ organizationId: z.uuid() });
/** By the clock from the first organisation on, and from there stretch after stretch. */
const walk = z.object({ after: z.uuid().nullable().optional() });

const perOrganization = { lane: 'organizations', attempts: 12, inTurn: true } as const;
const byTheClock = { lane: 'service', priority: 0, repeats: true } as const;
const beat = { priority: -100, attempts: 1, seconds: 20, repeats: true } as const;

/** One entry for each job. */
const jobs = {
  ...mailJobs,

  'send-push': {
    // It waits for servers of others.
    lane: 'webhooks',
    priority: -50,
    attempts: 6,
    seconds: 60,
    payload: z.object({ organizationId: z.uuid(), sessionId: z.uuid(), eventId: z.uuid() }),
  },
  'tell-slack': {
    // It waits for servers of others.
    lane: 'webhooks',
    priority: -50,
    attempts: 24,
    seconds: 60,
    takesPlace: true,
    payload: z.object({ organizationId: z.uuid(), requestId: z.uuid() }),
  },
  'answer-slack': {
    lane: 'webhooks',
    priority: -60,
    attempts: 3,
    seconds: 30,
    payload: z.object({
      organizationId: z.uuid(),
      slackName: z.string().max(200),
      /** `say`: the text that comes with it. */
      what: z.enum(['balance', 'away', 'say']),
      text: z.string().max(2000).optional(),
      answerTo: z.string().max(2000),
    }),
  },
  'show-slack-home': {
    lane: 'webhooks',
    priority: -60,
    attempts: 2,
    seconds: 30,
    payload: z.object({ organizationId: z.uuid(), connectionId: z.uuid(), slackName: z.string().max(200) }),
  },
  'tell-teams-bot': {
    lane: 'webhooks',
    priority: -50,
    attempts: 24,
    seconds: 60,
    takesPlace: true,
    payload: z.object({ organizationId: z.uuid(), requestId: z.uuid() }),
  },
  'greet-in-teams': {
    lane: 'webhooks',
    priority: -60,
    attempts: 2,
    seconds: 30,
    payload: z.object({
      organizationId: z.uuid(),
      connectionId: z.uuid(),
      serviceUrl: z.string().max(500),
      conversationId: z.string().max(500),
      userId: z.string().max(500),
      objectId: z.string().max(100),
    }),
  },
  'tell-channel': {
    lane: 'webhooks',
    priority: -40,
    attempts: 12,
    seconds: 60,
    payload: z.object({ organizationId: z.uuid(), connectionId: z.uuid(), eventId: z.uuid() }),
  },
  'post-digest': {
    lane: 'webhooks',
    priority: 0,
    attempts: 8,
    seconds: 60,
    payload: z.object({ organizationId: z.uuid(), connectionId: z.uuid(), monday: shownDaySchema }),
  },
  'decide-batch': {
    lane: 'decisions',
    priority: -50,
    attempts: 12,
    seconds: 120,
    payload: z.object({ organizationId: z.uuid(), batchId: z.uuid() }),
  },
  'forget-file': {
    lane: 'notices',
    priority: 300,
    attempts: 12,
    seconds: 60,
    payload: z.object({ organizationId: z.uuid(), fileId: z.uuid() }),
  },
  'make-person-copy': {
    lane: 'organizations',
    priority: 50,
    attempts: 12,
    seconds: 300,
    computes: true,
    payload: z.object({ organizationId: z.uuid(), copyId: z.uuid() }),
  },
  'erase-person': {
    lane: 'organizations',
    priority: 50,
    attempts: 12,
    seconds: 600,
    computes: true,
    payload: z.object({ organizationId: z.uuid(), erasureId: z.uuid() }),
  },
  'make-company-copy': {
    lane: 'organizations',
    priority: 60,
    attempts: 6,
    seconds: 1800,
    computes: true,
    payload: z.object({ organizationId: z.uuid(), copyId: z.uuid() }),
  },
  'end-organization': {
    lane: 'organizations',
    priority: 70,
    attempts: 25,
    seconds: 900,
    payload: organization,
  },
  'end-subscription': {
    lane: 'organizations',
    priority: 0,
    attempts: 25,
    seconds: 120,
    payload: organization,
  },
  'deliver-webhook': {
    lane: 'webhooks',
    priority: 0,
    attempts: 12,
    seconds: 30,
    payload: z.object({ organizationId: z.uuid(), deliveryId: z.uuid() }),
  },
  'keep-calendar': {
    // `gate.keep_calendar` adds it; tries go on for about three days.
    lane: 'webhooks',
    priority: 0,
    attempts: 24,
    seconds: 60,
    takesPlace: true,
    payload: z.object({ organizationId: z.uuid(), connectionId: z.uuid(), requestId: z.uuid() }),
  },
  'keep-away-note': {
    // `gate.keep_away_note` adds it.
    lane: 'webhooks',
    priority: 0,
    attempts: 24,
    seconds: 60,
    takesPlace: true,
    payload: z.object({ organizationId: z.uuid(), connectionId: z.uuid() }),
  },
  'end-connection': {
    // In the line of its calendar, a few events at a time; tries go on until the time that it brings along.
    lane: 'webhooks',
    priority: 20,
    attempts: 24,
    seconds: 120,
    takesPlace: true,
    payload: z.object({ organizationId: z.uuid(), connectionId: z.uuid(), until: z.iso.datetime() }),
  },
  'send-absences': {
    // It waits for servers of others, a few lines at a time.
    lane: 'webhooks',
    priority: 50,
    attempts: 12,
    seconds: 120,
    payload: z.object({ organizationId: z.uuid(), sendingId: z.uuid() }),
  },
  'look-at-domains': {
    // It waits for name servers of others, some of which never answer.
    ...byTheClock,
    lane: 'webhooks',
    priority: 50,
    attempts: 3,
    seconds: 600,
    payload: nothing,
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
  'sweep-organization': { ...perOrganization, priority: 250, seconds: 300, payload: organization },
  'check-services': { ...byTheClock, attempts: 1, seconds: 45, payload: nothing },
  'follow-up': { ...byTheClock, attempts: 5, seconds: 300, payload: walk },
  accrue: { ...byTheClock, attempts: 5, seconds: 300, payload: walk },
  reconcile: { ...byTheClock, attempts: 5, seconds: 300, payload: walk },
  'sweep-expired-access': { ...byTheClock, attempts: 5, seconds: 300, payload: walk },
  'look-after-logins': { ...byTheClock, attempts: 3, seconds: 600, payload: nothing },
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

/** Between being taken and being begun, and between its end and being crossed off. */
const besideSeconds = 30;

/** Whether a job that is in hand for so long may still be: nobody waits for one beyond its time. */
export function isInItsTime({ task, seconds }: { readonly task: string; readonly seconds: number }): boolean {
  return Object.hasOwn(jobTable, task) && seconds <= jobTable[task as JobName].seconds + besideSeconds;
}

export function laneOf(task: string): Lane | null {
  return Object.hasOwn(jobTable, task) ? jobTable[task as JobName].lane : null;
}
