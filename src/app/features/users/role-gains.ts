import { type Capability, can } from '#domain/access/can.ts';
import { type MemberRole, memberRoles } from '#domain/members/role.ts';

/** What is said of a role where one is chosen, in this order; the rest is in the documentation. */
export const toldCapabilities = [
  'leave-request.file',
  'calendar.read',
  'leave-request.decide',
  'leave-request.record',
  'leave-request.read-all',
  'absence.reason',
  'team.manage',
  'team.lead',
  'user.add',
  'user.remove',
  'balance.adjust',
  'settings.change',
  'closing.manage',
  'audit-log.read',
  'subscription.change',
] as const satisfies readonly Capability[];

export type ToldCapability = (typeof toldCapabilities)[number];

/** Beyond one's own: everyone knows why they are away themselves. */
const toOthers = { role: memberRoles[0] };
const aboutOthers: readonly ToldCapability[] = ['absence.reason'];

function has(role: MemberRole, capability: ToldCapability): boolean {
  return aboutOthers.includes(capability) ? can({ role }, capability, toOthers) : can({ role }, capability);
}

/** What a role may that the one below it may not: read from the access table, so that it cannot tell otherwise. */
export function gainsOf(role: MemberRole): ToldCapability[] {
  const below = memberRoles[memberRoles.indexOf(role) - 1];
  return toldCapabilities.filter((capability) => has(role, capability) && !(below && has(below, capability)));
}
