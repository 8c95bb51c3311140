import { isSeenOutdated, sessionEnd } from '#domain/access/lifetimes.ts';
import { doesMailboxProve, isSecondFactorAsked, isSecondFactorGiven } from '#domain/access/second-factor.ts';
import type { SessionActor, SessionStanding } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import { isDatabaseTrouble } from '#server/store/connection-failure.ts';
import { touchSession as findSession, prolongSession, type ResumedSession } from '#server/store/sessions.ts';
import { noteUserSeen } from '#server/store/users.ts';
import { readToken } from '#server/token.ts';
import { knownPerson } from './known-person.ts';

/** Who a bearer token stands for; null when it is unknown or has ended. Visiting keeps a session alive. */
export async function resumeSession(
  { database, now }: Services,
  token: string,
  address: string | null,
): Promise<SessionActor | null> {
  const read = readToken(token);
  if (!read) return null;
  const at = now();
  const { organizationId } = read;
  const found = await findSession(database, organizationId, read.hash, at);
  if (!found) return null;
  if (isSeenOutdated(found.last_seen_at.getTime(), at.getTime())) {
    const prolonged = database.inOrganization(organizationId, async (tx) => {
      await prolongSession(tx, found.session_id, at, new Date(sessionEnd(at.getTime())));
      await noteUserSeen(tx, found.user_id, at);
    });
    // A visit that cannot be noted down now is still a visit; the next one is.
    await prolonged.catch((error: unknown) => {
      if (!isDatabaseTrouble(error)) throw error;
    });
  }
  return {
    ...knownPerson(found, organizationId, address),
    sessionId: found.session_id,
    standing: standingOf(found),
    closesAt: found.closes_at?.getTime(),
  };
}

function standingOf(found: ResumedSession): SessionStanding {
  const { second_factor_policy: policy, second_factor_begun: begun, has_app: totp, passkeys } = found;
  const { login_method: method } = found;
  const given = isSecondFactorGiven({ totp, passkeys }, method);
  const asked = begun && isSecondFactorAsked(policy, found.role);
  return {
    method,
    provenAt: found.proven_at?.getTime() ?? null,
    hasApp: totp,
    mailboxProves: doesMailboxProve({ totp, passkeys }, asked),
    enrolling: asked && !given,
  };
}
