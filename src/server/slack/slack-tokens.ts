import { z } from 'zod';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { SlackChoice } from '#server/connections/outside-choices.ts';
import type { ProviderTokens } from '#server/connections/provider-protocol.ts';
import type { Services } from '#server/services.ts';
import { callSlack } from './slack-call.ts';

export const slackName = z.string().min(1).max(200);
const secret = z.string().min(1).max(500);

/** As Slack gives them, to an app and to a person alike. */
export const slackTokensSchema = z.object({
  access_token: secret,
  refresh_token: secret.optional(),
  expires_in: z.number().optional(),
});

export function slackTokens(
  { now }: Services,
  { access_token, refresh_token, expires_in }: z.output<typeof slackTokensSchema>,
): ProviderTokens {
  return {
    access: access_token,
    refresh: refresh_token ?? null,
    endsAt: expires_in === undefined ? null : now().getTime() + expires_in * 1000,
  };
}

export function slackChoice({ outside }: Services): SlackChoice {
  const { slack } = outside.choices;
  if (!slack) throw new OutsideFailure('refused', 'not_set_up');
  return slack;
}

/** What a code is worth, once. */
export async function takeSlackCode<Answer extends z.ZodType>(
  services: Services,
  { query, returnAddress }: { readonly query: URLSearchParams; readonly returnAddress: string },
  schema: Answer,
): Promise<z.output<Answer>> {
  const code = query.get('code');
  if (!code) throw new OutsideFailure('refused', query.get('error') ?? 'no_code');
  const { clientId, clientSecret } = slackChoice(services);
  return callSlack(
    services,
    {
      method: 'oauth.v2.access',
      body: { client_id: clientId, client_secret: clientSecret, code, redirect_uri: returnAddress },
    },
    schema,
  );
}

export async function refreshSlackTokens(services: Services, refresh: string): Promise<ProviderTokens> {
  const { clientId, clientSecret } = slackChoice(services);
  const body = {
    client_id: clientId,
    client_secret: clientSecret,
    grant_type: 'refresh_token',
    refresh_token: refresh,
  };
  try {
    const renewed = await callSlack(services, { method: 'oauth.v2.access', body }, slackTokensSchema);
    return slackTokens(services, renewed);
  } catch (error) {
    // It was taken back, or taken by somebody else: only a new consent helps.
    if (error instanceof OutsideFailure && error.code === 'invalid_refresh_token')
      throw new OutsideFailure('revoked', error.code);
    throw error;
  }
}
