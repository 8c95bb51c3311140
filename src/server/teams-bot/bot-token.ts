import { decodeJwt, decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Services } from '#server/services.ts';

/** N26: further from our clock than this, on either side, nothing counts. */
const clockSeconds = 5 * 60;
const issuer = 'https://api.botframework.com';
const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;

const metadataSchema = z.object({ jwks_uri: z.url() });
const keysSchema = z.object({
  keys: z.array(
    z.object({
      kid: z.string(),
      kty: z.literal('RSA'),
      n: z.string(),
      e: z.string(),
      /** The channels that this key may speak for. */
      endorsements: z.array(z.string()).default([]),
    }),
  ),
});
type SigningKey = z.output<typeof keysSchema>['keys'][number];

interface KnownKeys {
  readonly at: number;
  readonly keys: readonly SigningKey[];
}

/** By where they are published: they change every few weeks, and calls come by the second. */
const known = new Map<string, KnownKeys>();

async function keyNamed({ outside, now }: Services, kid: string): Promise<SigningKey | null> {
  const { openId } = outside.choices['teams-bot'];
  const at = now().getTime();
  const before = known.get(openId);
  const found = before?.keys.find((key) => key.kid === kid) ?? null;
  const age = before ? Math.abs(at - before.at) : dayMs;
  // Names that nobody knows are asked for at most once a minute: anybody can make one up.
  if (age < (found ? dayMs : minuteMs)) return found;
  const metadata = metadataSchema.parse((await outside.call({ url: openId })).json);
  const { keys } = keysSchema.parse((await outside.call({ url: metadata.jwks_uri })).json);
  known.set(openId, { at, keys });
  return keys.find((key) => key.kid === kid) ?? null;
}

/** Applications of Microsoft have no other names: nothing else is looked for, as anybody can write a token. */
const appIdSchema = z.uuid();

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/** Which bot a call says to be for, before anything of it is believed. */
export function saidBot(authorization: unknown): { readonly token: string; readonly appId: string } | null {
  const token = bearer.exec(typeof authorization === 'string' ? authorization : '')?.[1];
  if (!token) return null;
  try {
    const { aud } = decodeJwt(token);
    const appId = appIdSchema.safeParse(aud);
    return appId.success ? { token, appId: appId.data } : null;
  } catch {
    return null;
  }
}

/**
 * N26: signed by the Bot Framework with a key that may speak for the channel, for this bot, of these minutes, and about
 * the very address that the activity wants its answers at.
 */
export async function isOfBotFramework(
  services: Services,
  { token, appId }: { readonly token: string; readonly appId: string },
  { channelId, serviceUrl }: { readonly channelId: string; readonly serviceUrl: string },
): Promise<boolean> {
  try {
    const { kid, alg } = decodeProtectedHeader(token);
    if (typeof kid !== 'string' || alg !== 'RS256') return false;
    const key = await keyNamed(services, kid);
    if (!key?.endorsements.includes(channelId)) return false;
    const { payload } = await jwtVerify(
      token,
      await importJWK({ kty: key.kty, n: key.n, e: key.e }, 'RS256'),
      {
        issuer,
        audience: appId,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'nbf'],
        clockTolerance: clockSeconds,
        currentDate: services.now(),
      },
    );
    return payload.serviceurl === serviceUrl;
  } catch (error) {
    services.log.warn(
      { code: error instanceof Error ? error.name : null },
      'a call for a bot was not believed',
    );
    return false;
  }
}
