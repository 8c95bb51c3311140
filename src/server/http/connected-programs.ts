import type { FastifyInstance } from 'fastify';
import { api } from '#contract/api.ts';
import type { Services } from '#server/services.ts';
import { companyCalendarsHandlers } from './company-calendars.ts';
import { mount } from './mount.ts';
import { slackHandlers } from './slack.ts';
import { mountSlackCalls } from './slack-calls.ts';
import { teamsBotHandlers } from './teams-bot.ts';
import { mountTeamsBotCalls } from './teams-bot-calls.ts';
import { teamsChannelHandlers } from './teams-channel.ts';

/** What is asked about Slack and Teams, and what they post to us: in scopes of their own, as they read bodies themselves. */
export async function mountConnectedPrograms(
  app: FastifyInstance,
  config: Parameters<typeof mount>[1],
  services: Services,
): Promise<void> {
  mount(app, config, services, api.slack, slackHandlers(services));
  mount(app, config, services, api.teamsBot, teamsBotHandlers(services));
  mount(app, config, services, api.companyCalendars, companyCalendarsHandlers(services));
  mount(app, config, services, api.teamsChannel, teamsChannelHandlers(services));
  await app.register(async (scope) => mountSlackCalls(scope, services));
  await app.register(async (scope) => mountTeamsBotCalls(scope, services));
}
