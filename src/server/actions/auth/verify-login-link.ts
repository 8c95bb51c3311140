import { can } from '#domain/access/can.ts';
import { opensOnceMore } from '#domain/access/reopening.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { askSecondFactor, type CookieJar } from '#server/actions/second-factors/ask-second-factor.ts';
import { Failure } from '#server/failure.ts';
import type { Origin, Services } from '#server/services.ts';
import { listCompaniesOf } from '#server/store/companies.ts';
import { violatedConstraint } from '#server/store/constraint-violation.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listWaitingInvitations } from '#server/store/invitations.ts';
import {
  findLinkedUser,
  type LoginLink,
  lockLoginLink,
  markLoginLinkUsed,
} from '#server/store/login-links.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { deleteSession, findSession, type Session } from '#server/store/sessions.ts';
import { readToken } from '#server/token.ts';
import { confirmMember } from './confirm-member.ts';
import { type OpenedSession, openSession } from './open-session.ts';

export interface LinkOpening {
  readonly token: string;
  readonly origin: Origin;
  /** Who is logged in where the link is opened. */
  readonly held: SessionActor | null;
  /** Whether they said that somebody else may take their place. */
  readonly replace: boolean;
  readonly cookies: CookieJar;
}

export interface VerifiedLogin extends OpenedSession {
  readonly waitingInvitations: number;
  readonly companies: number;
}

/**
 * Unknown, altered, too old or used: the caller learns only that the link does not work. A link of someone else than who
 * is logged in is left alone until it is pressed on purpose: else whoever sends one could log people in as themselves.
 */
export async function verifyLoginLink(
  { database, now }: Services,
  { token, origin, held, replace, cookies }: LinkOpening,
): Promise<VerifiedLogin | { readonly ticket: string }> {
  const read = readToken(token);
  if (!read) throw new Failure('magic_link_invalid');
  const at = now();
  const opened = await database
    .inOrganization(read.organizationId, async (tx) => {
      const person = await findLinkedUser(tx, read.hash, at);
      // Joining is a change of membership: it stands in line before it holds anything that a removal would wait for.
      if (person && !person.confirmedAt) await lockOrganization(tx);
      const link = await lockLoginLink(tx, read.hash, at);
      const usable = link && (await usableLink(tx, link, origin));
      if (!usable) return null;
      if (held && !isSamePerson(held, person, link) && !replace) throw new Failure('other_session_open');
      const { before } = usable;
      await confirmMember(tx, link.userId, origin.address, at);
      const asked = await askSecondFactor(tx, link.userId, link.id, cookies, at);
      // I9: without the code it opens nothing, so a program that opens it first uses nothing up; used once, it is used.
      if (typeof asked === 'object') return link.usedAt === null ? asked : null;
      if (before) await deleteSession(tx, before.userId, before.id);
      const method = asked === 'trusted' ? 'mail+code' : 'mail';
      const session = await openSession(tx, link.userId, origin, at, { method });
      if (!session) return null;
      const { sessionId, user } = session;
      await markLoginLinkUsed(tx, link.id, { usedAt: at, sessionId, reopenedAt: before ? at : null });
      const waitingInvitations = can(user, 'user.resend-invitation')
        ? (await listWaitingInvitations(tx)).length
        : 0;
      return { ...session, waitingInvitations };
    })
    .catch((error: unknown) => {
      if (violatedConstraint(error) === 'email_directory_one_account') throw new Failure('account_elsewhere');
      throw error;
    });
  if (!opened) throw new Failure('magic_link_invalid');
  if ('ticket' in opened) return opened;
  if (held) {
    await database.inOrganization(held.organizationId, (tx) => deleteSession(tx, held.id, held.sessionId));
  }
  const { id } = opened.user;
  const companies = await listCompaniesOf(database, { organizationId: opened.organization.id, id });
  return { ...opened, companies: companies.length };
}

/** J15: who serves several companies goes from one to the other by a link from the same mailbox. */
function isSamePerson(
  held: SessionActor,
  person: { readonly email: string } | null,
  link: LoginLink,
): boolean {
  if (held.id === link.userId) return true;
  return held.confirmed && person !== null && sameAddress(held.email, person.email);
}

const sameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** I6: with the session that a program opened with it, if one did. Null when it is used up. */
async function usableLink(
  tx: TenantTransaction,
  link: LoginLink,
  opener: Origin,
): Promise<{ readonly before: Session | null } | null> {
  if (link.usedAt === null) return { before: null };
  const before = link.sessionId && (await findSession(tx, link.sessionId));
  if (!before) return null;
  const session = {
    openedAt: before.createdAt.getTime(),
    lastSeenAt: before.lastSeenAt.getTime(),
    address: before.address,
    userAgent: before.userAgent,
  };
  return opensOnceMore({ reopened: link.reopenedAt !== null, session }, opener) ? { before } : null;
}
