import { z } from 'zod';
import { apiBase } from '#contract/endpoint.ts';
import { samlPath } from '#contract/saml-connections.ts';
import { samlProviders } from '#domain/company-login/saml-life.ts';
import type { ServiceProvider } from '#server/saml/service-provider.ts';
import type { Services } from '#server/services.ts';
import type { LoginConnection } from '#server/store/company-login.ts';

const describedSchema = z.object({
  entityId: z.string(),
  loginUrl: z.string(),
  certificates: z.array(
    z.object({ pem: z.string(), fingerprint: z.string(), subject: z.string(), validUntil: z.iso.datetime() }),
  ),
});

/** Without `described` until the provider has told its metadata: some want to be told ours first. */
const settingsSchema = z.object({
  provider: z.enum(samlProviders),
  described: describedSchema.nullable(),
});

export type SamlSettings = z.infer<typeof settingsSchema>;

export function readSamlSettings({ settings }: Pick<LoginConnection, 'settings'>): SamlSettings | null {
  const read = settingsSchema.safeParse(settings);
  return read.success ? read.data : null;
}

/** Its own for each connection: what was said to one is of no use to another. Stable: providers keep them. */
export function serviceProviderOf(
  { publicUrl }: Services,
  { organizationId, id }: Pick<LoginConnection, 'organizationId' | 'id'>,
): ServiceProvider {
  const place = `${publicUrl}${apiBase}${samlPath}/${organizationId}/${id}`;
  return { entityId: `${place}/metadata`, answersTo: `${place}/answer` };
}
