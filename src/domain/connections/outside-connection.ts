/** Programs of others that a company, or one of its people, can connect. */
export const outsideProviders = ['slack', 'teams', 'teams-bot', 'google', 'microsoft'] as const;
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

export type OutsideState = 'ok' | 'broken';
export const outsideStates = ['ok', 'broken'] as const satisfies readonly OutsideState[];

const minute = 60_000;
export const outsideAttemptMinutes = 10;

/** N11: how long somebody may take to say yes at the provider. */
export function outsideAttemptEnd(now: number): number {
  return now + outsideAttemptMinutes * minute;
}
