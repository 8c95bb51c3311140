import { endedByProof } from '#domain/members/membership.ts';
import { isMember } from '#domain/members/role.ts';
import { record } from '#server/actions/audit-log/record.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { holdEveryoneBut, releaseUnproven } from '#server/store/invitations.ts';
import { deleteKnownBrowsers } from '#server/store/known-browsers.ts';
import { notifySessionsEnded } from '#server/store/live.ts';
import { deleteUnusedInvitations } from '#server/store/login-links.ts';
import { lockOrganization, setProven } from '#server/store/organizations.ts';
import { confirmUser, findUser } from '#server/store/users.ts';
import { endEverythingBefore, endOwnBefore } from './end-before-proof.ts';

/**
 * Opening a link from a mailbox proves that it is theirs; someone who was invited has joined with it. I2: whatever was
 * opened, made or sent before the proof may be somebody else's, and ends here.
 */
export async function confirmMember(
  tx: TenantTransaction,
  userId: string,
  address: string | null,
  at: Date,
): Promise<void> {
  const before = await findUser(tx, userId);
  if (!before || before.confirmedAt) return;
  const { provenAt } = await lockOrganization(tx);
  if (isMember(before)) await releaseUnproven(tx, before.email, at);
  const member = await confirmUser(tx, userId, at);
  if (!member) return;
  await deleteUnusedInvitations(tx, userId);
  if (endedByProof(before, provenAt !== null) === 'organization') {
    await setProven(tx, at);
    await holdEveryoneBut(tx, userId);
    await endEverythingBefore(tx, userId, at);
  } else await endOwnBefore(tx, userId, at);
  await deleteKnownBrowsers(tx, userId);
  await record(tx, { ...member, address }, at, {
    action: !isMember(member) ? 'accountant.joined' : member.invitedAt ? 'user.joined' : 'user.confirmed',
    subject: { kind: 'user', id: member.id, name: member.name },
  });
  await notifySessionsEnded(tx);
}
