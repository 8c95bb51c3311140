import type { teamsBotEndpoints } from '#contract/teams-bot.ts';
import { connectBot, makeBotApp, showBot } from '#server/actions/teams-bot/connect-bot.ts';
import { linkTeamsAccount } from '#server/actions/teams-bot/link-account.ts';
import type { Services } from '#server/services.ts';
import { botEndpointOf } from '#server/teams-bot/bot-app.ts';
import { shownOffers } from './connections.ts';
import type { Handlers } from './mount.ts';

export function teamsBotHandlers(services: Services): Handlers<typeof teamsBotEndpoints> {
  const endpoint = botEndpointOf(services.publicUrl);
  return {
    show: async (_input, { actor }) => ({ bot: await showBot(services, actor), endpoint }),
    connect: async ({ body }, { actor }) => {
      const keep = await connectBot(services, actor, body);
      return async () => ({ bot: await keep(), endpoint });
    },
    app: async (_input, { actor }) => ({
      type: 'application/zip',
      name: 'relache-teams.zip',
      content: await makeBotApp(services, actor),
    }),
    link: async ({ body }, { actor }) => {
      const link = await linkTeamsAccount(services, actor, body.reference);
      return async () => {
        await link();
        return shownOffers(services, actor);
      };
    },
  };
}
