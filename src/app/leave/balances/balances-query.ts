import { balancesEndpoints } from '#contract/balances.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';

/** The counters of a person on a day; of oneself without a name, today without a day. */
export function balancesQuery(userId: string | null, at?: string) {
  return userId === null
    ? endpointQuery(balancesEndpoints.mine, { query: { at } })
    : endpointQuery(balancesEndpoints.ofUser, { params: { id: userId }, query: { at } });
}
