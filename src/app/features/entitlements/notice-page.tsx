import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { entitlementsEndpoints } from '#contract/entitlements.ts';
import { PAGES } from '#contract/pages.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useWrite } from '#web/api/use-write.ts';
import { useInstants } from '#web/clock/use-instants.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { PageTitle } from '#web/page-title.tsx';
import type { Notice } from './entitlement.ts';

/** One's own notice, word for word. That it was opened is written down, and the page says so. */
export function NoticePage({ id }: { id: string }) {
  const { t } = useTranslation(['entitlements', 'pages']);
  const notices = useQuery(endpointQuery(entitlementsEndpoints.listMyNotices, {}));
  const notice = notices.data?.find((each) => each.id === id);
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageTitle title={t('entitlements:own.title')} />
      <Link
        to={PAGES.balances.path}
        className="-mb-2 inline-flex items-center gap-1.5 self-start text-sm text-muted hover:text-ink"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        {t('pages:balances.name')}
      </Link>
      <PageHeader title={t('entitlements:own.title')} lead={t('entitlements:own.lead')} />
      {notices.isPending && (
        <LoadingArea label={t('entitlements:notices.loading')}>
          <Skeleton className="h-40 w-full" />
        </LoadingArea>
      )}
      {notices.isError && (
        <LoadError
          error={notices.error}
          otherwise={t('entitlements:notices.loadFailed')}
          onRetry={() => notices.refetch()}
          retrying={notices.isRefetching}
        />
      )}
      {notices.data && !notice && (
        <EmptyState scene="calendar" title={t('entitlements:own.unknownTitle')} headingLevel={2}>
          {t('entitlements:own.unknown')}
        </EmptyState>
      )}
      {notice && <OpenedNotice notice={notice} />}
    </div>
  );
}

function OpenedNotice({ notice }: { notice: Notice }) {
  const { t } = useTranslation('entitlements');
  const instants = useInstants();
  const { mutate } = useWrite(entitlementsEndpoints.acknowledgeNotice);
  const { longDay } = useDayFormats();
  const words = useLeaveWords();
  const { channel, informedOn } = notice;
  const elsewhere = channel !== null &&
    channel !== 'mail' &&
    informedOn !== null && {
      day: longDay(informedOn),
      channel: t(`notices.channels.${channel}`),
      days: words.days(notice.availableDays),
    };
  const unread = notice.openedAt === null;
  useEffect(() => {
    if (unread) mutate({ params: { id: notice.id } });
  }, [unread, notice.id, mutate]);
  return (
    <Card>
      <div className="flex flex-col gap-5">
        <p className="whitespace-pre-line">{elsewhere ? t('own.givenElsewhere', elsewhere) : notice.text}</p>
        <p className="border-t border-line pt-4 text-sm text-muted">
          {notice.sentAt &&
            t(elsewhere ? 'notices.noted' : 'notices.sent', { instant: instants.instant(notice.sentAt) })}
          {notice.openedAt && ` · ${t('notices.opened', { instant: instants.instant(notice.openedAt) })}`}
        </p>
      </div>
    </Card>
  );
}
