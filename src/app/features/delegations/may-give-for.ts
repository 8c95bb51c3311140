import { type Actor, can } from '#domain/access/can.ts';

/**
 * Whether one may name a stand-in for this person. Lists of names carry no role; whoever may act for a peer may act
 * for everyone who decides.
 */
export function mayGiveFor(actor: Actor, personId: string): boolean {
  return can(actor, 'delegation.give', { id: personId, role: actor.role });
}
