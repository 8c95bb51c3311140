import { readSamlSettings, serviceProviderOf } from '#server/company-login/saml-settings.ts';
import { readSamlAside } from '#server/saml/read-aside.ts';
import type { Services } from '#server/services.ts';
import { findLoginConnection } from '#server/store/company-login.ts';
import { findWaitingAttempt, noteAnswer } from '#server/store/posted-answers.ts';
import { readToken } from '#server/token.ts';

export interface PostedAnswer {
  /** The address that it was posted to. */
  readonly organizationId: string;
  readonly connectionId: string;
  /** What we sent along with the question. */
  readonly relayState: string;
  readonly response: string;
}

/**
 * I27: what a provider posts, by way of somebody's browser, in answer to a question of ours. It opens nothing: it is kept
 * for the browser that was sent there, which comes to ask. Without an open question nothing is even read.
 */
export async function takeSamlAnswer(
  services: Services,
  { organizationId, connectionId, relayState, response }: PostedAnswer,
): Promise<void> {
  const { database, now, log } = services;
  const read = readToken(relayState);
  if (!read || read.organizationId !== organizationId) return;
  const waiting = await database.inOrganization(organizationId, async (tx) => {
    const attempt = await findWaitingAttempt(tx, read.hash, now());
    if (!attempt?.requestId || attempt.connectionId !== connectionId) return null;
    const connection = await findLoginConnection(tx, connectionId);
    const described = connection?.kind === 'saml' ? readSamlSettings(connection)?.described : null;
    return connection && described ? { requestId: attempt.requestId, connection, described } : null;
  });
  if (!waiting) return;
  const { requestId, connection, described } = waiting;
  const { entityId, answersTo } = serviceProviderOf(services, connection);
  const expected = {
    issuer: described.entityId,
    certificates: described.certificates.map(({ pem }) => pem),
    audience: entityId,
    recipient: answersTo,
    requestId,
  };
  const at = now();
  const verdict = await readSamlAside(services, organizationId, {
    what: 'response',
    posted: response,
    expected,
    at,
  });
  if (!verdict.ok)
    log.warn({ organizationId, connectionId, refusal: verdict.refusal }, 'a SAML answer was refused');
  const answer = verdict.ok ? { ...verdict.person } : { refusal: verdict.refusal };
  await database.inOrganization(organizationId, (tx) => noteAnswer(tx, read.hash, answer, now()));
}
