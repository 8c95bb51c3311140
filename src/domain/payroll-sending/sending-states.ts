/** J27: what became of one line. `unknown`: a call left, and its answer was lost; it is looked up before anything else. */
export const LINE_STATES = ['waiting', 'unknown', 'sent', 'refused'] as const;

export type LineState = (typeof LINE_STATES)[number];

/** Why a line was refused: by the program, by it because its month is closed there, or by us. */
export const REFUSAL_KINDS = ['provider', 'closed-month', 'occupied'] as const;

export type RefusalKind = (typeof REFUSAL_KINDS)[number];

/** Why the program cannot be worked with. */
export const PROVIDER_TROUBLES = [
  'secret',
  'credentials',
  'forbidden',
  'unreachable',
  'busy',
  'unexpected',
  'disconnected',
] as const;

export type ProviderTrouble = (typeof PROVIDER_TROUBLES)[number];

/** What passes by itself: the rest is for people to mend. */
export function passes(trouble: ProviderTrouble): boolean {
  return trouble === 'unreachable' || trouble === 'busy';
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const PAUSES = [20 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 120 * MINUTE];
const LONGEST_WISH = 6 * 60 * MINUTE;

/** J27: how long until the next try after so many in vain; null when it is given up. */
export function pauseBefore(failures: number, retryAfterMs: number | null): number | null {
  const pause = PAUSES[failures - 1];
  if (pause === undefined) return null;
  return Math.max(pause, Math.min(retryAfterMs ?? 0, LONGEST_WISH));
}

/** The words that such programs use of a month that is done; whatever else they say stands as they say it. */
export function refusalKind(sentence: string): RefusalKind {
  return /cl[oô]tur|\bclos(e|ed)?\b/i.test(sentence) ? 'closed-month' : 'provider';
}
