import * as client from 'openid-client';
import { z } from 'zod';
import { companyLoginReturn } from '#contract/company-login.ts';
import {
  entraIssuerOf,
  googleIssuer,
  isOneTenant,
  type OidcProvider,
  oidcProviders,
} from '#domain/company-login/connection-life.ts';
import { readDomain } from '#domain/company-login/login-domain.ts';
import { isFitText } from '#domain/text/fit-text.ts';
import type { Services } from '#server/services.ts';
import { isDomainProven, type LoginConnection } from '#server/store/company-login.ts';
import { mustHoldNothing } from '#server/store/held-connection.ts';
import { openFor } from './connection-secret.ts';
import { type Beginning, CompanyLoginRefusal, type CompanyProtocol, type ProvenPerson } from './protocol.ts';

const settingsSchema = z.object({
  provider: z.enum(oidcProviders),
  issuer: z.string(),
  clientId: z.string(),
  /** Of Entra. */
  tenant: z.string().optional(),
});
export type OidcSettings = z.infer<typeof settingsSchema>;

interface OidcForm {
  readonly provider: OidcProvider;
  readonly issuer?: string | undefined;
  readonly tenant?: string | undefined;
  readonly clientId: string;
}

/** What is kept of a form; null with the field that does not fit. */
export function oidcSettingsOf({
  provider,
  issuer,
  tenant,
  clientId,
}: OidcForm): OidcSettings | 'issuer' | 'tenant' {
  if (provider === 'google') return { provider, issuer: googleIssuer, clientId };
  if (provider === 'entra')
    return tenant && isOneTenant(tenant)
      ? { provider, issuer: entraIssuerOf(tenant), clientId, tenant: tenant.toLowerCase() }
      : 'tenant';
  return issuer ? { provider, issuer: issuer.replace(/\/\.well-known\/.*$/, ''), clientId } : 'issuer';
}

export const returnAddressOf = ({ publicUrl }: Services): string => `${publicUrl}${companyLoginReturn}`;

/** The very text that the browser is sent back to, and the code is changed for a token with. */
const scope = 'openid email profile';

export const oidc: CompanyProtocol = {
  begin: async (services, connection, state): Promise<Beginning> => {
    const settings = readSettings(connection);
    const config = await discover(services, connection, settings);
    const verifier = client.randomPKCECodeVerifier();
    const nonce = client.randomNonce();
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: returnAddressOf(services),
      scope,
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      // Google: only accounts of companies are offered. What comes back is looked at all the same.
      ...(settings.provider === 'google' ? { hd: '*' } : {}),
    });
    if (services.messenger.refusalOf(`${url.origin}${url.pathname}`) !== null)
      throw new CompanyLoginRefusal('settings');
    return { url: url.href, checks: { verifier, nonce } };
  },
  finish: async (services, { connection, checks, state, url }): Promise<ProvenPerson> => {
    const settings = readSettings(connection);
    const { verifier, nonce } = checks;
    if (!verifier || !nonce) throw new CompanyLoginRefusal('answer');
    if (url.searchParams.has('error')) throw new CompanyLoginRefusal('provider');
    const config = await discover(services, connection, settings);
    const claims = await exchange(config, url, {
      pkceCodeVerifier: verifier,
      expectedNonce: nonce,
      expectedState: state,
      idTokenExpected: true,
    });
    return personOf(services, connection, settings, claims);
  },
};

function readSettings({ settings }: LoginConnection): OidcSettings {
  const read = settingsSchema.safeParse(settings);
  if (!read.success) throw new CompanyLoginRefusal('settings');
  return read.data;
}

