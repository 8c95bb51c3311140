import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { ShownBalanceChange } from '#web/leave/leave-request.ts';

/** A long list asks for the figures of what is looked at only. */
export function useRowFigures<Element extends HTMLElement>(id: string) {
  const { ref, seen } = useSeen<Element>();
  const page = useQuery({
    ...endpointQuery(leaveRequestsEndpoints.read, { params: { id } }),
    enabled: seen,
  });
  return { ref, page };
}

/** Cancelling gives back what the leave takes: the balance goes the other way. */
export function balanceLedTo(
  balance: ShownBalanceChange | null,
  isCancellation: boolean,
): ShownBalanceChange | null {
  if (!balance || !isCancellation) return balance;
  return { ...balance, before: balance.after, after: balance.before, verdict: 'enough', shortOn: null };
}

/** True once the element has come near the screen. */
function useSeen<Element extends HTMLElement>(): { ref: RefObject<Element | null>; seen: boolean } {
  const ref = useRef<Element>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || seen) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen]);
  return { ref, seen };
}
