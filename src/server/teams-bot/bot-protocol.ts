import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { ProviderProtocol } from '#server/connections/provider-protocol.ts';

const nobodyIsSent = async (): Promise<never> => {
  throw new OutsideFailure('refused', 'by_address');
};

/** N25: a bot that the company registered itself; an admin types what it is (`actions/teams-bot`). */
export const teamsBotProtocol: ProviderProtocol = {
  owners: ['company'],
  linksPeople: true,
  byAddress: true,
  begin: nobodyIsSent,
  finish: nobodyIsSent,
  refresh: nobodyIsSent,
  revoke: nobodyIsSent,
  test: nobodyIsSent,
};
