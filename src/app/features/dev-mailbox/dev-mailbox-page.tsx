import { useQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { devEndpoints, type mailSummarySchema } from '#contract/dev.ts';
import { PAGES } from '#contract/pages.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useReaderInstants } from '#web/i18n/use-reader-instants.ts';
import { PageTitle } from '#web/page-title.tsx';
import { PublicLayout } from '#web/public-layout.tsx';
import { MailReader } from './mail-reader.tsx';

/** Mails leave a few moments after the action that caused them; nobody should have to press a button for it. */
const REFRESH_MS = 3000;

export function DevMailboxPage() {
  const { t } = useTranslation(['dev', 'common']);
  const [search] = useSearchParams();
  const mails = useQuery({ ...endpointQuery(devEndpoints.listMails, {}), refetchInterval: REFRESH_MS });
  const selected = search.get('mail') ?? mails.data?.[0]?.id ?? null;
  return (
    <PublicLayout>
      <PageTitle title={t('dev:mailbox.title')} />
      <div className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-6 px-4 py-8 sm:px-6">
        <PageHeader
          title={t('dev:mailbox.title')}
          lead={t('dev:mailbox.lead')}
          actions={
            <>
              <ButtonLink to={PAGES.login.path} variant="secondary" size="sm">
                {t('common:pages.login')}
              </ButtonLink>
              <Button
                variant="secondary"
                size="sm"
                icon={<RefreshCw className="size-4" aria-hidden="true" />}
                onClick={() => mails.refetch()}
              >
                {t('dev:refresh')}
              </Button>
            </>
          }
        />
        {mails.isPending && (
          <LoadingArea label={t('dev:mailbox.loading')}>
            <div className={`${cardClass} flex flex-col gap-3 p-5`}>
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-4 w-1/3" />
            </div>
          </LoadingArea>
        )}
        {mails.isError && (
          <LoadError error={mails.error} onRetry={() => mails.refetch()} retrying={mails.isRefetching} />
        )}
        {mails.data?.length === 0 && (
          <div className={cardClass}>
            <EmptyState scene="tide" title={t('dev:mailbox.empty')}>
              {t('dev:mailbox.emptyText')}
            </EmptyState>
          </div>
        )}
        {mails.data && selected && (
          <div className="grid items-start gap-6 lg:grid-cols-[20rem_1fr]">
            <MailList mails={mails.data} selected={selected} />
            <MailReader key={selected} id={selected} />
          </div>
        )}
      </div>
    </PublicLayout>
  );
}

type MailListProps = { mails: readonly z.infer<typeof mailSummarySchema>[]; selected: string };

function MailList({ mails, selected }: MailListProps) {
  const { t } = useTranslation('dev');
  const instants = useReaderInstants();
  return (
    <nav aria-label={t('mailbox.list')} className={`${cardClass} overflow-hidden`}>
      <ul className="max-h-72 divide-y divide-line overflow-y-auto lg:max-h-[70dvh]">
        {mails.map((mail) => (
          <li key={mail.id}>
            <Link
              to={{ search: `?mail=${encodeURIComponent(mail.id)}` }}
              preventScrollReset
              aria-current={mail.id === selected ? 'true' : undefined}
              className="block px-4 py-3 hover:bg-sunken focus-visible:-outline-offset-2 aria-[current=true]:bg-sea-soft"
            >
              <span className="block truncate font-medium">{mail.subject}</span>
              <span className="block truncate text-sm text-muted">{mail.to}</span>
              <span className="block text-sm text-muted tabular-nums">
                {instants.shortInstant(mail.sentAt)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
