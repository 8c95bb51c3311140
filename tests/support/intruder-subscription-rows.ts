import { randomUUID } from 'node:crypto';
import type { CallParts, OpenRow, SessionRow } from './intruder-row.ts';

const privileged = [403, 200, 200, 200] as const;
const admins = [403, 403, 403, 200] as const;
/** A trial has nothing to cancel, to take up again or to pay. */
const adminsInVain = [403, 403, 403, 409] as const;
const nothing = (): CallParts => ({});
const nowhere = () => ({ organizationId: randomUUID(), sessionId: randomUUID() });

/** Those with privilege look, admins change. */
export const subscriptionRows = {
  'subscription.status': { parts: nothing, home: privileged, stranger: 200 },
  'subscription.usage': { parts: nothing, home: privileged, stranger: 200 },
  'subscription.invoices': { parts: nothing, home: privileged, stranger: 200 },
  'subscription.previewSeats': { parts: () => ({ body: { seats: 40 } }), home: admins, stranger: 200 },
  'subscription.updateSeats': { parts: () => ({ body: { seats: 40 } }), home: admins, stranger: 200 },
  'subscription.checkout': { parts: () => ({ body: { seats: 30 } }), home: admins, stranger: 200 },
  'subscription.portal': { parts: nothing, home: adminsInVain, stranger: 409 },
  'subscription.cancel': { parts: nothing, home: adminsInVain, stranger: 409 },
  'subscription.reactivate': { parts: nothing, home: adminsInVain, stranger: 409 },
  'sandboxCheckout.read': { parts: () => ({ params: nowhere() }), anyone: 404 },
  'sandboxCheckout.pay': {
    parts: () => ({ params: nowhere(), body: { card: '4242 4242 4242 4242' } }),
    anyone: 404,
  },
  'sandboxCheckout.confirm': { parts: () => ({ params: nowhere(), body: { accept: true } }), anyone: 404 },
} as const satisfies Record<string, SessionRow | OpenRow>;
