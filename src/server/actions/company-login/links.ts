import { can } from '#domain/access/can.ts';
import { isSecondFactorReady } from '#domain/access/second-factor.ts';
import { isOnlyWayIn } from '#domain/access/way-in.ts';
import { domainOfAddress } from '#domain/company-login/login-domain.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  deleteIdentity,
  findLoginConnection,
  isDomainProven,
  type LoginConnection,
  listAdminStandings,
  listIdentitiesOf,
} from '#server/store/company-login.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { notifySessionsEnded } from '#server/store/live.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { listPasskeysOf } from '#server/store/passkeys.ts';
import { hasConfirmedApp } from '#server/store/second-factors.ts';
import { deleteSessionsOfLink } from '#server/store/sessions.ts';
import { findUser, type User } from '#server/store/users.ts';

export interface ShownLink {
  readonly connectionId: string;
  readonly name: string;
  readonly linkedAt: Date;
  readonly lastLoginAt: Date;
  readonly onlyWay: boolean;
}

export async function showOwnLinks(services: Services, actor: SessionActor): Promise<ShownLink[]> {
  return services.database.inOrganization(actor.organizationId, (tx) =>
    linksOf(tx, actor, actor.id, services.now()),
  );
}

export async function showLinksOf(
  services: Services,
  actor: SessionActor,
  userId: string,
): Promise<ShownLink[]> {
  if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
  return services.database.inOrganization(actor.organizationId, async (tx) => {
    if (!(await findUser(tx, userId))) throw new Failure('not_found');
    return linksOf(tx, actor, userId, services.now());
  });
}

export async function unlinkOneself(services: Services, actor: SessionActor, id: string): Promise<void> {
  await unlink(services, actor, id, actor.id);
}

export async function unlinkPerson(
  services: Services,
  actor: SessionActor,
  id: string,
  userId: string,
): Promise<void> {
  if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
  await unlink(services, actor, id, userId);
}

/**
 * I31: an admin may do it for somebody else whatever else they have: an account that was made anew at the provider is let
 * in by nothing but this. Nobody does it to themselves who could not come back without the provider.
 */
async function unlink(
  { database, now }: Services,
  actor: SessionActor,
  id: string,
  userId: string,
): Promise<void> {
  const at = now();
  await database.inOrganization(actor.organizationId, async (tx) => {
    // Stands in line with whoever asks this login of everyone meanwhile.
    await lockOrganization(tx);
    const connection = await findLoginConnection(tx, id);
    const user = await findUser(tx, userId);
    if (!connection || !user) throw new Failure('not_found');
    const isTheirOwn = actor.id === userId;
    if (isTheirOwn && (await isOnlyWay(tx, user, connection, at)))
      throw new Failure('company_login_only_way');
    if (!(await deleteIdentity(tx, id, userId))) throw new Failure('not_found');
    await deleteSessionsOfLink(tx, { connectionId: id, userId }, actor.sessionId);
    await notifySessionsEnded(tx);
    await record(tx, actor, at, {
      action: 'company-login.unlinked',
      subject: { kind: 'user', id: userId, name: user.name },
      details: { connection: connection.name },
    });
  });
}

async function linksOf(
  tx: TenantTransaction,
  actor: SessionActor,
  userId: string,
  at: Date,
): Promise<ShownLink[]> {
  const user = await findUser(tx, userId);
  const links: ShownLink[] = [];
  for (const { identity, connection } of await listIdentitiesOf(tx, userId)) {
    const { linkedAt, lastLoginAt, connectionId } = identity;
    const onlyWay = actor.id === userId && user !== null && (await isOnlyWay(tx, user, connection, at));
    links.push({ connectionId, name: connection.name, linkedAt, lastLoginAt, onlyWay });
  }
  return links;
}

async function isOnlyWay(
  tx: TenantTransaction,
  { id, email, role }: User,
  { enforced }: LoginConnection,
  at: Date,
): Promise<boolean> {
  const domain = domainOfAddress(email);
  if (!enforced || domain === null || !(await isDomainProven(tx, domain))) return false;
  return isOnlyWayIn({
    enforced: true,
    role,
    anyAdminReady: (await listAdminStandings(tx, at)).some(isSecondFactorReady),
    totp: await hasConfirmedApp(tx, id),
    passkeys: (await listPasskeysOf(tx, id)).length,
  });
}
