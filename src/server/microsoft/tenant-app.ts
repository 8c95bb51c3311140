import { z } from 'zod';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { Services } from '#server/services.ts';

/** The one thing that the application is allowed. */
export const graphCalendarRole = 'Calendars.ReadWrite';

const appSchema = z.object({ appId: z.uuid(), tenantId: z.uuid(), secret: z.string() });
/** An application that the company registered in its own directory. */
export type TenantApp = z.output<typeof appSchema>;

export const keepTenantApp = ({ appId, tenantId, secret }: TenantApp): string =>
  JSON.stringify({ appId, tenantId, secret });

const givenSchema = z.object({ access_token: z.string().min(1).max(10_000) });
const refusalSchema = z.object({ error: z.string().max(100) });
const claimsSchema = z.object({ roles: z.array(z.string()).default([]) });

/** N46: an hour of the calendars of the directory, for the application's secret. */
export async function applicationAccess(
  { outside }: Services,
  kept: string,
  signal?: AbortSignal,
): Promise<string> {
  const { appId, tenantId, secret } = appSchema.parse(JSON.parse(kept));
  const { status, json } = await outside.call({
    method: 'POST',
    url: `${outside.choices['microsoft-company'].tenants}/${tenantId}/oauth2/v2.0/token`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: appId,
      client_secret: secret,
      scope: 'https://graph.microsoft.com/.default',
    }).toString(),
    signal,
  });
  const given = givenSchema.safeParse(json);
  if (status !== 200 || !given.success) {
    const refusal = refusalSchema.safeParse(json);
    throw new OutsideFailure('revoked', refusal.success ? refusal.data.error : `http_${status}`);
  }
  const access = given.data.access_token;
  // Without it every mailbox would answer 403, as one does that the directory's admins keep from the application.
  if (rolesOf(access)?.includes(graphCalendarRole) === false)
    throw new OutsideFailure('scope', 'missing_role');
  return access;
}

/** Null where it cannot be read: what it looks like inside is not ours to count on. */
function rolesOf(access: string): readonly string[] | null {
  try {
    const [, payload = ''] = access.split('.');
    return claimsSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString())).roles;
  } catch {
    return null;
  }
}
