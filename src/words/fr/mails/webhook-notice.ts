export interface WebhookNoticeTexts {
  readonly subject: (host: string) => string;
  readonly greeting: (firstName: string) => string;
  readonly lead: (host: string) => string;
  readonly because: Readonly<Record<'gone' | 'failing', string>>;
  readonly advice: string;
  readonly button: string;
  readonly why: string;
}

export const webhookNotice: WebhookNoticeTexts = {
  subject: (host) => `Les événements ne partent plus vers ${host}`,
  greeting: (firstName) => `Bonjour ${firstName},`,
  lead: (host) => `Relâche n’envoie plus d’événements vers ${host}.`,
  because: {
    gone: 'Ce programme a répondu que son adresse n’existe plus (code 410).',
    failing: 'Depuis trois jours, aucun envoi vers ce programme n’a abouti, malgré dix essais.',
  },
  advice:
    'Les événements sont gardés trente jours\u00a0: une fois le programme réparé, réactivez le webhook, puis rejouez ce qui manque.',
  button: 'Voir les webhooks',
  why: 'Vous recevez ce message parce que vous administrez ce webhook.',
};
