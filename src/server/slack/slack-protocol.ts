import { z } from 'zod';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { ProviderProtocol } from '#server/connections/provider-protocol.ts';
import { callSlack } from './slack-call.ts';
import {
  refreshSlackTokens,
  slackChoice,
  slackName,
  slackTokens,
  slackTokensSchema,
  takeSlackCode,
} from './slack-tokens.ts';

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

const installedSchema = slackTokensSchema.extend({
  scope: z.string(),
  team: z.object({ id: slackName, name: slackName }),
});

/** The company installs the app in its workspace, by OAuth; people are linked by their address (`actions/slack`). */
export const slackProtocol: ProviderProtocol = {
  owners: ['company'],
  linksPeople: true,
  begin: async (services, { state, returnAddress }) => {
    const { authorize, clientId } = slackChoice(services);
    const query = new URLSearchParams({
      client_id: clientId,
      scope: slackBotScopes.join(','),
      state,
      redirect_uri: returnAddress,
    });
    return { url: `${authorize}?${query}`, checks: {} };
  },
  finish: async (services, returned) => {
    const installed = await takeSlackCode(services, returned, installedSchema);
    const { team, scope } = installed;
    return {
      externalId: team.id,
      label: team.name,
      tokens: slackTokens(services, installed),
      scopes: scope.split(',').filter((one) => one !== ''),
    };
  },
  test: async (services, { access, externalId, signal }) => {
    const { team_id } = await callSlack(
      services,
      { method: 'auth.test', token: access, signal },
      z.object({ team_id: slackName }),
    );
    // A token of another workspace would write to people who are none of ours.
    if (team_id !== externalId) throw new OutsideFailure('revoked', 'other_team');
  },
  refresh: refreshSlackTokens,
  revoke: async (services, { access, signal }) => {
    const { clientId, clientSecret } = slackChoice(services);
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
