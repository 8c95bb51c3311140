import { randomUUID } from 'node:crypto';
import { trustEnd } from '#domain/access/second-factor.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { type OpenedSession, openSession, shortUserAgent } from '#server/actions/auth/open-session.ts';
import { Failure } from '#server/failure.ts';
import type { Origin, Services } from '#server/services.ts';
import { endRecoveriesOf } from '#server/store/access-recoveries.ts';
import { listCompaniesOf } from '#server/store/companies.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { markLoginLinkUsed, takeLoginLink } from '#server/store/login-links.ts';
import { deleteTicketsOf, insertDevice, lockTicket } from '#server/store/login-tickets.ts';
import { deleteSession } from '#server/store/sessions.ts';
import { findUser } from '#server/store/users.ts';
import { issueToken, readToken } from '#server/token.ts';
import { checkCode, refuseUnlessAccepted } from './check-code.ts';

export interface SecondFactorGiven {
  readonly ticket: string;
  readonly code: string;
  readonly trust: boolean;
  readonly origin: Origin;
  /** Who was logged in where it is given: their session ends with it. */
  readonly held: SessionActor | null;
}

export interface FinishedLogin extends OpenedSession {
  readonly companies: number;
  /** What the browser keeps, where it is to be trusted. */
  readonly deviceToken: string | null;
}

/** I9: only here does a login with a second factor become a session. */
export async function finishLogin(
  services: Services,
  { ticket, code, trust, origin, held }: SecondFactorGiven,
): Promise<FinishedLogin> {
  const { database, now } = services;
  const read = readToken(ticket);
  if (!read) throw new Failure('login_ticket_invalid');
  const at = now();
  const outcome = await database.inOrganization(read.organizationId, async (tx) => {
    const found = await lockTicket(tx, read.hash, at);
    const user = found && (await findUser(tx, found.userId));
    if (!user) return null;
    const attempt = { user, address: origin.address, typed: code, sessionId: null };
    const verdict = await checkCode(services, tx, attempt, at);
    if (!verdict.accepted) return verdict;
    // Of two tickets of one link, one becomes a session.
    if (found.linkId && !(await takeLoginLink(tx, found.linkId))) return null;
    const session = await openSession(tx, user.id, origin, at, { method: 'mail+code' });
    if (!session) return null;
    await deleteTicketsOf(tx, user.id);
    // I12: who has just given it has not lost it.
    await endRecoveriesOf(tx, user.id, at);
    if (found.linkId)
      await markLoginLinkUsed(tx, found.linkId, { usedAt: at, sessionId: session.sessionId, reopenedAt: at });
    return { ...session, deviceToken: trust ? await trustDevice(tx, user.id, origin, at) : null };
  });
  if (!outcome) throw new Failure('login_ticket_invalid');
  if ('accepted' in outcome) {
    refuseUnlessAccepted(outcome, at);
    throw new Failure('code_wrong');
  }
  if (held) {
    await database.inOrganization(held.organizationId, (tx) => deleteSession(tx, held.id, held.sessionId));
  }
  const { id } = outcome.user;
  const companies = await listCompaniesOf(database, { organizationId: outcome.organization.id, id });
  return { ...outcome, companies: companies.length };
}

async function trustDevice(tx: TenantTransaction, userId: string, origin: Origin, at: Date): Promise<string> {
  const { token, hash } = issueToken(tx.organizationId);
  await insertDevice(tx, {
    id: randomUUID(),
    userId,
    tokenHash: hash,
    userAgent: shortUserAgent(origin),
    address: origin.address,
    createdAt: at,
    lastUsedAt: at,
    expiresAt: new Date(trustEnd(at.getTime())),
  });
  return token;
}
