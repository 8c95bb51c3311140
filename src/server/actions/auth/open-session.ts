import { randomUUID } from 'node:crypto';
import { sessionEnd } from '#domain/access/lifetimes.ts';
import type { LoginMethod } from '#domain/access/login-method.ts';
import { hasLeft } from '#domain/members/departure.ts';
import { requireWayIn } from '#server/actions/company-login/require-way-in.ts';
import type { Origin } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { insertSession } from '#server/store/sessions.ts';
import { findUser, noteUserSeen, type User } from '#server/store/users.ts';
import { hashSecret, issueToken } from '#server/token.ts';
import { noteLogin } from './note-login.ts';

export interface OpenedSession {
  readonly sessionId: string;
  readonly token: string;
  readonly user: User;
  readonly organization: { readonly id: string; readonly name: string; readonly timeZone: string };
}

const longestUserAgent = 400;

export interface Login {
  readonly method?: LoginMethod;
  /** When the person last proved who they are; logging in is such a proof. */
  readonly provenAt?: Date | null;
  /** The connection that it came by. */
  readonly connectionId?: string | null;
  /** For the developer's tools: nobody logs in. */
  readonly anyWay?: true;
}

export const shortUserAgent = ({ userAgent }: Origin): string => userAgent.slice(0, longestUserAgent);

/** X4, I25. Null when the person is not in this organisation (any more). */
export async function openSession(
  tx: TenantTransaction,
  userId: string,
  origin: Origin,
  at: Date,
  { method = 'mail', provenAt = at, connectionId = null, anyWay }: Login = {},
): Promise<OpenedSession | null> {
  const user = await findUser(tx, userId);
  const organization = await findOrganization(tx);
  if (!user || !organization || hasLeft(user, at, organization.timeZone)) return null;
  if (!anyWay) await requireWayIn(tx, user, method, origin.address, at);
  const { token, hash } = issueToken(tx.organizationId);
  const sessionId = randomUUID();
  const browserHash = origin.browser ? hashSecret(origin.browser) : null;
  const session = {
    id: sessionId,
    userId,
    tokenHash: hash,
    userAgent: shortUserAgent(origin),
    address: origin.address,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: new Date(sessionEnd(at.getTime())),
    loginMethod: method,
    provenAt,
    browserHash,
    connectionId,
  };
  await insertSession(tx, session);
  await noteLogin(tx, session);
  await noteUserSeen(tx, userId, at);
  const { id, name, timeZone } = organization;
  return { sessionId, token, user, organization: { id, name, timeZone } };
}
