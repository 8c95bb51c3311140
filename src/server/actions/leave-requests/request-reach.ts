import { type Actor, can, type Subject } from '#domain/access/can.ts';

const ways = ['leave-request.read', 'leave-request.file', 'leave-request.decide'] as const;

/** Whoever may do something to a request may know that it is there: a key that files need not be one that reads. */
export function mayLearnOf(actor: Actor, person: Subject): boolean {
  return ways.some((way) => can(actor, way, person));
}
