import { type Actor, canGrant } from '#domain/access/can.ts';
import { type MemberRole, memberRoles, type Role, roles } from '#domain/members/role.ts';

/** From the least to the most, up to one's own. */
export function grantableRoles(actor: Actor): MemberRole[] {
  return memberRoles.filter((role) => canGrant(actor, role));
}

/** The same, and the one outside of the company: nobody becomes an accountant later, or ceases to be one. */
export function invitableRoles(actor: Actor): Role[] {
  return roles.filter((role) => canGrant(actor, role));
}
