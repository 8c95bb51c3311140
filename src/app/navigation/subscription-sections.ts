import { PAGES } from '#contract/pages.ts';

/** The part of the subscription that other places lead to. */
export const SEATS_ANCHOR = 'seats';

export const subscriptionSeatsPath = `${PAGES.subscription.path}#${SEATS_ANCHOR}`;
