import type { slackEndpoints } from '#contract/slack.ts';
import { can } from '#domain/access/can.ts';
import { showDigestChannel, stopDigest } from '#server/actions/slack/digest-channel.ts';
import { findSlackAccount, linkSlackAccount } from '#server/actions/slack/link-account.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { slackCreateUrl, slackManifest } from '#server/slack/slack-manifest.ts';
import { shownOffers } from './connections.ts';
import type { Handlers } from './mount.ts';

export function slackHandlers(services: Services): Handlers<typeof slackEndpoints> {
  return {
    manifest: async (_input, { actor, language }) => {
      if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
      const { publicUrl } = services;
      return {
        manifest: JSON.stringify(slackManifest(publicUrl, language), null, 2),
        createUrl: slackCreateUrl(publicUrl, language),
      };
    },
    digest: async (_input, { actor }) => {
      const found = await showDigestChannel(services, actor);
      return { channel: found && { name: found.name, language: found.language } };
    },
    stopDigest: async (_input, { actor }) => {
      await stopDigest(services, actor);
      return { channel: null };
    },
    account: async (_input, { actor }) => findSlackAccount(services, actor),
    link: async ({ body }, { actor }) => {
      const link = await linkSlackAccount(services, actor, body.account);
      return async () => {
        await link();
        return shownOffers(services, actor);
      };
    },
  };
}
