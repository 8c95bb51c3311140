import { strToU8, zipSync } from 'fflate';
import { apiBase } from '#contract/endpoint.ts';
import { PAGES } from '#contract/pages.ts';
import type { Language } from '#domain/text/language.ts';
import { mailsIn } from '#words/written.ts';
import { botIcons } from './bot-icons.ts';

/** Where the Bot Framework posts to: what the registration in Azure asks for. */
export const botEndpointOf = (publicUrl: string): string => `${publicUrl}${apiBase}/teams-bot/messages`;

/** The app as Teams takes it, with the addresses of this installation and the company's bot, in the words of who uploads it. */
export function botManifest(publicUrl: string, appId: string, language: Language) {
  const { title, teamsAbout, teamsMore } = mailsIn(language).chatMessages.app;
  return {
    $schema: 'https://developer.microsoft.com/json-schemas/teams/v1.16/MicrosoftTeams.schema.json',
    manifestVersion: '1.16',
    version: '1.0.0',
    id: appId,
    packageName: 'app.relache',
    developer: {
      name: 'Relâche',
      websiteUrl: publicUrl,
      privacyUrl: `${publicUrl}${PAGES.privacy.path}`,
      termsOfUseUrl: `${publicUrl}${PAGES.terms.path}`,
    },
    icons: { color: 'color.png', outline: 'outline.png' },
    name: { short: 'Relâche', full: title },
    description: { short: teamsAbout, full: teamsMore },
    accentColor: '#0F766E',
    bots: [{ botId: appId, scopes: ['personal'], supportsFiles: false, isNotificationOnly: false }],
    permissions: ['identity', 'messageTeamMembers'],
    validDomains: [new URL(publicUrl).hostname],
  };
}

/** What an admin uploads to Teams. */
export function botApp(publicUrl: string, appId: string, language: Language): Buffer {
  const manifest = JSON.stringify(botManifest(publicUrl, appId, language), null, 2);
  return Buffer.from(
    zipSync({
      'manifest.json': strToU8(manifest),
      'color.png': botIcons.color(),
      'outline.png': botIcons.outline(),
    }),
  );
}
