import type { z } from 'zod';
import type { fractionnementSchema, sicknessNoticeSchema } from '#contract/entitlements.ts';
import { type Actor, can } from '#domain/access/can.ts';

export type Notice = z.output<typeof sicknessNoticeSchema>;
export type Fractionnement = z.output<typeof fractionnementSchema>;

export function noticePath(id: string): string {
  return `/notices/${id}`;
}

/** Nobody sends a notice to themselves nor grants themselves days; levels are the server's to compare. */
export function mayDecideFor(actor: Actor, person: { id: string }): boolean {
  return can(actor, 'entitlement.decide') && actor.id !== person.id;
}

/** What still asks for something, first what is due first; what was done, latest first. */
export function noticesInGroups(notices: readonly Notice[]) {
  return {
    due: notices.filter(({ sentAt }) => sentAt === null).sort((a, b) => (a.dueBy < b.dueBy ? -1 : 1)),
    sent: notices
      .filter(({ sentAt }) => sentAt !== null)
      .sort((a, b) => ((a.sentAt ?? '') > (b.sentAt ?? '') ? -1 : 1)),
  };
}

export function fractionnementInGroups(lines: readonly Fractionnement[]) {
  return {
    proposed: lines.filter(({ decision }) => decision === 'proposed'),
    decided: lines
      .filter(({ decision }) => decision !== 'proposed')
      .sort((a, b) => ((a.decidedAt ?? '') > (b.decidedAt ?? '') ? -1 : 1)),
  };
}
