import type { z } from 'zod';
import type {
  webhookDeliverySchema,
  webhookEndpointSchema,
  webhookEndpointsEndpoints,
} from '#contract/webhook-endpoints.ts';
import type { BadgeTone } from '#ui/badge.tsx';

export type Webhook = z.infer<typeof webhookEndpointSchema>;

/** Just made or rotated: the one moment at which the secret is known. */
export type ToldWebhook = z.infer<typeof webhookEndpointsEndpoints.create.response>;

export type Delivery = z.infer<typeof webhookDeliverySchema>;

export const hostOf = ({ url }: Pick<Webhook, 'url'>): string => new URL(url).host;

type ShownState = Webhook['state'] | 'failing';

/** One that is live and that nothing reaches is in trouble. */
export const shownStateOf = ({ state, failingSince }: Webhook): ShownState =>
  state === 'live' && failingSince ? 'failing' : state;

export const stateTones: Readonly<Record<ShownState, BadgeTone>> = {
  live: 'approved',
  failing: 'pending',
  paused: 'neutral',
  stopped: 'rejected',
  gone: 'rejected',
};

export const deliveryTones: Readonly<Record<Delivery['state'], BadgeTone>> = {
  waiting: 'pending',
  delivered: 'approved',
  failed: 'rejected',
  held: 'neutral',
};
