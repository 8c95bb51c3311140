import type { KeyKind } from '#domain/api-keys/key-format.ts';
import { isScopeOf } from '#domain/api-keys/key-scopes.ts';
import { isMember, levelOf, type Role } from '#domain/members/role.ts';
import { type Capability, grants, type Relation } from './capabilities.ts';
import { directoryRights } from './directory-rights.ts';

export type { Capability } from './capabilities.ts';

/** The key that something is done with: it never widens what a role grants, and a service account is nobody. */
export interface UsedKey {
  readonly id: string;
  readonly name: string;
  /** `directory`: what a directory does comes by the token of its own, and reaches no further than I17 says. */
  readonly kind: KeyKind | 'directory';
  readonly scopes: readonly Capability[];
}

/** The one who asks. Whatever is not granted by the table of capabilities is refused. */
export interface Actor {
  readonly id?: string;
  readonly role: Role;
  /** Absent for a person at a screen. */
  readonly key?: UsedKey | undefined;
}

/** Whom or what it is done to: a person, a role to hand out, or a thing that is one's own or is not. */
export interface Subject {
  readonly id?: string;
  readonly role?: Role;
  readonly own?: boolean;
}

/** Without a subject: whether there is anyone or anything at all that the actor may do it to. */
export function can(actor: Actor, capability: Capability, subject?: Subject): boolean {
  if (actor.key && !isWithin(actor.key, capability)) return false;
  const reach: readonly Relation[] = grants[capability]?.[actor.role] ?? [];
  return subject ? reach.includes(relationOf(actor, subject)) : reach.length > 0;
}

/** Asked at each use: what was a scope once may be none today. */
function isWithin({ kind, scopes }: UsedKey, capability: Capability): boolean {
  if (kind === 'directory') return directoryRights.includes(capability);
  return scopes.includes(capability) && isScopeOf(kind, capability);
}

function relationOf(actor: Actor, subject: Subject): Relation {
  const isOwn = subject.own || (actor.id !== undefined && actor.id === subject.id);
  if (isOwn && !isService(actor)) return 'self';
  if (subject.role === undefined) return 'any';
  const touched = { role: subject.role };
  if (!isMember(actor) || !isMember(touched)) return actor.role === touched.role ? 'peer' : 'across';
  const difference = levelOf(touched.role) - levelOf(actor.role);
  if (difference === 0) return 'peer';
  return difference < 0 ? 'below' : 'above';
}

/** Privileged people are those who decide on others' leave: team leads, managers and admins. */
export function isPrivileged(actor: Actor): boolean {
  return can(actor, 'leave-request.decide');
}

/** Nobody hands out a role above their own; with a key, people are invited and no role is handed out (Z3). */
export function canGrant(actor: Actor, role: Role): boolean {
  if (actor.key) return role === 'employee' && can(actor, 'user.add');
  return can(actor, 'role.grant', { role });
}

/** Z4, I17: an organisation's key or directory acts under the eyes of an admin, and not as them. */
export function isService({ key }: Pick<Actor, 'key'>): boolean {
  return key !== undefined && key.kind !== 'personal';
}

/** Z3: what people wrote about their absences is read by people; a key reads what its own person wrote. */
export function readsNotesOf(actor: Pick<Actor, 'id' | 'key'>, { id }: Subject): boolean {
  return !actor.key || (!isService(actor) && actor.id === id);
}

/** The role that an organisation never does without. */
export function keepsOrganizationRunning(person: { readonly role: Role }): boolean {
  return can(person, 'organization.edit');
}
