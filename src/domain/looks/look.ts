import { type Actor, isService } from '#domain/access/can.ts';

/** V10: what can be opened of someone. `view-as`: an admin asked what others are shown of them. */
export const lookKinds = [
  'sheet',
  'balance',
  'sickness',
  'document',
  'payroll',
  'export',
  'view-as',
] as const;

export type LookKind = (typeof lookKinds)[number];

/** Whose data an answer opened: some people’s, or those of everyone in the organisation. */
export type Looked = readonly string[] | 'everyone';

/**
 * V10: what one looks at of oneself is nobody’s business; an organisation’s key is never oneself. Null where nothing is
 * left to note.
 */
export function lookedByOther(looker: Pick<Actor, 'id' | 'key'>, looked: Looked): Looked | null {
  if (looked === 'everyone') return looked;
  const others = new Set(looked);
  if (looker.id !== undefined && !isService(looker)) others.delete(looker.id);
  return others.size === 0 ? null : [...others];
}

const keptYears = 1;

/** V13: what happened before this instant is kept no longer. */
export function looksStart(now: Date): Date {
  const start = new Date(now);
  start.setUTCFullYear(start.getUTCFullYear() - keptYears);
  return start;
}
