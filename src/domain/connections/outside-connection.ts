/** Programs of others that a company, or one of its people, can connect. */
export const outsideProviders = [
  'slack',
  'slack-status',
  'teams',
  'teams-bot',
  'google',
  'microsoft',
  'google-company',
  'microsoft-company',
] as const;
export type OutsideProvider = (typeof outsideProviders)[number];

/** Whose a connection is: the company’s, made by an admin, or one’s own. */
export const connectionOwners = ['company', 'own'] as const;
export type ConnectionOwner = (typeof connectionOwners)[number];

/** What may go wrong with one, as it is told. */
export const connectionTroubles = ['revoked', 'scope', 'refused', 'unreachable', 'busy', 'secret'] as const;
export type ConnectionTrouble = (typeof connectionTroubles)[number];

/** N13: time does not mend these; somebody has to connect anew. */
const lastingTroubles: readonly ConnectionTrouble[] = ['revoked', 'scope', 'secret'];

export function breaksConnection(trouble: ConnectionTrouble): boolean {
  return lastingTroubles.includes(trouble);
}

/** `ending`: what was written there is being taken away (N44). */
export type OutsideState = 'ok' | 'broken' | 'ending';
export const outsideStates = ['ok', 'broken', 'ending'] as const satisfies readonly OutsideState[];

const minute = 60_000;

/** N44: how long a provider that does not answer is asked to take away what was written there. */
const endingHours = 48;

export function endingUntil(from: Date): string {
  return new Date(from.getTime() + endingHours * 60 * minute).toISOString();
}

export const outsideAttemptMinutes = 10;

/** N11: how long somebody may take to say yes at the provider. */
export function outsideAttemptEnd(now: number): number {
  return now + outsideAttemptMinutes * minute;
}
