import { nobodyIsSent } from '#server/connections/nobody-is-sent.ts';
import type { OpenMailbox, ProviderProtocol } from '#server/connections/provider-protocol.ts';
import { removeEvents } from '#server/connections/remove-events.ts';
import { googleCalendar } from './google-calendar.ts';
import { googleProtocol } from './google-protocol.ts';
import { delegatedAccess } from './service-key.ts';

const openFor: OpenMailbox = async (services, access, mailbox) => ({
  ...access,
  mailbox,
  access: await delegatedAccess(services, access.access, mailbox, access.signal),
});

/** N46: everyone's calendar in the company's domains, by a key of its own project (`actions/company-calendars`). */
export const googleCompanyProtocol: ProviderProtocol = {
  ...nobodyIsSent,
  owners: ['company'],
  // An admin deletes the key, or its delegation, in Google's console.
  neverForgets: true,
  openFor,
  test: googleProtocol.test,
  removeWritten: (services, access, most, userId) =>
    removeEvents(services, access, { ...googleCalendar, openFor }, most, userId),
};
