import { randomUUID } from 'node:crypto';
import { ticketEnd } from '#domain/access/second-factor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { takeDueRecovery } from '#server/store/access-recoveries.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { insertTicket, meetTrustedDevice } from '#server/store/login-tickets.ts';
import { deletePasskeysOf } from '#server/store/passkeys.ts';
import { hasConfirmedApp } from '#server/store/second-factors.ts';
import { findUser } from '#server/store/users.ts';
import { issueToken, readToken } from '#server/token.ts';
import { forgetFactors } from './forget-factors.ts';

/** Whoever has a cookie of this name may have said that they trust the device; the name tells whose it is. */
export const deviceCookieOf = (userId: string): string => `relache_device_${userId.slice(0, 8)}`;

/** A cookie that the browser sent, by its name. */
export type CookieJar = (name: string) => string | null;

/**
 * I9: `nothing` where the person has no second factor, `trusted` where they gave it on this device before; else the
 * ticket to give it with. A ticket is no session: it opens the question, and nothing behind it.
 */
export async function askSecondFactor(
  tx: TenantTransaction,
  userId: string,
  linkId: string | null,
  cookies: CookieJar,
  at: Date,
): Promise<'nothing' | 'trusted' | { readonly ticket: string }> {
  if ((await resetIfDue(tx, userId, at)) || !(await hasConfirmedApp(tx, userId))) return 'nothing';
  const device = readToken(cookies(deviceCookieOf(userId)) ?? '');
  if (device?.organizationId === tx.organizationId && (await meetTrustedDevice(tx, userId, device.hash, at)))
    return 'trusted';
  const { token, hash } = issueToken(tx.organizationId);
  await insertTicket(tx, {
    id: randomUUID(),
    userId,
    linkId,
    tokenHash: hash,
    createdAt: at,
    expiresAt: new Date(ticketEnd(at.getTime())),
  });
  return { ticket: token };
}

/** I12: what two admins agreed on and nobody stopped happens at the first login after its day. */
async function resetIfDue(tx: TenantTransaction, userId: string, at: Date): Promise<boolean> {
  if (!(await takeDueRecovery(tx, userId, at))) return false;
  const name = (await findUser(tx, userId))?.name ?? '';
  await forgetFactors(tx, userId);
  // The phone that was lost may hold one.
  await deletePasskeysOf(tx, userId);
  await record(tx, null, at, {
    action: 'second-factor.reset_done',
    subject: { kind: 'user', id: userId, name },
  });
  return true;
}
