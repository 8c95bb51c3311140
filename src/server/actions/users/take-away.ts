import type { Author, Deed } from '#server/actions/audit-log/record.ts';
import { endConnectionsOf } from '#server/actions/connections/end-own-connections.ts';
import { cancelComing } from '#server/actions/leave-requests/cancel-coming.ts';
import { withdrawPending } from '#server/actions/leave-requests/withdraw-pending.ts';
import { forgetFactors } from '#server/actions/second-factors/forget-factors.ts';
import { revokePersonalKeysOf } from '#server/store/api-keys.ts';
import { deleteFeedsOf } from '#server/store/calendar-feeds.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { deleteDelegationsOf } from '#server/store/delegations.ts';
import { deleteKnownBrowsers } from '#server/store/known-browsers.ts';
import { deleteLoginLinksOf } from '#server/store/login-links.ts';
import { deleteMailLinksOf } from '#server/store/mail-links.ts';
import { deletePasskeysOf } from '#server/store/passkeys.ts';
import { deleteSessionsOf } from '#server/store/sessions.ts';
import { clearTeamManager, deleteMemberships } from '#server/store/teams.ts';
import { markUserRemoved, type User } from '#server/store/users.ts';

/**
 * Everything that ends when someone goes: requests that wait, leave to come, sessions, passkeys, second factor, links, keys, calendars they subscribed to, what they connected, delegations,
 * teams, the address, the seat. Their row stays, for the absences under their name. Tells the audit log which teams are left without a
 * manager.
 */
export async function takeAway(
  tx: TenantTransaction,
  person: User,
  author: Author,
  at: Date,
): Promise<Deed['details']> {
  await withdrawPending(tx, person.id, author, at);
  await cancelComing(tx, person.id, author, at);
  await deleteSessionsOf(tx, person.id);
  await deletePasskeysOf(tx, person.id);
  await deleteKnownBrowsers(tx, person.id);
  await deleteLoginLinksOf(tx, person.id);
  await deleteMailLinksOf(tx, person.id);
  await deleteFeedsOf(tx, person.id);
  await endConnectionsOf(tx, person.id, at);
  await revokePersonalKeysOf(tx, person.id, at);
  await forgetFactors(tx, person.id);
  await deleteDelegationsOf(tx, person.id);
  await deleteMemberships(tx, person.id);
  const teams = await clearTeamManager(tx, person.id);
  await markUserRemoved(tx, person.id, at);
  return { email: person.email, role: person.role, ...(teams.length > 0 ? { teams } : {}) };
}
