import { levelOf, type Role } from '#domain/members/role.ts';

/** The one who asks. Whatever is not granted by the table below is refused. */
export interface Actor {
  readonly role: Role;
}

/** The least role that holds a capability. A capability that is not listed does not exist. */
const leastRole = {
  'leave-request.decide': 'team_lead',
  'user.list': 'team_lead',
  'user.add': 'manager',
  'team.list': 'team_lead',
  'team.manage': 'team_lead',
  'team.lead': 'manager',
  'subscription.read': 'team_lead',
} as const satisfies Record<string, Role>;

export type Capability = keyof typeof leastRole;

export const capabilities = Object.keys(leastRole) as readonly Capability[];

export function can(actor: Actor, capability: Capability): boolean {
  return levelOf(actor.role) >= levelOf(leastRole[capability]);
}

/** Privileged people are those who decide on others' leave: team leads, managers and admins. */
export function isPrivileged(actor: Actor): boolean {
  return can(actor, 'leave-request.decide');
}

/** Nobody hands out a role above their own. */
export function canGrant(actor: Actor, role: Role): boolean {
  return can(actor, 'user.add') && levelOf(role) <= levelOf(actor.role);
}
