import type { OpenRow } from './intruder-row.ts';

const sender = { name: 'Visiteuse', email: 'visiteuse@exemple.fr', message: 'Bonjour', consent: true };
const link = { body: { token: 'x'.repeat(64) } };

/** What the public site sends, for anyone. */
export const siteRows = {
  'siteMessages.contact': { parts: () => ({ body: sender }), anyone: 200 },
  'siteMessages.apply': { parts: () => ({ body: { ...sender, offer: 'spontaneous' } }), anyone: 200 },
  'newsletter.subscribe': { parts: () => ({ body: { email: sender.email, consent: true } }), anyone: 200 },
  'newsletter.confirm': { parts: () => link, anyone: 410 },
  'newsletter.unsubscribe': { parts: () => link, anyone: 410 },
  'status.read': { parts: () => ({}), anyone: 200 },
} as const satisfies Record<string, OpenRow>;
