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
    connect: async ({ body }, { actor }) => ({ bot: await connectBot(services, actor, body), endpoint }),
    app: async (_input, { actor }) => ({
      type: 'application/zip',
      name: 'relache-teams.zip',
      content: await makeBotApp(services, actor),
    }),
    link: async ({ body }, { actor }) => {
      await linkTeamsAccount(services, actor, body.reference);
      return shownOffers(services, actor);
    },
  };
}
