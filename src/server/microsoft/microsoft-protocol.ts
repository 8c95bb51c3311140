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
import { callGraph, microsoftChoice } from './graph-call.ts';
import { outlookCalendar } from './outlook-calendar.ts';
import { outlookReplies } from './outlook-replies.ts';

const calendarScope = 'Calendars.ReadWrite';
const replyScope = 'MailboxSettings.ReadWrite';

function clientOf(services: Services, replies = false): CodeClient {
  const { clientId, clientSecret, login } = microsoftChoice(services);
  return {
    clientId,
    clientSecret,
    authorize: `${login}/oauth2/v2.0/authorize`,
    token: `${login}/oauth2/v2.0/token`,
    scopes: ['openid', 'email', 'profile', 'offline_access', calendarScope, ...(replies ? [replyScope] : [])],
    needed: calendarScope,
    extra: { prompt: 'select_account' },
  };
}

/** Each person's own calendar, by their own consent. */
export const microsoftProtocol: ProviderProtocol = {
  owners: ['own'],
  replyScope,
  begin: async (services, asked) => goOutForCode(clientOf(services, asked.replies), asked),
  finish: async (services, returned) => grantForCode(services, clientOf(services), returned),
  test: async (services, access) => {
    const { status } = await callGraph(services, access, { path: '/me/calendar?$select=id' });
    if (status !== 200) throw new OutsideFailure('refused', String(status));
  },
  refresh: (services, refresh) => refreshByCode(services, clientOf(services), refresh),
  neverForgets: true,
  revoke: async () => {
    // Microsoft has no call by which an application gives one access back: people do so in their account.
    throw new OutsideFailure('refused', 'no_revocation');
  },
  removeWritten: async (services, access, most) => {
    await removeAwayNote(services, access, outlookReplies);
    return removeEvents(services, access, outlookCalendar, most);
  },
};
