import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import { NoMailbox } from '#server/connections/no-mailbox.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { Services } from '#server/services.ts';

/** The one thing that is asked for, as it is pasted into Google's Admin console. */
export const delegatedScope = 'https://www.googleapis.com/auth/calendar.events';

const fileSchema = z.object({
  type: z.literal('service_account'),
  client_id: z.string().regex(/^\d{5,40}$/),
  client_email: z.email().max(200),
  private_key_id: z.string().min(1).max(200),
  private_key: z.string().startsWith('-----BEGIN PRIVATE KEY-----').max(6000),
  token_uri: z.string(),
});
const keySchema = fileSchema.pick({ client_email: true, private_key_id: true, private_key: true });
/** What is kept, sealed, of the file of a key. */
type ServiceKey = z.output<typeof keySchema>;

const tokenAddress = ({ outside }: Services): string => `${outside.choices['google-company'].oauth}/token`;

export interface ReadKeyFile {
  readonly clientId: string;
  readonly email: string;
  /** To be sealed. */
  readonly kept: string;
}

/** N49: null for what is no key of a service account, or would have its accesses given elsewhere than at Google. */
export async function readKeyFile(services: Services, text: string): Promise<ReadKeyFile | null> {
  try {
    const file = fileSchema.parse(JSON.parse(text));
    if (file.token_uri !== tokenAddress(services)) return null;
    await importPKCS8(file.private_key, 'RS256');
    const kept = JSON.stringify(keySchema.parse(file));
    return { clientId: file.client_id, email: file.client_email, kept };
  } catch {
    return null;
  }
}

const givenSchema = z.object({ access_token: z.string().min(1).max(8000) });
const refusalSchema = z.object({ error: z.string().max(100) });
const hourSeconds = 3600;

/** N46: an hour of one person's calendar, for a statement that is signed by the company's key. */
export async function delegatedAccess(
  services: Services,
  kept: string,
  mailbox: string,
  signal?: AbortSignal,
): Promise<string> {
  const key = keySchema.parse(JSON.parse(kept));
  const asked = await exchange(services, key, mailbox, signal);
  if ('access' in asked) return asked.access;
  if (asked.refused === 'invalid_grant') {
    // Google says the same of a person that it does not know and of a key that is over: the key alone tells which.
    const alone = await exchange(services, key, null, signal);
    if ('access' in alone) throw new NoMailbox(asked.refused);
    throw new OutsideFailure('revoked', alone.refused);
  }
  if (['unauthorized_client', 'access_denied', 'invalid_scope'].includes(asked.refused))
    throw new OutsideFailure('scope', asked.refused);
  throw new OutsideFailure(asked.refused.endsWith('_client') ? 'revoked' : 'refused', asked.refused);
}

async function exchange(
  services: Services,
  { client_email, private_key_id, private_key }: ServiceKey,
  mailbox: string | null,
  signal?: AbortSignal,
): Promise<{ readonly access: string } | { readonly refused: string }> {
  const { outside, now } = services;
  const url = tokenAddress(services);
  const at = Math.floor(now().getTime() / 1000);
  const statement = new SignJWT({ scope: delegatedScope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: private_key_id })
    .setIssuer(client_email)
    .setAudience(url)
    .setIssuedAt(at)
    .setExpirationTime(at + hourSeconds);
  if (mailbox !== null) statement.setSubject(mailbox);
  const assertion = await statement.sign(await importPKCS8(private_key, 'RS256'));
  const { status, json } = await outside.call({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    }).toString(),
    signal,
  });
  const given = givenSchema.safeParse(json);
  if (status === 200 && given.success) return { access: given.data.access_token };
  const refusal = refusalSchema.safeParse(json);
  return { refused: refusal.success ? refusal.data.error : `http_${status}` };
}
