import { endedByProof } from '#domain/members/membership.ts';
import { isMember } from '#domain/members/role.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { forgetFactors } from '#server/actions/second-factors/forget-factors.ts';
import { deleteEveryKey, deleteKeysOf } from '#server/store/api-keys.ts';
import { deleteEveryFeed, deleteFeedsOf } from '#server/store/calendar-feeds.ts';
import { deleteEveryConnection } from '#server/store/company-login.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { holdEveryoneBut, releaseUnproven } from '#server/store/invitations.ts';
import { deleteKnownBrowsers } from '#server/store/known-browsers.ts';
import { notifySessionsEnded } from '#server/store/live.ts';
import { deleteUnusedInvitations, deleteUnusedLinksOfOthers } from '#server/store/login-links.ts';
import { deleteEveryDevice } from '#server/store/login-tickets.ts';
import { deleteEveryMailLink, deleteMailLinksOf } from '#server/store/mail-links.ts';
import { lockOrganization, setProven } from '#server/store/organizations.ts';
import { deleteEveryPasskey, deletePasskeysOf } from '#server/store/passkeys.ts';
import { deleteEveryApp } from '#server/store/second-factors.ts';
import { deleteEverySession, deleteSessionsOf } from '#server/store/sessions.ts';
import { confirmUser, findUser } from '#server/store/users.ts';
import { deleteEndpointsOf, deleteEveryEndpoint } from '#server/store/webhook-endpoints.ts';

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
    await deleteEverySession(tx);
    await deleteUnusedLinksOfOthers(tx, userId);
    await deleteEveryMailLink(tx);
    await deleteEveryFeed(tx);
    await deleteEveryKey(tx);
    await deleteEveryEndpoint(tx);
    await deleteEveryApp(tx);
    await deleteEveryDevice(tx);
    await deleteEveryPasskey(tx);
    await deleteEveryConnection(tx);
  } else {
    await deleteSessionsOf(tx, userId);
    await deleteMailLinksOf(tx, userId);
    await deleteFeedsOf(tx, userId);
    await deleteKeysOf(tx, userId);
    await deleteEndpointsOf(tx, userId);
    await forgetFactors(tx, userId);
    await deletePasskeysOf(tx, userId);
  }
  await deleteKnownBrowsers(tx, userId);
  await record(tx, { ...member, address }, at, {
    action: !isMember(member) ? 'accountant.joined' : member.invitedAt ? 'user.joined' : 'user.confirmed',
    subject: { kind: 'user', id: member.id, name: member.name },
  });
  await notifySessionsEnded(tx);
}
