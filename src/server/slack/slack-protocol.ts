import { z } from 'zod';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { ProviderProtocol, ProviderTokens } from '#server/connections/provider-protocol.ts';
import type { Services } from '#server/services.ts';
import { callSlack } from './slack-call.ts';

/** N43: its own conversations with people, where it looks whether a message of its own is there already. */
export const slackHistoryScope = 'im:history';

/** What the bot asks for: commands, messages of its own, and by what addresses people are known. */
export const slackBotScopes = [
  'commands',
  'chat:write',
  'im:write',
  slackHistoryScope,
  'users:read',
  'users:read.email',
];

const name = z.string().min(1).max(200);
const secret = z.string().min(1).max(500);
const tokensSchema = z.object({
  access_token: secret,
  refresh_token: secret.optional(),
  expires_in: z.number().optional(),
});
const installedSchema = tokensSchema.extend({
  scope: z.string(),
  team: z.object({ id: name, name }),
});

function tokensOf(
  { now }: Services,
  { access_token, refresh_token, expires_in }: z.output<typeof tokensSchema>,
): ProviderTokens {
  return {
    access: access_token,
    refresh: refresh_token ?? null,
    endsAt: expires_in === undefined ? null : now().getTime() + expires_in * 1000,
  };
}

function choiceOf({ outside }: Services) {
  const { slack } = outside.choices;
  if (!slack) throw new OutsideFailure('refused', 'not_set_up');
  return slack;
}

/** The company installs the app in its workspace, by OAuth; people are linked by their address (`actions/slack`). */
export const slackProtocol: ProviderProtocol = {
  owners: ['company'],
  linksPeople: true,
  begin: async (services, { state, returnAddress }) => {
    const { authorize, clientId } = choiceOf(services);
    const query = new URLSearchParams({
      client_id: clientId,
      scope: slackBotScopes.join(','),
      state,
      redirect_uri: returnAddress,
    });
    return { url: `${authorize}?${query}`, checks: {} };
  },
  finish: async (services, { query, returnAddress }) => {
    const code = query.get('code');
    if (!code) throw new OutsideFailure('refused', query.get('error') ?? 'no_code');
    const { clientId, clientSecret } = choiceOf(services);
    const installed = await callSlack(
      services,
      {
        method: 'oauth.v2.access',
        body: { client_id: clientId, client_secret: clientSecret, code, redirect_uri: returnAddress },
      },
      installedSchema,
    );
    const { team, scope } = installed;
    return {
      externalId: team.id,
      label: team.name,
      tokens: tokensOf(services, installed),
      scopes: scope.split(',').filter((one) => one !== ''),
    };
  },
  test: async (services, { access, externalId, signal }) => {
    const { team_id } = await callSlack(
      services,
      { method: 'auth.test', token: access, signal },
      z.object({ team_id: name }),
    );
    // A token of another workspace would write to people who are none of ours.
    if (team_id !== externalId) throw new OutsideFailure('revoked', 'other_team');
  },
  refresh: async (services, refresh) => {
    const { clientId, clientSecret } = choiceOf(services);
    const body = {
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'refresh_token',
      refresh_token: refresh,
    };
    try {
      const renewed = await callSlack(services, { method: 'oauth.v2.access', body }, tokensSchema);
      return tokensOf(services, renewed);
    } catch (error) {
      // It was taken back, or taken by somebody else: only a new consent helps.
      if (error instanceof OutsideFailure && error.code === 'invalid_refresh_token')
        throw new OutsideFailure('revoked', error.code);
      throw error;
    }
  },
  revoke: async (services, { access, signal }) => {
    const { clientId, clientSecret } = choiceOf(services);
    // Uninstalls the app from the workspace: its token ends with it.
    await callSlack(
      services,
      {
        method: 'apps.uninstall',
        token: access,
        body: { client_id: clientId, client_secret: clientSecret },
        signal,
      },
      z.object({}),
    );
  },
};
