import type { WebhookNoticeTexts } from '../../fr/mails/webhook-notice.ts';

export const webhookNotice: WebhookNoticeTexts = {
  subject: (host) => `Events are no longer sent to ${host}`,
  greeting: (firstName) => `Hello ${firstName},`,
  lead: (host) => `Relâche no longer sends events to ${host}.`,
  because: {
    gone: 'That program answered that its address is gone (code 410).',
    failing: 'For three days nothing that was sent to that program arrived, in ten attempts.',
  },
  advice:
    'Events are kept for thirty days: once the program is mended, switch the webhook on again, then replay what is missing.',
  button: 'See the webhooks',
  why: 'You receive this message because you manage this webhook.',
};
