import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#app/api/api-error.ts';
import { endpointQuery } from '#app/api/endpoint-query.ts';
import { LoadError } from '#app/api/load-error.tsx';
import type { StoredUser } from '#app/api/stored-session.ts';
import { subscriptionEndpoints } from '#contract/subscription.ts';
import { can } from '#domain/access/can.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageTitle } from '#web/page-title.tsx';
import { PaymentReturn } from './payment-return.tsx';
import { SubscriptionBadge } from './status-badge.tsx';
import { SubscriptionContent } from './subscription-content.tsx';
import { SubscriptionLoading } from './subscription-loading.tsx';
import { usePaymentReturn } from './use-payment-return.ts';

export function SubscriptionPage({ user }: { user: StoredUser }) {
  // All that the page will say is fetched before it shows: what suspends later would blank it for a moment.
  const { t } = useTranslation(['subscription', 'billing', 'common', 'ui']);
  const { status, news } = usePaymentReturn();
  const usage = useQuery(endpointQuery(subscriptionEndpoints.usage, {}));
  const failed = [status, usage].find(({ isError, data }) => isError && !data);
  const missing = failed?.error instanceof ApiError && failed.error.code === 'not_found';
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6">
      <PageTitle title={t('common:pages.subscription')} />
      <PageHeader
        title={t('common:pages.subscription')}
        lead={
          status.data
            ? t('subscription:lead', { organization: status.data.organization.name })
            : t('subscription:leadLoading')
        }
        badge={status.data && <SubscriptionBadge status={status.data.subscription.status} />}
      />
      <PaymentReturn news={news} status={status.data} />
      {missing && <EmptyState scene="tide" title={t('subscription:empty')} />}
      {failed && !missing && (
        <LoadError
          error={failed.error}
          otherwise={t('subscription:loadFailed')}
          onRetry={() => {
            for (const query of [status, usage]) if (query.isError) query.refetch();
          }}
          retrying={status.isRefetching || usage.isRefetching}
        />
      )}
      {!failed && (!status.data || !usage.data) && <SubscriptionLoading />}
      {!failed && status.data && usage.data && (
        <SubscriptionContent
          status={status.data}
          usage={usage.data}
          mayChange={can(user, 'subscription.change')}
          paying={news === 'waiting' || news === 'slow'}
        />
      )}
    </div>
  );
}
