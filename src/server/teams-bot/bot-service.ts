import { z } from 'zod';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { TeamsBotChoice } from '#server/connections/outside-choices.ts';
import type { Services } from '#server/services.ts';
import type { BotConversation } from './bot-choices.ts';

/** Where Teams answers bots. Others of this domain are anybody's: the name counts whole. */
const usualHost = 'smba.trafficmanager.net';

/** N26: our access goes to Teams and nowhere else, whatever an activity says. */
export function isServiceUrl({ hosts }: TeamsBotChoice, text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, host, port, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (hosts.includes(host) || (hosts.includes(hostname) && port === '')) return true;
  return protocol === 'https:' && hostname === usualHost && port === '';
}

export interface BotIdentity {
  readonly appId: string;
  readonly tenantId: string;
  readonly secret: string;
  readonly signal?: AbortSignal | undefined;
}

const tokenSchema = z.object({ access_token: z.string().min(1).max(10_000) });
const refusalSchema = z.object({ error: z.string().max(100) });

/** An access for an hour, for the bot's own tenant. A secret that is wrong or over is told as taken back. */
export async function botToken(
  { outside }: Services,
  { appId, tenantId, secret, signal }: BotIdentity,
): Promise<string> {
  const { status, json } = await outside.call({
    method: 'POST',
    url: `${outside.choices['teams-bot'].login}/${tenantId}/oauth2/v2.0/token`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: appId,
      client_secret: secret,
      scope: 'https://api.botframework.com/.default',
    }).toString(),
    signal,
  });
  const given = tokenSchema.safeParse(json);
  if (status === 200 && given.success) return given.data.access_token;
  const refusal = refusalSchema.safeParse(json);
  throw new OutsideFailure('revoked', refusal.success ? refusal.data.error : `http_${status}`);
}

interface BotCall extends BotConversation {
  readonly token: string;
  readonly signal: AbortSignal | undefined;
}

/** The person, or whoever runs Teams for them, took the bot away, or blocked it: told of this conversation alone. */
export const conversationClosed = 'conversation_closed';

async function callService<Answer extends z.ZodType>(
  { outside }: Services,
  { serviceUrl, conversationId, token, signal }: BotCall,
  {
    method,
    path,
    body,
  }: { readonly method: 'GET' | 'POST' | 'PUT'; readonly path: string; readonly body?: object },
  schema: Answer,
): Promise<z.output<Answer>> {
  if (!isServiceUrl(outside.choices['teams-bot'], serviceUrl)) throw new OutsideFailure('refused', 'address');
  const { status, json } = await outside.call({
    method,
    url: `${serviceUrl.replace(/\/+$/, '')}/v3/conversations/${encodeURIComponent(conversationId)}${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json; charset=utf-8' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal,
  });
  if (status === 403 || status === 404) throw new OutsideFailure('refused', conversationClosed);
  if (status === 401) throw new OutsideFailure('revoked', 'http_401');
  const read = schema.safeParse(json ?? {});
  if (status >= 300 || !read.success) throw new OutsideFailure('refused', `http_${status}`);
  return read.data;
}

const memberSchema = z.object({
  id: z.string().min(1).max(300),
  aadObjectId: z.string().max(100).optional(),
  objectId: z.string().max(100).optional(),
  name: z.string().max(200).default(''),
  email: z.string().max(320).optional(),
  userPrincipalName: z.string().max(320).optional(),
  userRole: z.string().max(50).optional(),
  tenantId: z.string().max(100).optional(),
});

export interface ConversationMember {
  readonly objectId: string;
  readonly name: string;
  readonly email: string | null;
  readonly isGuest: boolean;
}

/** Who somebody in a conversation is, as their directory says at this moment. */
export async function readMember(
  services: Services,
  call: BotCall,
  userId: string,
): Promise<ConversationMember> {
  const path = `/members/${encodeURIComponent(userId)}`;
  const found = await callService(services, call, { method: 'GET', path }, memberSchema);
  return {
    objectId: found.aadObjectId ?? found.objectId ?? '',
    name: found.name,
    email: found.email ?? null,
    // Whoever is a guest there has the address that somebody else's directory says.
    isGuest: found.userRole === 'guest' || found.userPrincipalName?.includes('#EXT#') === true,
  };
}

const postedSchema = z.object({ id: z.string().min(1).max(500) });

/** Answers with what Teams calls the message. */
export async function postActivity(services: Services, call: BotCall, activity: object): Promise<string> {
  const asked = { method: 'POST', path: '/activities', body: activity } as const;
  return (await callService(services, call, asked, postedSchema)).id;
}

export async function updateActivity(
  services: Services,
  call: BotCall,
  activityId: string,
  activity: object,
): Promise<void> {
  const path = `/activities/${encodeURIComponent(activityId)}`;
  await callService(
    services,
    call,
    { method: 'PUT', path, body: { ...activity, id: activityId } },
    z.object({}),
  );
}
