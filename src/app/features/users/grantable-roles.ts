import { type Actor, canGrant } from '#domain/access/can.ts';
import { type Role, roles } from '#domain/members/role.ts';

/** From the least to the most, up to one's own. */
export function grantableRoles(actor: Actor): Role[] {
  return roles.filter((role) => canGrant(actor, role));
}
