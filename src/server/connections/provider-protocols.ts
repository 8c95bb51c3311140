import type { OutsideProvider } from '#domain/connections/outside-connection.ts';
import { googleCompanyProtocol } from '#server/google/company-protocol.ts';
import { googleProtocol } from '#server/google/google-protocol.ts';
import { microsoftCompanyProtocol } from '#server/microsoft/company-protocol.ts';
import { microsoftProtocol } from '#server/microsoft/microsoft-protocol.ts';
import { slackProtocol } from '#server/slack/slack-protocol.ts';
import { slackStatusProtocol } from '#server/slack/slack-status.ts';
import { teamsBotProtocol } from '#server/teams-bot/bot-protocol.ts';
import { teamsProtocol } from '#server/teams-channel/teams-flow.ts';
import type { ProviderProtocol } from './provider-protocol.ts';

/** Those that can be connected; one that is not among them is offered to nobody. */
export const providerProtocols: Readonly<Partial<Record<OutsideProvider, ProviderProtocol>>> = {
  slack: slackProtocol,
  'slack-status': slackStatusProtocol,
  google: googleProtocol,
  microsoft: microsoftProtocol,
  teams: teamsProtocol,
  'teams-bot': teamsBotProtocol,
  'google-company': googleCompanyProtocol,
  'microsoft-company': microsoftCompanyProtocol,
};
