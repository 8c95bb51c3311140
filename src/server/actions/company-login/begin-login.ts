import { randomUUID } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import { attemptEnd } from '#domain/company-login/connection-life.ts';
import { domainOfAddress } from '#domain/company-login/login-domain.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { sealFor } from '#server/company-login/connection-secret.ts';
import { CompanyLoginRefusal } from '#server/company-login/protocol.ts';
import { protocolOf } from '#server/company-login/protocols.ts';
import { Failure } from '#server/failure.ts';
import type { Origin, Services } from '#server/services.ts';
import {
  findConnectionOfDomain,
  findLoginConnection,
  type LoginConnection,
  noteRefusal,
} from '#server/store/company-login.ts';
import { insertAttempt } from '#server/store/login-attempts.ts';
import { hashSecret, issueToken } from '#server/token.ts';

/** In the browser that asks: what comes back is taken in it alone. */
export type AskingOrigin = Origin & { readonly browser: string };

/**
 * I22: where an address is sent, by its domain alone; null where it is sent a link. A provider that does not answer is told
 * to its admins, and whoever waits is sent a link: whether it opens anything, the login says (I25).
 */
export async function beginCompanyLogin(
  services: Services,
  email: string,
  origin: () => AskingOrigin,
): Promise<string | null> {
  const { database } = services;
  const domain = domainOfAddress(email);
  const place = domain && (await findConnectionOfDomain(database, domain));
  if (!place) return null;
  const { organizationId, connectionId } = place;
  const connection = await database.inOrganization(organizationId, (tx) =>
    findLoginConnection(tx, connectionId),
  );
  if (!connection) return null;
  try {
    return await begin(services, connection, origin(), null);
  } catch (error) {
    if (!(error instanceof CompanyLoginRefusal)) throw error;
    const { reason } = error;
    services.log.warn({ err: error, organizationId, connectionId }, 'a company login cannot begin');
    await database.inOrganization(organizationId, (tx) =>
      noteRefusal(tx, connectionId, reason, services.now()),
    );
    return null;
  }
}

/** Shows what comes back, beside the connection that people use meanwhile. */
export async function beginTest(
  services: Services,
  actor: SessionActor,
  id: string,
  origin: AskingOrigin,
): Promise<string> {
  if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
  const { database, now } = services;
  const connection = await database.inOrganization(actor.organizationId, (tx) => findLoginConnection(tx, id));
  if (!connection) throw new Failure('not_found');
  try {
    return await begin(services, connection, origin, actor.id);
  } catch (error) {
    if (!(error instanceof CompanyLoginRefusal)) throw error;
    const { reason } = error;
    await database.inOrganization(actor.organizationId, (tx) => noteRefusal(tx, id, reason, now()));
    throw new Failure('connection_unreachable', {}, { cause: error });
  }
}

async function begin(
  services: Services,
  connection: LoginConnection,
  origin: AskingOrigin,
  testedBy: string | null,
): Promise<string> {
  const { organizationId } = connection;
  const { token: state, hash } = issueToken(organizationId);
  const { url, checks, requestId } = await protocolOf(connection.kind).begin(services, connection, state);
  const id = randomUUID();
  const at = services.now();
  await services.database.inOrganization(organizationId, (tx) =>
    insertAttempt(tx, {
      id,
      connectionId: connection.id,
      purpose: testedBy ? 'test' : 'login',
      userId: testedBy,
      stateHash: hash,
      browserHash: hashSecret(origin.browser),
      checks: sealFor(services, { organizationId, id }, 'checks', JSON.stringify(checks)),
      requestId: requestId ?? null,
      createdAt: at,
      expiresAt: new Date(attemptEnd(at.getTime())),
    }),
  );
  return url;
}
