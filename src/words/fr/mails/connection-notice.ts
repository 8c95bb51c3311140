import type { ConnectionOwner, OutsideProvider } from '#domain/connections/outside-connection.ts';

type Names = Readonly<Record<OutsideProvider, string>>;

export interface ConnectionNoticeTexts {
  readonly subject: (provider: OutsideProvider) => string;
  readonly title: (firstName: string) => string;
  /** What it was connected to. */
  readonly told: Readonly<Record<ConnectionOwner, (provider: OutsideProvider, label: string) => string>>;
  readonly why: Readonly<Record<'revoked' | 'scope' | 'secret', string>>;
  readonly advice: string;
  readonly button: string;
}

const names: Names = {
  slack: 'Slack',
  'slack-status': 'Votre statut Slack',
  teams: 'Microsoft Teams',
  'teams-bot': 'le bot Teams',
  google: 'Google Agenda',
  microsoft: 'Outlook',
  'google-company': 'Google Agenda, pour tous',
  'microsoft-company': 'Outlook, pour tous',
};

export const connectionNotice: ConnectionNoticeTexts = {
  subject: (provider) => `${names[provider]} n’est plus relié`,
  title: (firstName) => `Bonjour ${firstName},`,
  told: {
    company: (provider, label) =>
      `La connexion de votre entreprise avec ${names[provider]} (${label}) ne fonctionne plus.`,
    own: (provider, label) => `Votre connexion avec ${names[provider]} (${label}) ne fonctionne plus.`,
  },
  why: {
    revoked: 'L’accès a été retiré ou a expiré.',
    scope: 'Il manque une autorisation.',
    secret: 'Le serveur ne peut plus lire l’accès qu’il gardait.',
  },
  advice:
    'Rien n’est perdu dans Relâche. Reliez le service de nouveau, ou retirez-le. Vous n’aurez pas d’autre message à ce sujet.',
  button: 'Ouvrir les connexions',
};
