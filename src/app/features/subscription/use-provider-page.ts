import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#app/api/call.ts';
import { subscriptionEndpoints } from '#contract/subscription.ts';

const pages = {
  checkout: () => call(subscriptionEndpoints.checkout, { body: {} }),
  portal: () => call(subscriptionEndpoints.portal, {}),
} as const;

export type ProviderPage = keyof typeof pages;

/** Leads to a page of the payment provider; whoever comes back by the browser's own button finds ours ready again. */
export function useProviderPage() {
  const { reset, ...opening } = useMutation({
    mutationFn: (page: ProviderPage) => pages[page](),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && reset();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);
  const leaving = opening.isPending || opening.isSuccess;
  return { open: opening.mutate, error: opening.error, leavingFor: leaving ? opening.variables : null };
}
