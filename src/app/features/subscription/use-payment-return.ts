import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { askAgainEvery, isUnpaid, usePatience } from '#app/frame/billing/use-patience.ts';
import { subscriptionEndpoints } from '#contract/subscription.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';

/** What is known of a payment one has just come back from; null for everyone else. */
export type PaymentNews = 'waiting' | 'slow' | 'over' | 'done' | null;

const newsOf = { fresh: 'waiting', slow: 'slow', over: 'over' } as const;

/** The subscription, asked for again and again while the news of a payment is on its way. */
export function usePaymentReturn() {
  const [search, setSearch] = useSearchParams();
  const [returned] = useState(() => search.has('paid'));
  // The address is plain again at once: opened another day, it would wait for a payment that nobody made.
  useEffect(() => {
    if (!search.has('paid')) return;
    const rest = new URLSearchParams(search);
    rest.delete('paid');
    setSearch(rest, { replace: true, preventScrollReset: true });
  }, [search, setSearch]);

  const query = endpointQuery(subscriptionEndpoints.status, {});
  const known = useQuery(query).data;
  const waiting = returned && (known === undefined || isUnpaid(known.subscription.status));
  const patience = usePatience(waiting);
  const status = useQuery({ ...query, refetchInterval: waiting ? askAgainEvery(patience) : false });

  const news: PaymentNews = !returned ? null : waiting ? newsOf[patience] : 'done';
  return { status, news };
}
