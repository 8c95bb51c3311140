import { isPrivileged } from '#domain/access/can.ts';
import { leaveSituation } from '#domain/balances/leave-situation.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { postInvitations } from '#server/actions/users/invite-users.ts';
import { Failure } from '#server/failure.ts';
import { setUnprovenAddress } from '#server/store/directory-people.ts';
import { findOwnEmails } from '#server/store/invitations.ts';
import { loadLeaveBasis } from '#server/store/leave-basis.ts';
import { deleteLoginLinksOf } from '#server/store/login-links.ts';
import { setEmployment, type User } from '#server/store/users.ts';
import type { DirectoryWork } from './directory-work.ts';

/**
 * I19: the new mailbox is proven before anything of the person is opened from it, as with every invitation. Whoever
 * decides about others keeps their address: else a directory could hand out their role with it.
 */
export async function changeAddress(work: DirectoryWork, user: User, email: string): Promise<void> {
  const { tx, actor, organization, at, note } = work;
  if (user.email.toLowerCase() === email.toLowerCase()) return;
  if (isPrivileged(user)) {
    note('noticed', user.name, 'address_kept');
    return;
  }
  if ((await findOwnEmails(tx, [email])).size > 0) throw new Failure('email_taken');
  if (user.employedFrom === null) {
    // Joining anew must not move the day from which leave is earned.
    const basis = await loadLeaveBasis(tx, user.id);
    const { from } = leaveSituation({ person: user, organization, basis }, []).facts.employment;
    await setEmployment(tx, user.id, { from, to: user.employedTo });
  }
  await deleteLoginLinksOf(tx, user.id);
  await setUnprovenAddress(tx, user.id, email, at);
  await record(tx, actor, at, {
    action: 'user.address_changed',
    subject: { kind: 'user', id: user.id, name: user.name },
    details: { email: [user.email, email] },
  });
  note('changed', user.name);
  if (organization.provenAt) {
    await postInvitations(tx, organization, actor, [{ id: user.id, email }], { at, again: false });
  }
}