/** Asked anew each time: who comes in tells more than how fast. */
async function discover(
  services: Services,
  connection: LoginConnection,
  { issuer, clientId }: OidcSettings,
): Promise<client.Configuration> {
  const { messenger } = services;
  if (messenger.refusalOf(issuer) !== null) throw new CompanyLoginRefusal('settings');
  // Whatever is thrown below counts as an issuer that does not answer.
  mustHoldNothing('an issuer');
  const secret = connection.secret && openFor(services, connection, 'secret', connection.secret);
  if (connection.secret && secret === null) throw new CompanyLoginRefusal('settings');
  const server = new URL(issuer);
  // Only what the operator or local mode lets be asked without TLS comes this far.
  const plain = server.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  try {
    return await client.discovery(
      server,
      clientId,
      undefined,
      secret ? client.ClientSecretPost(secret) : client.None(),
      {
        // The signature is looked at even though the token comes from the provider itself.
        execute: [client.enableNonRepudiationChecks, ...plain],
        [client.customFetch]: (url, { method, headers, body }) =>
          messenger.fetch(url, { method, headers, body: bodyText(body) }),
      },
    );
  } catch (cause) {
    throw new CompanyLoginRefusal('unreachable', { cause });
  }
}

function bodyText(body: unknown): string | undefined {
  if (body instanceof URLSearchParams) return body.toString();
  return typeof body === 'string' ? body : undefined;
}

async function exchange(
  config: client.Configuration,
  url: URL,
  checks: client.AuthorizationCodeGrantChecks,
): Promise<Claims> {
  try {
    const tokens = await client.authorizationCodeGrant(config, url, checks);
    const told = tokens.claims();
    if (!told) throw new CompanyLoginRefusal('answer');
    // Some providers tell addresses there alone.
    const more =
      told['email'] === undefined && config.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(config, tokens.access_token, told.sub)
        : {};
    return claimsSchema.parse({ ...more, ...told });
  } catch (cause) {
    if (cause instanceof CompanyLoginRefusal) throw cause;
    if (cause instanceof client.ResponseBodyError) throw new CompanyLoginRefusal('provider', { cause });
    throw new CompanyLoginRefusal('answer', { cause });
  }
}

const text = z.string().min(1).max(512).refine(isFitText);
const claimsSchema = z.object({
  sub: text,
  email: text.optional().catch(undefined),
  preferred_username: text.optional().catch(undefined),
  name: text.optional().catch(undefined),
  email_verified: z
    .union([z.boolean(), z.literal('true'), z.literal('false')])
    .optional()
    .catch(undefined),
  hd: text.optional().catch(undefined),
  tid: text.optional().catch(undefined),
  oid: text.optional().catch(undefined),
  xms_edov: z.union([z.boolean(), z.number(), z.string()]).optional().catch(undefined),
});
type Claims = z.infer<typeof claimsSchema>;

async function personOf(
  services: Services,
  { organizationId }: LoginConnection,
  { provider, tenant }: OidcSettings,
  claims: Claims,
): Promise<ProvenPerson> {
  const name = claims.name ?? null;
  const verified = claims.email_verified === undefined ? undefined : String(claims.email_verified) === 'true';
  if (provider === 'google') {
    // I23: a private account may bear any address; one of a company says whose it is.
    const hosted = claims.hd ? readDomain(claims.hd) : null;
    const known =
      hosted !== null &&
      (await services.database.inOrganization(organizationId, (tx) => isDomainProven(tx, hosted)));
    if (!known) throw new CompanyLoginRefusal('tenant');
    return { subject: claims.sub, address: claims.email ?? null, emailVerified: verified, name };
  }
  if (provider === 'entra') {
    if (!claims.tid || !claims.oid || claims.tid.toLowerCase() !== tenant)
      throw new CompanyLoginRefusal('tenant');
    // The address of Entra is what an admin of the tenant typed, or a guest's: the proven domain is what counts, and
    // where Entra itself says that it did not verify the domain, that is believed.
    const disowned = ['false', '0'].includes(String(claims.xms_edov ?? ''));
    const address = claims.email ?? claims.preferred_username ?? null;
    return {
      subject: `${claims.tid}/${claims.oid}`,
      address,
      emailVerified: disowned ? false : verified,
      name,
    };
  }
  return { subject: claims.sub, address: claims.email ?? null, emailVerified: verified, name };
}
