import { randomBytes, randomUUID } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import { mostDomains } from '#domain/company-login/connection-life.ts';
import { isPublicMailDomain, readDomain } from '#domain/company-login/login-domain.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  countDomains,
  deleteDomain,
  findDomain,
  insertDomain,
  type LoginDomain,
  listDomains,
} from '#server/store/company-login.ts';
import { violatedConstraint } from '#server/store/constraint-violation.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { lookAtDomain } from './look-at-domains.ts';

const tokenBytes = 24;

export async function showDomains({ database }: Services, actor: SessionActor): Promise<LoginDomain[]> {
  if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, (tx) => listDomains(tx));
}

/** I21: naming a domain gives nothing; the record that only its owner can write does. */
export async function addDomain(
  { database, now }: Services,
  actor: SessionActor,
  typed: string,
): Promise<LoginDomain[]> {
  if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
  const domain = readDomain(typed);
  if (!domain) throw new Failure('validation_failed', { fields: { domain: 'invalid' } });
  if (isPublicMailDomain(domain)) throw new Failure('domain_public');
  return database
    .inOrganization(actor.organizationId, async (tx) => {
      const organization = await lockOrganization(tx);
      if (!organization.provenAt) throw new Failure('confirmation_required');
      if ((await countDomains(tx)) >= mostDomains) throw new Failure('too_many_domains');
      const at = now();
      await insertDomain(tx, {
        id: randomUUID(),
        domain,
        token: randomBytes(tokenBytes).toString('hex'),
        createdAt: at,
        provenAt: null,
        checkedAt: null,
        finding: null,
        missingSince: null,
      });
      await record(tx, actor, at, {
        action: 'company-login.domain_added',
        subject: { kind: 'organization', id: organization.id, name: organization.name },
        details: { domain },
      });
      return listDomains(tx);
    })
    .catch((error: unknown) => {
      if (violatedConstraint(error) === 'login_domains_once_each') throw new Failure('domain_taken');
      throw error;
    });
}

export async function checkDomain(
  services: Services,
  actor: SessionActor,
  id: string,
): Promise<LoginDomain[]> {
  if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
  const { database } = services;
  const { organizationId } = actor;
  const domain = await database.inOrganization(organizationId, (tx) => findDomain(tx, id));
  if (!domain) throw new Failure('not_found');
  await lookAtDomain(services, domain, actor);
  return database.inOrganization(organizationId, (tx) => listDomains(tx));
}

/** Its people log in by mail from then on, whatever is asked of the others (I25). */
export async function removeDomain(
  { database, now }: Services,
  actor: SessionActor,
  id: string,
): Promise<LoginDomain[]> {
  if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const gone = await deleteDomain(tx, id);
    if (!gone) throw new Failure('not_found');
    await record(tx, actor, now(), {
      action: 'company-login.domain_removed',
      subject: { kind: 'organization', id: organization.id, name: organization.name },
      details: { domain: gone.domain },
    });
    return listDomains(tx);
  });
}
