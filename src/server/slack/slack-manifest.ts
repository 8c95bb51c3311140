import { connectionsReturn } from '#contract/connections.ts';
import { apiBase } from '#contract/endpoint.ts';
import { type Language, languages } from '#domain/text/language.ts';
import { mailsIn } from '#words/written.ts';
import { slackBotScopes } from './slack-protocol.ts';
import { slackStatusScopes } from './slack-status.ts';

/** The app as Slack takes it, with the addresses of this installation, in the words of who installs it. */
export function slackManifest(publicUrl: string, language: Language) {
  const address = (path: string): string => `${publicUrl}${apiBase}/slack/${path}`;
  const command = (spoken: Language) => {
    const { name, about, hint } = mailsIn(spoken).chatMessages.command;
    return {
      command: name,
      url: address('commands'),
      description: about,
      usage_hint: hint,
      should_escape: false,
    };
  };
  return {
    display_information: { name: 'Relâche', description: mailsIn(language).chatMessages.app.about },
    features: {
      bot_user: { display_name: 'Relâche', always_online: true },
      app_home: { home_tab_enabled: true, messages_tab_enabled: true, messages_tab_read_only_enabled: true },
      // Whoever works there types the one of their own language.
      slash_commands: languages.map(command),
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
export function slackCreateUrl(publicUrl: string, language: Language): string {
  const manifest = encodeURIComponent(JSON.stringify(slackManifest(publicUrl, language)));
  return `https://api.slack.com/apps?new_app=1&manifest_json=${manifest}`;
}
