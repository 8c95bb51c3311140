import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import { webhookEndpointsEndpoints } from '#contract/webhook-endpoints.ts';
import { type DeliveryState, deliveryStates } from '#domain/webhooks/delivering.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Select } from '#ui/select.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { call } from '#web/api/call.ts';
import { endpointKey, endpointMeta, endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { PageTitle } from '#web/page-title.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import { ReplayRangeDialog } from './replay-range-dialog.tsx';
import { hostOf, shownStateOf, stateTones } from './webhook.ts';

const perPage = 50;

/** What one program was sent, and how it answered. */
export function DeliveriesPage() {
  const { t } = useTranslation('webhooks');
  const { id = '' } = useParams();
  const sentence = useErrorSentence();
  const [state, setState] = useState<DeliveryState | ''>('');
  const [replaying, setReplaying] = useState(false);
  const webhooks = useQuery(endpointQuery(webhookEndpointsEndpoints.list, {}));
  const filter = state === '' ? {} : { state };
  const sent = useInfiniteQuery({
    queryKey: endpointKey(webhookEndpointsEndpoints.deliveries, { id, filter }),
    meta: endpointMeta(webhookEndpointsEndpoints.deliveries),
    queryFn: ({ pageParam, signal }) =>
      call(
        webhookEndpointsEndpoints.deliveries,
        { params: { id }, query: { ...filter, limit: perPage, cursor: pageParam } },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length === perPage ? page.at(-1)?.id : undefined),
  });
  const test = useWrite(webhookEndpointsEndpoints.test);
  const webhook = webhooks.data?.find((one) => one.id === id);
  const host = webhook ? hostOf(webhook) : '';
  const isOn = webhook?.state === 'live';
  const deliveries = sent.data?.pages.flat() ?? [];
  const title = webhook ? t('deliveries.title', { host }) : t('actions.deliveries');
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageTitle title={title} />
      <Link
        to={PAGES.webhooks.path}
        className="flex items-center gap-1.5 self-start text-sm font-medium text-sea underline-offset-4 hover:underline"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        {t('title')}
      </Link>
      <PageHeader
        title={title}
        badge={
          webhook && (
            <Badge tone={stateTones[shownStateOf(webhook)]}>{t(`state.${shownStateOf(webhook)}`)}</Badge>
          )
        }
        lead={t('deliveries.lead')}
        actions={
          isOn && (
            <Button
              icon={<Send className="size-4" aria-hidden="true" />}
              onClick={() => test.mutate({ params: { id } })}
            >
              {t('actions.test')}
            </Button>
          )
        }
      />
      {test.isError && <Banner tone="error" title={sentence(test.error)} onClose={test.reset} />}
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Select
          label={t('deliveries.filter')}
          className="basis-48"
          value={state}
          options={[
            { value: '', label: t('deliveries.every') },
            ...deliveryStates.map((value) => ({ value, label: t(`deliveryState.${value}`) })),
          ]}
          onChange={({ target }) => setState(deliveryStates.find((one) => one === target.value) ?? '')}
        />
        {isOn && (
          <Button variant="secondary" onClick={() => setReplaying(true)}>
            {t('range.open')}
          </Button>
        )}
      </div>
      {sent.isPending && (
        <LoadingArea label={t('loading')}>
          <div className={`${cardClass} flex flex-col gap-3 p-5`}>
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </LoadingArea>
      )}
      {sent.isError && (
        <LoadError
          error={sent.error}
          otherwise={t('loadFailed')}
          onRetry={() => sent.refetch()}
          retrying={sent.isRefetching}
        />
      )}
      {sent.data && deliveries.length === 0 && (
        <div className={cardClass}>
          <EmptyState scene="tide" title={t('deliveries.empty')}>
            {t(state === '' ? 'deliveries.emptyText' : 'deliveries.emptyFiltered')}
          </EmptyState>
        </div>
      )}
      {deliveries.length > 0 && (
        <ul aria-label={title} className={`${cardClass} divide-y divide-line`}>
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} webhookId={id} delivery={delivery} canReplay={isOn} />
          ))}
        </ul>
      )}
      {sent.hasNextPage && (
        <div className="flex justify-center">
          <Button
            variant="secondary"
            busyLabel={sent.isFetchingNextPage && t('loading')}
            onClick={() => sent.fetchNextPage()}
          >
            {t('deliveries.more')}
          </Button>
        </div>
      )}
      {replaying && <ReplayRangeDialog webhookId={id} onClose={() => setReplaying(false)} />}
    </div>
  );
}
