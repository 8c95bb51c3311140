import {
  type CodeClient,
  goOutForCode,
  grantForCode,
  refreshByCode,
} from '#server/connections/oauth-code.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { ProviderProtocol } from '#server/connections/provider-protocol.ts';
import { removeEvents } from '#server/connections/remove-events.ts';
import type { Services } from '#server/services.ts';
import { callGraph, microsoftChoice } from './graph-call.ts';
import { outlookCalendar } from './outlook-calendar.ts';

const calendarScope = 'Calendars.ReadWrite';

function clientOf(services: Services): CodeClient {
  const { clientId, clientSecret, login } = microsoftChoice(services);
  return {
    clientId,
    clientSecret,
    authorize: `${login}/oauth2/v2.0/authorize`,
    token: `${login}/oauth2/v2.0/token`,
    scopes: ['openid', 'email', 'profile', 'offline_access', calendarScope],
    needed: calendarScope,
    extra: { prompt: 'select_account' },
  };
}

/** Each person's own calendar, by their own consent. */
export const microsoftProtocol: ProviderProtocol = {
  owners: ['own'],
  begin: async (services, asked) => goOutForCode(clientOf(services), asked),
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
  removeWritten: (services, access, most) => removeEvents(services, access, outlookCalendar, most),
};
