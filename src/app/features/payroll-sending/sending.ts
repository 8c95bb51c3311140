import type { z } from 'zod';
import { PAGES } from '#contract/pages.ts';
import type { payrollSendingEndpoints } from '#contract/payroll-sending.ts';

type Endpoints = typeof payrollSendingEndpoints;

export type Connection = NonNullable<z.output<Endpoints['connection']['response']>['connection']>;
export type SendingPlan = z.output<Endpoints['plan']['response']>;
export type PlanStep = SendingPlan['steps'][number];
export type Sending = z.output<Endpoints['show']['response']>;
export type SendingLine = Sending['lines'][number];
export type ListedSending = z.output<Endpoints['list']['response']>[number];
export type Matches = z.output<Endpoints['matches']['response']>;
export type Program = Connection['provider'];

export function sendingPath(month: string): string {
  return `${PAGES.paySending.path}?month=${month}`;
}

/** How a sending as a whole stands. */
export function standOf({
  endedAt,
  stoppedBy,
  counts,
}: Pick<ListedSending, 'endedAt' | 'stoppedBy' | 'counts'>) {
  if (endedAt === null) return 'running' as const;
  if (stoppedBy !== null) return 'stopped' as const;
  return counts.refused > 0 ? ('doneRefused' as const) : ('done' as const);
}

export const standTones = {
  running: 'sea',
  stopped: 'rejected',
  doneRefused: 'pending',
  done: 'approved',
} as const;
