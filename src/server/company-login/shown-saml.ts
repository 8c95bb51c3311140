import { certificateStanding } from '#domain/company-login/saml-life.ts';
import type { Services } from '#server/services.ts';
import type { LoginConnection } from '#server/store/company-login.ts';
import { readSamlSettings, serviceProviderOf } from './saml-settings.ts';

/** What admins read of a connection by SAML, and copy into their provider. */
export function shownSaml(
  services: Services,
  connection: Pick<LoginConnection, 'organizationId' | 'id' | 'kind' | 'settings'>,
) {
  const settings = connection.kind === 'saml' ? readSamlSettings(connection) : null;
  if (!settings) return null;
  const { entityId, answersTo } = serviceProviderOf(services, connection);
  const { provider, described } = settings;
  const now = services.now().getTime();
  return {
    provider,
    entityId,
    answersTo,
    metadataUrl: entityId,
    described: described && {
      entityId: described.entityId,
      loginUrl: described.loginUrl,
      certificates: described.certificates.map(({ subject, fingerprint, validUntil }) => ({
        subject,
        fingerprint,
        validUntil,
        standing: certificateStanding(Date.parse(validUntil), now),
      })),
    },
  };
}
