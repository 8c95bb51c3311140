import type { CompanyRefusal } from '#domain/company-login/connection-life.ts';
import { domainOfAddress } from '#domain/company-login/login-domain.ts';
import { hasLeft } from '#domain/members/departure.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { confirmMember } from '#server/actions/auth/confirm-member.ts';
import { type OpenedSession, openSession } from '#server/actions/auth/open-session.ts';
import type { ProvenPerson } from '#server/company-login/protocol.ts';
import type { Origin } from '#server/services.ts';
import { endRecoveriesOf } from '#server/store/access-recoveries.ts';
import {
  changeConnection,
  findIdentity,
  findIdentityOf,
  isDomainProven,
  type LoginConnection,
  noteIdentity,
} from '#server/store/company-login.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findOrganization, lockOrganization } from '#server/store/organizations.ts';
import { findUser, findUserOfAddress, type User } from '#server/store/users.ts';

export interface CompanyArrival extends ProvenPerson {
  readonly connection: LoginConnection;
  /** `test` opens nothing and links nobody. */
  readonly how: 'login' | 'test';
  readonly origin: Origin;
  readonly at: Date;
}

export interface CompanyVerdict {
  /** Whose account it is, or would be. */
  readonly person: User | null;
  readonly refusal: CompanyRefusal | null;
  readonly opened: OpenedSession | null;
}

/**
 * I23: whom a provider names, once its protocol has been believed. A subject that is known is its person, whatever their
 * address; an address links once, inside a domain that this organisation has proven, somebody who is here already.
 */
export async function finishCompanyLogin(
  tx: TenantTransaction,
  arrival: CompanyArrival,
): Promise<CompanyVerdict> {
  const { connection, subject, how, origin, at } = arrival;
  const found = await personOf(tx, arrival);
  if ('refusal' in found) return { person: null, refusal: found.refusal, opened: null };
  const { user, isNew } = found;
  // Joining is a change of membership: it stands in line before it holds anything that a removal would wait for.
  const organization = user.confirmedAt ? await findOrganization(tx) : await lockOrganization(tx);
  if (!organization || hasLeft(user, at, organization.timeZone) || user.invitationWaits)
    return { person: null, refusal: 'unknown_person', opened: null };
  if (how === 'test') return { person: user, refusal: null, opened: null };
  // Whoever owns the domain owns its mailboxes: the invitation is opened by it as by the link.
  await confirmMember(tx, user.id, origin.address, at);
  const opened = await openSession(tx, user.id, origin, at, {
    method: 'company',
    connectionId: connection.id,
  });
  if (!opened) return { person: null, refusal: 'unknown_person', opened: null };
  await noteIdentity(tx, {
    connectionId: connection.id,
    subject,
    userId: user.id,
    linkedAt: at,
    lastLoginAt: at,
  });
  await changeConnection(tx, connection.id, { lastLoginAt: at });
  // I12: who comes in by both factors has not lost them.
  await endRecoveriesOf(tx, user.id, at);
  if (isNew)
    await record(tx, { id: user.id, name: user.name, address: origin.address }, at, {
      action: 'company-login.linked',
      subject: { kind: 'user', id: user.id, name: user.name },
      details: { connection: connection.name },
    });
  return { person: opened.user, refusal: null, opened };
}

type Found = { readonly user: User; readonly isNew: boolean } | { readonly refusal: CompanyRefusal };

async function personOf(tx: TenantTransaction, arrival: CompanyArrival): Promise<Found> {
  const { connection, subject, address, emailVerified } = arrival;
  const known = await findIdentity(tx, connection.id, subject);
  if (known) {
    const user = await findUser(tx, known.userId);
    return user ? { user, isNew: false } : { refusal: 'unknown_person' };
  }
  if (!address) return { refusal: 'address_missing' };
  const domain = domainOfAddress(address);
  if (!domain || !(await isDomainProven(tx, domain))) return { refusal: 'domain_unproven' };
  if (emailVerified === false) return { refusal: 'address_unverified' };
  const user = await findUserOfAddress(tx, address);
  if (!user) return { refusal: 'unknown_person' };
  // An address that changed hands: an admin says that it is the same person.
  if (await findIdentityOf(tx, connection.id, user.id)) return { refusal: 'other_account' };
  return { user, isNew: true };
}
