import { record } from '#server/actions/audit-log/record.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { deleteUnusedInvitations } from '#server/store/login-links.ts';
import { confirmUser } from '#server/store/users.ts';

/** Opening a link from a mailbox proves that it is theirs; someone who was invited has joined with it. */
export async function confirmMember(
  tx: TenantTransaction,
  userId: string,
  address: string | null,
  at: Date,
): Promise<void> {
  const member = await confirmUser(tx, userId, at);
  if (!member) return;
  await deleteUnusedInvitations(tx, userId);
  await record(tx, { ...member, address }, at, {
    action: member.invitedAt ? 'user.joined' : 'user.confirmed',
    subject: { kind: 'user', id: member.id, name: member.name },
  });
}
