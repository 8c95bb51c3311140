import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { Services } from '#server/services.ts';
import type { GoingOut, ProviderGrant, ProviderTokens } from './provider-protocol.ts';

/** An access by authorization code with PKCE, as Google and Microsoft give it. */
export interface CodeClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorize: string;
  readonly token: string;
  readonly scopes: readonly string[];
  /** Without this one nothing can be done. */
  readonly needed: string;
  /** What else the provider wants to be asked with. */
  readonly extra: Readonly<Record<string, string>>;
}

/** An access that the provider does not take, although its time is not over: another one may be taken. */
export const accessRefused = 'access_refused';

const secret = z.string().min(1).max(8000);
const tokensSchema = z.object({
  access_token: secret,
  refresh_token: secret.optional(),
  expires_in: z.number(),
  scope: z.string().default(''),
});
const grantedSchema = tokensSchema.extend({ refresh_token: secret, id_token: z.string() });
const claimsSchema = z.object({
  aud: z.string(),
  nonce: z.string(),
  sub: z.string().min(1).max(200),
  email: z.string().optional(),
  preferred_username: z.string().optional(),
});

export function goOutForCode(
  client: CodeClient,
  { state, returnAddress }: { readonly state: string; readonly returnAddress: string },
): GoingOut {
  const verifier = randomBytes(32).toString('base64url');
  const nonce = randomBytes(16).toString('base64url');
  const query = new URLSearchParams({
    client_id: client.clientId,
    response_type: 'code',
    redirect_uri: returnAddress,
    scope: client.scopes.join(' '),
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...client.extra,
  });
  return { url: `${client.authorize}?${query}`, checks: { verifier, nonce } };
}

export async function grantForCode(
  services: Services,
  client: CodeClient,
  returned: {
    readonly checks: Readonly<Record<string, string>>;
    readonly query: URLSearchParams;
    readonly returnAddress: string;
  },
): Promise<ProviderGrant> {
  const { checks, query, returnAddress } = returned;
  const code = query.get('code');
  if (!code) throw new OutsideFailure('refused', query.get('error') ?? 'no_code');
  const granted = await askForTokens(
    services,
    client,
    {
      grant_type: 'authorization_code',
      code,
      redirect_uri: returnAddress,
      code_verifier: checks.verifier ?? '',
    },
    grantedSchema,
  );
  const scopes = granted.scope.split(' ').filter((one) => one !== '');
  // People may say yes to one thing and no to the other.
  if (!scopes.some((one) => one.toLowerCase().endsWith(client.needed.toLowerCase())))
    throw new OutsideFailure('refused', 'missing_scope');
  const claims = claimsOf(granted.id_token);
  if (claims?.aud !== client.clientId || claims.nonce !== checks.nonce)
    throw new OutsideFailure('refused', 'other_account');
  return {
    externalId: claims.sub,
    label: (claims.email ?? claims.preferred_username ?? claims.sub).slice(0, 200),
    tokens: tokensOf(services, granted),
    scopes,
  };
}

/** Throws `revoked` where only a new consent helps. */
export async function refreshByCode(
  services: Services,
  client: CodeClient,
  refresh: string,
): Promise<ProviderTokens> {
  const asked = { grant_type: 'refresh_token', refresh_token: refresh };
  return tokensOf(services, await askForTokens(services, client, asked, tokensSchema));
}

async function askForTokens<Answer extends z.ZodType>(
  { outside }: Services,
  { clientId, clientSecret, token }: CodeClient,
  form: Readonly<Record<string, string>>,
  schema: Answer,
): Promise<z.output<Answer>> {
  const { status, json } = await outside.call({
    method: 'POST',
    url: token,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...form, client_id: clientId, client_secret: clientSecret }).toString(),
  });
  if (status !== 200) {
    const told = z.object({ error: z.string() }).safeParse(json);
    const code = told.success ? told.data.error : 'unknown';
    throw new OutsideFailure(code === 'invalid_grant' ? 'revoked' : 'refused', code);
  }
  const read = schema.safeParse(json);
  if (!read.success) throw new OutsideFailure('refused', 'unexpected_answer');
  return read.data;
}

function tokensOf({ now }: Services, granted: z.output<typeof tokensSchema>): ProviderTokens {
  const { access_token, refresh_token, expires_in } = granted;
  return {
    access: access_token,
    refresh: refresh_token ?? null,
    endsAt: now().getTime() + expires_in * 1000,
  };
}

/** It came from the provider itself over TLS, for a code that counts once: what it is signed with adds nothing. */
function claimsOf(idToken: string): z.output<typeof claimsSchema> | null {
  try {
    const [, payload = ''] = idToken.split('.');
    return claimsSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  } catch {
    return null;
  }
}
