import type { z } from 'zod';
import type { connectionOffersSchema } from '#contract/connections.ts';
import type { teamsChannelSchema } from '#contract/teams-channel.ts';

export type ConnectionOffers = z.infer<typeof connectionOffersSchema>;
export type TeamsChannelFacts = z.infer<typeof teamsChannelSchema>;
export type ConnectionOffer = ConnectionOffers['offers'][number];

const names = {
  'slack company': 'slackCompany',
  'slack own': 'slackOwn',
  'slack-status own': 'slackStatusOwn',
  'teams company': 'teamsCompany',
  'teams-bot company': 'teamsBotCompany',
  'teams-bot own': 'teamsBotOwn',
  'google own': 'googleOwn',
  'microsoft own': 'microsoftOwn',
  'google-company company': 'googleCompany',
  'microsoft-company company': 'microsoftCompany',
} as const;

type OfferName = (typeof names)[keyof typeof names];

/** By what the texts call each offer that can be made; a provider that comes along has its line here. */
export function offerName({
  provider,
  owner,
}: Pick<ConnectionOffer, 'provider' | 'owner'>): OfferName | null {
  const known: Readonly<Record<string, OfferName>> = names;
  return known[`${provider} ${owner}`] ?? null;
}
