import type { teamsChannelEndpoints } from '#contract/teams-channel.ts';
import { changeChannel, connectChannel } from '#server/actions/teams-channel/connect-channel.ts';
import type { ShownChannel } from '#server/actions/teams-channel/own-channel.ts';
import { answerTest, showChannel, testChannel } from '#server/actions/teams-channel/test-channel.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';

export function teamsChannelHandlers(services: Services): Handlers<typeof teamsChannelEndpoints> {
  return {
    show: async (_input, { actor }) => {
      const channel = await showChannel(services, actor);
      return { channel: channel && told(channel) };
    },
    connect: async ({ body }, { actor }) => ({ channel: told(await connectChannel(services, actor, body)) }),
    change: async ({ body }, { actor }) => ({ channel: told(await changeChannel(services, actor, body)) }),
    test: async (_input, { actor }) => {
      const { channel, isTaken } = await testChannel(services, actor);
      return { channel: told(channel), isTaken };
    },
    seen: async ({ body }, { actor }) => ({ channel: told(await answerTest(services, actor, body.seen)) }),
  };
}

const told = ({ name, host, news, language, testedAt, seen }: ShownChannel) => ({
  name,
  host,
  news: [...news],
  language,
  testedAt,
  seen,
});
