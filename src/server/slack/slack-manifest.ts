import { connectionsReturn } from '#contract/connections.ts';
import { apiBase } from '#contract/endpoint.ts';
import { slackBotScopes } from './slack-protocol.ts';
import { slackStatusScopes } from './slack-status.ts';

/** The app as Slack takes it, with the addresses of this installation. */
export function slackManifest(publicUrl: string) {
  const address = (path: string): string => `${publicUrl}${apiBase}/slack/${path}`;
  const command = (name: string, description: string, hint: string) => ({
    command: name,
    url: address('commands'),
    description,
    usage_hint: hint,
    should_escape: false,
  });
  return {
    display_information: { name: 'Relâche', description: 'Congés et absences' },
    features: {
      bot_user: { display_name: 'Relâche', always_online: true },
      app_home: { home_tab_enabled: true, messages_tab_enabled: true, messages_tab_read_only_enabled: true },
      slash_commands: [
        command(
          '/conges',
          'Demander un congé, voir ses soldes et qui est absent',
          '[demander | solde | absents | canal]',
        ),
        command('/leave', 'Ask for leave, see balances and who is away', '[ask | balance | away | channel]'),
      ],
    },
    oauth_config: {
      redirect_urls: [`${publicUrl}${connectionsReturn}`],
      scopes: { bot: slackBotScopes, user: slackStatusScopes },
    },
    settings: {
      interactivity: { is_enabled: true, request_url: address('interactions') },
      event_subscriptions: {
        request_url: address('events'),
        bot_events: ['app_home_opened', 'app_uninstalled', 'tokens_revoked'],
      },
      org_deploy_enabled: false,
      socket_mode_enabled: false,
      token_rotation_enabled: true,
    },
  };
}

/** Slack's page that makes an app of it. */
export function slackCreateUrl(publicUrl: string): string {
  const manifest = encodeURIComponent(JSON.stringify(slackManifest(publicUrl)));
  return `https://api.slack.com/apps?new_app=1&manifest_json=${manifest}`;
}
