import { nobodyIsSent } from '#server/connections/nobody-is-sent.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { OpenMailbox, ProviderProtocol } from '#server/connections/provider-protocol.ts';
import { removeEvents } from '#server/connections/remove-events.ts';
import { callGraph } from './graph-call.ts';
import { outlookCalendar } from './outlook-calendar.ts';
import { applicationAccess } from './tenant-app.ts';

const openFor: OpenMailbox = async (services, access, mailbox) => ({
  ...access,
  mailbox,
  access: await applicationAccess(services, access.access, access.signal),
});

/** N46: everyone's calendar in the company's domains, by an application of its own directory (`actions/company-calendars`). */
export const microsoftCompanyProtocol: ProviderProtocol = {
  ...nobodyIsSent,
  owners: ['company'],
  neverForgets: true,
  openFor,
  test: async (services, access) => {
    const path = `/users/${encodeURIComponent(access.mailbox ?? '')}/calendar?$select=id`;
    const { status } = await callGraph(services, access, { path });
    if (status !== 200) throw new OutsideFailure('refused', String(status));
  },
  removeWritten: (services, access, most, userId) =>
    removeEvents(services, access, { ...outlookCalendar, openFor }, most, userId),
};
