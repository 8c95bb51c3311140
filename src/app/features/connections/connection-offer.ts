import type { z } from 'zod';
import type { connectionOffersSchema } from '#contract/connections.ts';

export type ConnectionOffers = z.infer<typeof connectionOffersSchema>;
export type ConnectionOffer = ConnectionOffers['offers'][number];

/** By what the texts call each offer that can be made; a provider that comes along has its line here. */
export function offerName({
  provider,
  owner,
}: Pick<ConnectionOffer, 'provider' | 'owner'>): 'slackCompany' | 'slackOwn' | null {
  if (provider !== 'slack') return null;
  return owner === 'company' ? 'slackCompany' : 'slackOwn';
}
