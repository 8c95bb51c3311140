import type { z } from 'zod';
import type { companyLoginEndpoints } from '#contract/company-login.ts';
import type { loginConnectionSchema, loginDomainSchema } from '#contract/company-login-views.ts';
import type { OidcProvider } from '#domain/company-login/connection-life.ts';
import type { BadgeTone } from '#ui/badge.tsx';

export type DescribedConnection = z.infer<typeof loginConnectionSchema>;
export type Connections = z.infer<typeof companyLoginEndpoints.listConnections.response>;
export type Domain = z.infer<typeof loginDomainSchema>;

export const connectionTones: Readonly<Record<DescribedConnection['state'], BadgeTone>> = {
  draft: 'neutral',
  tested: 'pending',
  on: 'approved',
  off: 'neutral',
};

/** What was typed once, to be changed: the secret is not among it. */
export function typedSettings({ settings }: DescribedConnection): {
  provider: OidcProvider;
  issuer: string;
  tenant: string;
  clientId: string;
} {
  const said = (name: string): string => (typeof settings[name] === 'string' ? settings[name] : '');
  const provider = said('provider');
  const issuer = said('issuer');
  return {
    provider: provider === 'google' || provider === 'entra' ? provider : 'other',
    issuer,
    tenant: /\/([0-9a-f-]{36})\/v2\.0$/.exec(issuer)?.[1] ?? '',
    clientId: said('clientId'),
  };
}
