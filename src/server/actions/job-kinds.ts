import type { z } from 'zod';

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
  /** What goes through every organisation takes minutes, and must not keep what is done every minute waiting. */
  service: 2,
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
  /** It always has a key: one that is added while another runs takes its place. */
  readonly takesPlace?: true;
  /** Computes much: it belongs on a thread of its own. */
  readonly computes?: true;
  /** The clock adds it again: what was given up is forgotten as soon as the next one is there. */
  readonly repeats?: true;
}
