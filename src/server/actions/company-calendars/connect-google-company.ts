import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import { delegatedScope, readKeyFile } from '#server/google/service-key.ts';
import type { Services } from '#server/services.ts';
import { keepCompanyGrant, requireCompanyConsent } from './keep-company-grant.ts';

/** N46, N49: a key of a service account of the company's own project, with delegation for its domain. */
export async function connectGoogleCompany(
  services: Services,
  actor: SessionActor,
  file: string,
): Promise<() => Promise<void>> {
  requireCompanyConsent(services, actor);
  const read = await readKeyFile(services, file);
  if (!read) throw new Failure('validation_failed', { fields: { key: 'invalid' } });
  return keepCompanyGrant(services, actor, {
    provider: 'google-company',
    label: read.email,
    externalId: read.email.toLowerCase(),
    kept: read.kept,
    scope: delegatedScope,
    choices: { clientId: read.clientId },
    field: 'key',
  });
}
