import { type JobName, jobPayloads } from './job-payloads.ts';

/**
 * Each lane has workers of its own, so that no kind of work can wait for another kind: whoever wants to log in does not
 * wait until ten thousand organisations are settled.
 */
export const lanes = ['login', 'decisions', 'notices', 'organizations', 'service'] as const;

export type Lane = (typeof lanes)[number];

/** How many jobs of a lane one process does at once. */
export const slotsOf: Readonly<Record<Lane, number>> = {
  login: 2,
  decisions: 2,
  notices: 2,
  organizations: 2,
  service: 1,
};

/** As many mails as leave at once: none of them waits for a connection that another lane holds. */
export const mailsAtOnce = slotsOf.login + slotsOf.decisions + slotsOf.notices;

export interface JobKind {
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

const mail = { attempts: 12, seconds: 60 } as const;
const perOrganization = { lane: 'organizations', attempts: 12, inTurn: true } as const;
const byTheClock = { lane: 'service', priority: 0, repeats: true } as const;
const beat = { priority: -100, attempts: 1, seconds: 20, repeats: true } as const;

/** One line for each job; a job without one does not compile. */
export const jobTable: Readonly<Record<JobName, JobKind>> = {
  'send-login-link': { lane: 'login', priority: 0, ...mail },
  'send-welcome': { lane: 'login', priority: 0, ...mail },
  'confirm-newsletter': { lane: 'login', priority: 100, ...mail },

  'announce-request': { lane: 'decisions', priority: 0, ...mail },
  'send-notification': { lane: 'decisions', priority: 0, ...mail },
  'handle-payment-event': { lane: 'decisions', priority: 0, ...mail },
  'send-sickness-notice': { lane: 'decisions', priority: 100, ...mail },

  'send-invitation': { lane: 'notices', priority: 0, ...mail },
  'deliver-site-message': { lane: 'notices', priority: 0, ...mail },
  'send-refusal-notice': { lane: 'notices', priority: 0, ...mail },
  'send-billing-notice': { lane: 'notices', priority: 0, ...mail },
  'send-daily-digest': { lane: 'notices', priority: 200, ...mail },
  'send-counters-changed': { lane: 'notices', priority: 200, ...mail },
  'send-team-digest': { lane: 'notices', priority: 300, ...mail },
  'send-expiry-notice': { lane: 'notices', priority: 300, ...mail },
  'send-newsletter': { lane: 'notices', priority: 1000, ...mail },

  'follow-up-organization': { ...perOrganization, priority: 0, seconds: 300 },
  'accrue-organization': { ...perOrganization, priority: 100, seconds: 900, computes: true },
  'reconcile-organization': { ...perOrganization, priority: 200, seconds: 120 },

  'check-services': { ...byTheClock, attempts: 1, seconds: 45 },
  'follow-up': { ...byTheClock, attempts: 5, seconds: 300 },
  accrue: { ...byTheClock, attempts: 5, seconds: 300 },
  reconcile: { ...byTheClock, attempts: 5, seconds: 300 },
  'sweep-expired-access': { ...byTheClock, attempts: 5, seconds: 300 },
  'forget-visitors': { ...byTheClock, attempts: 5, seconds: 300 },

  'beat-login': { lane: 'login', ...beat },
  'beat-decisions': { lane: 'decisions', ...beat },
  'beat-notices': { lane: 'notices', ...beat },
  'beat-organizations': { lane: 'organizations', ...beat },
  'beat-service': { lane: 'service', ...beat },
};

export const jobNames = Object.keys(jobPayloads) as JobName[];

export function laneOf(task: string): Lane | null {
  return Object.hasOwn(jobTable, task) ? jobTable[task as JobName].lane : null;
}
