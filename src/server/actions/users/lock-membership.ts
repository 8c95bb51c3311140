import { keepsOrganizationRunning, type UsedKey } from '#domain/access/can.ts';
import { hasJoined } from '#domain/members/membership.ts';
import type { Acting } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { lockOrganization, type Organization } from '#server/store/organizations.ts';
import { countRoles, findUser, type User } from '#server/store/users.ts';

export interface LockedMembership {
  readonly organization: Organization;
  /** The actor as they are now: what a request brought along may be a moment old. */
  readonly member: User & { readonly key?: UsedKey | undefined };
  readonly refuseLastAdmin: (person: User) => Promise<void>;
}

/** The start of every change to who is in an organisation and in what role: these happen one after the other. */
export async function lockMembership(
  tx: TenantTransaction,
  actor: Pick<Acting, 'id' | 'key'>,
): Promise<LockedMembership> {
  const organization = await lockOrganization(tx);
  const found = await findUser(tx, actor.id);
  if (!found) throw new Failure('unauthenticated');
  const member = { ...found, key: actor.key };
  const refuseLastAdmin = async (person: User): Promise<void> => {
    // Whoever is about to leave is not counted on any more.
    if (!keepsOrganizationRunning(person) || !hasJoined(person) || person.leavesOn !== null) return;
    const running = (await countRoles(tx)).filter(keepsOrganizationRunning);
    if (running.reduce((sum, { people }) => sum + people, 0) <= 1) throw new Failure('last_admin');
  };
  return { organization, member, refuseLastAdmin };
}
