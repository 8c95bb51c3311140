import type { OutsideProvider } from '#domain/connections/outside-connection.ts';
import type { ConnectionNoticeTexts } from '#words/fr/mails/connection-notice.ts';

const names: Readonly<Record<OutsideProvider, string>> = {
  slack: 'Slack',
  'slack-status': 'Your Slack status',
  teams: 'Microsoft Teams',
  'teams-bot': 'the Teams bot',
  google: 'Google Calendar',
  microsoft: 'Outlook',
  'google-company': 'Google Calendar for everyone',
  'microsoft-company': 'Outlook for everyone',
};

export const connectionNotice: ConnectionNoticeTexts = {
  subject: (provider) => `${names[provider]} is no longer connected`,
  title: (firstName) => `Hello ${firstName},`,
  told: {
    company: (provider, label) =>
      `Your company’s connection to ${names[provider]} (${label}) does not work any more.`,
    own: (provider, label) => `Your connection to ${names[provider]} (${label}) does not work any more.`,
  },
  why: {
    revoked: 'The access was taken back or has ended.',
    scope: 'A permission is missing.',
    secret: 'The server can no longer read the access that it kept.',
  },
  advice:
    'Nothing is lost in Relâche. Connect the service again, or remove it. You will get no other message about this.',
  button: 'Open connections',
};
