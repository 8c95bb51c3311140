import { useQuery } from '@tanstack/react-query';
import Ban from 'lucide-react/icons/ban';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Hourglass from 'lucide-react/icons/hourglass';
import Lock from 'lucide-react/icons/lock';
import { useTranslation } from 'react-i18next';
import { subscriptionEndpoints } from '#contract/subscription.ts';
import { can } from '#domain/access/can.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { PageTitle } from '#web/page-title.tsx';
import { PaymentReturn } from './payment-return.tsx';
import type { SubscriptionStatus } from './subscription.ts';
import { SubscriptionContent } from './subscription-content.tsx';
import { usePaymentReturn } from './use-payment-return.ts';

export function SubscriptionPage({ user }: { user: StoredUser }) {
  // All that the page will say is fetched before it shows: what suspends later would blank it for a moment.
  const { t } = useTranslation(['subscription', 'billing', 'pages', 'ui']);
  const { status, news } = usePaymentReturn();
  const usage = useQuery(endpointQuery(subscriptionEndpoints.usage, {}));
  const failed = [status, usage].find(({ isError, data }) => isError && !data);
  const missing = failed?.error instanceof ApiError && failed.error.code === 'not_found';
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6">
      <PageTitle title={t('pages:subscription.name')} />
      <PageHeader
        title={t('pages:subscription.name')}
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

const looks = {
  trial: { tone: 'sea', Icon: Hourglass },
  active: { tone: 'approved', Icon: CircleCheck },
  cancelled: { tone: 'neutral', Icon: Ban },
  past_due: { tone: 'rejected', Icon: CircleAlert },
  expired: { tone: 'rejected', Icon: Lock },
} as const;

function SubscriptionBadge({ status }: { status: SubscriptionStatus['subscription']['status'] }) {
  const { t } = useTranslation('subscription');
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon className="size-3.5 shrink-0" aria-hidden="true" />}>
      {t(`status.${status}`)}
    </Badge>
  );
}

function SubscriptionLoading() {
  const { t } = useTranslation('subscription');
  return (
    <LoadingArea label={t('loading')}>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-19 rounded-md!" />
        <div className="grid gap-6 lg:grid-cols-2">
          <Skeleton className="h-96 rounded-md!" />
          <Skeleton className="h-80 rounded-md!" />
        </div>
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {['filed', 'approved', 'pending', 'active'].map((tile) => (
            <Skeleton key={tile} className="h-26 rounded-md!" />
          ))}
        </div>
      </div>
    </LoadingArea>
  );
}
