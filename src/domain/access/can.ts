import { levelOf, type Role } from '#domain/members/role.ts';
import { type Capability, grants, type Relation } from './capabilities.ts';

export type { Capability } from './capabilities.ts';

/** The one who asks. Whatever is not granted by the table of capabilities is refused. */
export interface Actor {
  readonly id?: string;
  readonly role: Role;
}

/** Whom or what it is done to: a person, a role to hand out, or a thing that is one's own or is not. */
export interface Subject {
  readonly id?: string;
  readonly role?: Role;
  readonly own?: boolean;
}

/** Without a subject: whether there is anyone or anything at all that the actor may do it to. */
export function can(actor: Actor, capability: Capability, subject?: Subject): boolean {
  const reach: readonly Relation[] = grants[capability]?.[actor.role] ?? [];
  return subject ? reach.includes(relationOf(actor, subject)) : reach.length > 0;
}

function relationOf(actor: Actor, subject: Subject): Relation {
  if (subject.own || (actor.id !== undefined && actor.id === subject.id)) return 'self';
  if (subject.role === undefined) return 'any';
  const difference = levelOf(subject.role) - levelOf(actor.role);
  if (difference === 0) return 'peer';
  return difference < 0 ? 'below' : 'above';
}

/** Privileged people are those who decide on others' leave: team leads, managers and admins. */
export function isPrivileged(actor: Actor): boolean {
  return can(actor, 'leave-request.decide');
}

/** Nobody hands out a role above their own. */
export function canGrant(actor: Actor, role: Role): boolean {
  return can(actor, 'role.grant', { role });
}

/** The role that an organisation never does without. */
export function keepsOrganizationRunning(person: { readonly role: Role }): boolean {
  return can(person, 'organization.edit');
}
