import { nobodyIsSent } from '#server/connections/nobody-is-sent.ts';
import type { ProviderProtocol } from '#server/connections/provider-protocol.ts';

/** N25: a bot that the company registered itself; an admin types what it is (`actions/teams-bot`). */
export const teamsBotProtocol: ProviderProtocol = {
  ...nobodyIsSent,
  owners: ['company'],
  linksPeople: true,
  test: nobodyIsSent.revoke,
};
