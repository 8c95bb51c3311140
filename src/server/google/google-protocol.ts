import {
  type CodeClient,
  goOutForCode,
  grantForCode,
  refreshByCode,
} from '#server/connections/oauth-code.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { ProviderProtocol } from '#server/connections/provider-protocol.ts';
import { removeEvents } from '#server/connections/remove-events.ts';
import { removeAwayNote } from '#server/connections/stored-note.ts';
import type { Services } from '#server/services.ts';
import { gmailReplies } from './gmail-replies.ts';
import { googleCalendar } from './google-calendar.ts';
import { callGoogle, googleChoice } from './google-call.ts';

const eventsScope = 'https://www.googleapis.com/auth/calendar.events';
const replyScope = 'https://www.googleapis.com/auth/gmail.settings.basic';

function clientOf(services: Services, replies = false): CodeClient {
  const { clientId, clientSecret, authorize, oauth } = googleChoice(services);
  return {
    clientId,
    clientSecret,
    authorize,
    token: `${oauth}/token`,
    scopes: ['openid', 'email', eventsScope, ...(replies ? [replyScope] : [])],
    needed: eventsScope,
    // Without both, no refresh token comes with a second consent.
    extra: { access_type: 'offline', prompt: 'consent' },
  };
}

/** Each person's own calendar, by their own consent. */
export const googleProtocol: ProviderProtocol = {
  owners: ['own'],
  replyScope,
  begin: async (services, asked) => goOutForCode(clientOf(services, asked.replies), asked),
  finish: async (services, returned) => grantForCode(services, clientOf(services), returned),
  test: async (services, access) => {
    // That it answers is all that is asked for; nothing of what is in the calendar.
    const { status } = await callGoogle(services, access, {
      path: '/calendars/primary/events?maxResults=1&fields=kind',
    });
    if (status !== 200) throw new OutsideFailure('refused', String(status));
  },
  refresh: (services, refresh) => refreshByCode(services, clientOf(services), refresh),
  revoke: async (services, { access, signal }) => {
    // What it was refreshed with ends with it.
    const { status } = await services.outside.call({
      method: 'POST',
      url: `${googleChoice(services).oauth}/revoke`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token: access }).toString(),
      signal,
    });
    if (status !== 200) throw new OutsideFailure('revoked', String(status));
  },
  removeWritten: async (services, access, most) => {
    await removeAwayNote(services, access, gmailReplies);
    return removeEvents(services, access, googleCalendar, most);
  },
};
