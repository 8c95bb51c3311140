import { serviceProviderOf } from '#server/company-login/saml-settings.ts';
import { Failure } from '#server/failure.ts';
import { serviceProviderMetadata } from '#server/saml/service-provider.ts';
import type { Services } from '#server/services.ts';
import { findLoginConnection } from '#server/store/company-login.ts';

/** What a provider is told of us: nothing of it is secret, and it asks without a session. */
export async function ourSamlMetadata(
  services: Services,
  organizationId: string,
  connectionId: string,
): Promise<string> {
  const connection = await services.database.inOrganization(organizationId, (tx) =>
    findLoginConnection(tx, connectionId),
  );
  if (connection?.kind !== 'saml') throw new Failure('not_found');
  return serviceProviderMetadata(serviceProviderOf(services, connection));
}
