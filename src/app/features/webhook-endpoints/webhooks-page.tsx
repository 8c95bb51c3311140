import { useQuery } from '@tanstack/react-query';
import CirclePlus from 'lucide-react/icons/circle-plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToldSecret } from '#app/input/told-secret.tsx';
import { PAGES } from '#contract/pages.ts';
import { webhookEndpointsEndpoints } from '#contract/webhook-endpoints.ts';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { PageTitle } from '#web/page-title.tsx';
import type { ToldWebhook, Webhook } from './webhook.ts';
import { DeleteWebhookDialog, RotateWebhookDialog } from './webhook-dialogs.tsx';
import { WebhookFormDialog } from './webhook-form-dialog.tsx';
import { WebhookRow } from './webhook-row.tsx';

type Open = { dialog: 'new' } | { dialog: 'edit' | 'rotate' | 'delete'; webhook: Webhook };

/** Programs that hear of events. */
export function WebhooksPage() {
  const { t } = useTranslation('webhooks');
  const webhooks = useQuery(endpointQuery(webhookEndpointsEndpoints.list, {}));
  const [open, setOpen] = useState<Open | null>(null);
  const [told, setTold] = useState<ToldWebhook | null>(null);
  const close = () => setOpen(null);
  const show = (webhook: ToldWebhook) => {
    setTold(webhook);
    close();
  };
  const add = (
    <Button
      icon={<CirclePlus className="size-5" aria-hidden="true" />}
      onClick={() => setOpen({ dialog: 'new' })}
    >
      {t('add.open')}
    </Button>
  );
  const words = {
    title: t('told.title'),
    once: t('told.once'),
    label: t('told.label'),
    copy: t('told.copy'),
    copied: t('told.copied'),
    copyByHand: t('told.copyByHand'),
    secret: t('told.secret'),
    close: t('told.close'),
  };
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageTitle title={t('title')} />
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={webhooks.data && webhooks.data.length > 0 && add}
      />
      {told && (
        <ToldSecret key={told.secret} secret={told.secret} words={words} onClose={() => setTold(null)} />
      )}
      {webhooks.isPending && (
        <LoadingArea label={t('loading')}>
          <div className={`${cardClass} flex flex-col gap-3 p-5`}>
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </LoadingArea>
      )}
      {webhooks.isError && (
        <LoadError
          error={webhooks.error}
          otherwise={t('loadFailed')}
          onRetry={() => webhooks.refetch()}
          retrying={webhooks.isRefetching}
        />
      )}
      {webhooks.data?.length === 0 && (
        <div className={cardClass}>
          <EmptyState scene="tide" title={t('empty')} action={add}>
            {t('emptyText')}
          </EmptyState>
        </div>
      )}
      {webhooks.data && webhooks.data.length > 0 && (
        <ul aria-label={t('title')} className={`${cardClass} divide-y divide-line`}>
          {webhooks.data.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              onEdit={() => setOpen({ dialog: 'edit', webhook })}
              onRotate={() => setOpen({ dialog: 'rotate', webhook })}
              onDelete={() => setOpen({ dialog: 'delete', webhook })}
            />
          ))}
        </ul>
      )}
      <p>
        <a href={`${PAGES.documentation.path}#integrations`} className="link">
          {t('guides')}
        </a>
      </p>
      {(open?.dialog === 'new' || open?.dialog === 'edit') && (
        <WebhookFormDialog
          webhook={open.dialog === 'edit' ? open.webhook : null}
          onCreated={show}
          onClose={close}
        />
      )}
      {open?.dialog === 'rotate' && (
        <RotateWebhookDialog webhook={open.webhook} onRotated={show} onClose={close} />
      )}
      {open?.dialog === 'delete' && (
        <DeleteWebhookDialog
          webhook={open.webhook}
          onDeleted={() => {
            if (told?.id === open.webhook.id) setTold(null);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
