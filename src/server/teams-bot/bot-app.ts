import { strToU8, zipSync } from 'fflate';
import { apiBase } from '#contract/endpoint.ts';
import { PAGES } from '#contract/pages.ts';
import { botIcons } from './bot-icons.ts';

/** Where the Bot Framework posts to: what the registration in Azure asks for. */
export const botEndpointOf = (publicUrl: string): string => `${publicUrl}${apiBase}/teams-bot/messages`;

/** The app as Teams takes it, with the addresses of this installation and the company's bot. */
export function botManifest(publicUrl: string, appId: string) {
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
    name: { short: 'Relâche', full: 'Relâche, congés et absences' },
    description: {
      short: 'Décider des congés dans Teams',
      full: 'Relâche écrit aux personnes qui décident d’un congé, et prend leur décision.',
    },
    accentColor: '#0F766E',
    bots: [{ botId: appId, scopes: ['personal'], supportsFiles: false, isNotificationOnly: false }],
    permissions: ['identity', 'messageTeamMembers'],
    validDomains: [new URL(publicUrl).hostname],
  };
}

/** What an admin uploads to Teams. */
export function botApp(publicUrl: string, appId: string): Buffer {
  const manifest = JSON.stringify(botManifest(publicUrl, appId), null, 2);
  return Buffer.from(
    zipSync({
      'manifest.json': strToU8(manifest),
      'color.png': botIcons.color(),
      'outline.png': botIcons.outline(),
    }),
  );
}
