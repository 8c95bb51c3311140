import { z } from 'zod';
import type { NoteWriter } from '#server/connections/note-writer.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { ProviderProtocol } from '#server/connections/provider-protocol.ts';
import { removeAwayNote } from '#server/connections/stored-note.ts';
import { callSlack } from './slack-call.ts';
import {
  refreshSlackTokens,
  slackChoice,
  slackName,
  slackTokens,
  slackTokensSchema,
  takeSlackCode,
} from './slack-tokens.ts';

/** What a person allows: their own profile, of which the status is all that is read and written. */
export const slackStatusScopes = ['users.profile:read', 'users.profile:write'];

/** The same for every absence: a palm tree would say that it is a holiday. */
const emoji = ':calendar:';

const grantedSchema = z.object({
  team: z.object({ id: slackName, name: slackName }),
  authed_user: slackTokensSchema.extend({ id: slackName, scope: z.string() }),
});
const profileSchema = z.object({
  profile: z.object({
    status_text: z.string().default(''),
    status_emoji: z.string().default(''),
    status_expiration: z.number().default(0),
  }),
});

export const slackStatus: NoteWriter = {
  isAhead: false,
  read: async (services, { access, signal }) => {
    const { profile } = await callSlack(
      services,
      { method: 'users.profile.get', token: access, signal },
      profileSchema,
    );
    const { status_text, status_emoji, status_expiration } = profile;
    return {
      text: status_text || status_emoji || null,
      until: status_expiration > 0 ? status_expiration * 1000 : null,
      resting: null,
      saved: null,
    };
  },
  write: async (services, { access, signal }, { text, until }) => {
    const profile = {
      status_text: text,
      status_emoji: emoji,
      // Should we not be there any more by then, Slack takes it off.
      status_expiration: Math.floor(until / 1000),
    };
    const body = { profile };
    await callSlack(services, { method: 'users.profile.set', token: access, body, signal }, z.object({}));
  },
  clear: async (services, { access, signal }) => {
    const body = { profile: { status_text: '', status_emoji: '', status_expiration: 0 } };
    await callSlack(services, { method: 'users.profile.set', token: access, body, signal }, z.object({}));
  },
};

/** N35: each person allows it for their own account, in the workspace that the company connected. */
export const slackStatusProtocol: ProviderProtocol = {
  owners: ['own'],
  within: 'slack',
  begin: async (services, { state, returnAddress, place }) => {
    const { authorize, clientId } = slackChoice(services);
    const query = new URLSearchParams({
      client_id: clientId,
      user_scope: slackStatusScopes.join(','),
      state,
      redirect_uri: returnAddress,
      ...(place === null ? {} : { team: place }),
    });
    return { url: `${authorize}?${query}`, checks: {} };
  },
  finish: async (services, returned) => {
    const { team, authed_user } = await takeSlackCode(services, returned, grantedSchema);
    if (team.id !== returned.place) throw new OutsideFailure('refused', 'other_team');
    const scopes = authed_user.scope.split(',').filter((one) => one !== '');
    if (!slackStatusScopes.every((needed) => scopes.includes(needed)))
      throw new OutsideFailure('refused', 'missing_scope');
    return {
      externalId: `${team.id}/${authed_user.id}`,
      label: team.name,
      tokens: slackTokens(services, authed_user),
      scopes,
    };
  },
  test: async (services, access) => {
    await slackStatus.read(services, access);
  },
  refresh: refreshSlackTokens,
  revoke: async (services, { access, signal }) => {
    await callSlack(services, { method: 'auth.revoke', token: access, signal }, z.object({}));
  },
  removeWritten: (services, access) => removeAwayNote(services, access, slackStatus),
};
