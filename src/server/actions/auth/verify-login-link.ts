import { Failure } from '#server/failure.ts';
import type { Origin, Services } from '#server/services.ts';
import { consumeLoginLink } from '#server/store/login-links.ts';
import { readToken } from '#server/token.ts';
import { confirmMember } from './confirm-member.ts';
import { type OpenedSession, openSession } from './open-session.ts';

/** Unknown, altered, too old or used: the caller learns only that the link does not work. */
export async function verifyLoginLink(
  { database, now }: Services,
  token: string,
  origin: Origin,
): Promise<OpenedSession> {
  const read = readToken(token);
  if (!read) throw new Failure('magic_link_invalid');
  const at = now();
  const opened = await database.inOrganization(read.organizationId, async (tx) => {
    const used = await consumeLoginLink(tx, read.hash, at);
    if (!used) return null;
    await confirmMember(tx, used.userId, origin.address, at);
    return openSession(tx, used.userId, origin, at);
  });
  if (!opened) throw new Failure('magic_link_invalid');
  return opened;
}
