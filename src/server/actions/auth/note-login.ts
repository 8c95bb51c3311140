import { isLoginTold } from '#domain/access/known-browser.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findEarlierLogins, noteBrowser } from '#server/store/known-browsers.ts';
import type { Session } from '#server/store/sessions.ts';

/** I16: a browser that this person has not logged in with lately is told of by mail, and known from then on. */
export async function noteLogin(
  tx: TenantTransaction,
  session: Omit<Session, 'organizationId'>,
): Promise<void> {
  const { id, userId, browserHash, createdAt, userAgent, address, loginMethod: method } = session;
  if (!browserHash) return;
  const { withAny, withThisBrowser } = await findEarlierLogins(tx, userId, browserHash);
  await noteBrowser(tx, userId, browserHash, createdAt);
  const logins = { withAny, withThisBrowser: withThisBrowser?.getTime() ?? null };
  if (!isLoginTold(logins, createdAt.getTime())) return;
  const { organizationId } = tx;
  const told = { what: 'login', at: createdAt.toISOString(), userAgent, address, method } as const;
  await enqueue(tx, 'send-access-notice', { organizationId, userId, id, ...told });
}
