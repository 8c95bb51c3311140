import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import CirclePlus from 'lucide-react/icons/circle-plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { calendarFeedsEndpoints } from '#contract/calendar-feeds.ts';
import { PAGES } from '#contract/pages.ts';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { PageTitle } from '#web/page-title.tsx';
import { useKept } from '#web/use-kept.ts';
import type { CalendarFeed, IssuedFeed } from './calendar-feed.ts';
import { DeleteFeedDialog } from './delete-feed-dialog.tsx';
import { FeedAddress } from './feed-address.tsx';
import { FeedRow } from './feed-row.tsx';
import { NewFeedDialog } from './new-feed-dialog.tsx';
import { QuickFeed } from './quick-feed.tsx';
import { RenewFeedDialog } from './renew-feed-dialog.tsx';

type Open = { dialog: 'new' } | { dialog: 'renew' | 'delete'; feed: CalendarFeed };

/** The calendars that people already use, fed with absences by secret addresses. */
export function SubscribePage({ user }: { user: StoredUser }) {
  const { t } = useTranslation(['calendar-feeds', 'pages', 'ui']);
  const feeds = useQuery(endpointQuery(calendarFeedsEndpoints.list, {}));
  const [open, setOpen] = useKept<Open | null>('feeds.open', null);
  const [issued, setIssued] = useState<IssuedFeed | null>(null);
  const close = () => setOpen(null);
  const show = (feed: IssuedFeed) => {
    setIssued(feed);
    close();
  };
  const add = (
    <Button
      icon={<CirclePlus className="size-5" aria-hidden="true" />}
      onClick={() => setOpen({ dialog: 'new' })}
    >
      {t('calendar-feeds:add.open')}
    </Button>
  );
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageTitle title={t('pages:calendarSubscribe.name')} />
      <Link
        to={PAGES.calendar.path}
        className="flex items-center gap-1.5 self-start text-sm font-medium text-sea underline-offset-4 hover:underline"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        {t('pages:calendar.name')}
      </Link>
      <PageHeader
        title={t('pages:calendarSubscribe.name')}
        lead={t('calendar-feeds:lead')}
        actions={feeds.data && feeds.data.length > 0 && add}
      />
      {issued && <FeedAddress key={issued.url} feed={issued} onClose={() => setIssued(null)} />}
      {feeds.isPending && (
        <LoadingArea label={t('calendar-feeds:loading')}>
          <div className={`${cardClass} flex flex-col gap-3 p-5`}>
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </LoadingArea>
      )}
      {feeds.isError && (
        <LoadError
          error={feeds.error}
          otherwise={t('calendar-feeds:loadFailed')}
          onRetry={() => feeds.refetch()}
          retrying={feeds.isRefetching}
        />
      )}
      {feeds.data?.length === 0 && (
        <div className={cardClass}>
          <EmptyState
            scene="calendar"
            title={t('calendar-feeds:empty.title')}
            action={<QuickFeed onCreated={show} onChoose={() => setOpen({ dialog: 'new' })} />}
          >
            {t('calendar-feeds:empty.text')}
          </EmptyState>
        </div>
      )}
      {feeds.data && feeds.data.length > 0 && (
        <ul aria-label={t('calendar-feeds:list')} className={`${cardClass} divide-y divide-line`}>
          {feeds.data.map((feed) => (
            <FeedRow
              key={feed.id}
              feed={feed}
              onRenew={() => setOpen({ dialog: 'renew', feed })}
              onDelete={() => setOpen({ dialog: 'delete', feed })}
            />
          ))}
        </ul>
      )}
      <p className="text-sm text-muted">{t('calendar-feeds:refresh')}</p>
      {open?.dialog === 'new' && <NewFeedDialog user={user} onCreated={show} onClose={close} />}
      {open?.dialog === 'renew' && <RenewFeedDialog feed={open.feed} onRenewed={show} onClose={close} />}
      {open?.dialog === 'delete' && (
        <DeleteFeedDialog
          feed={open.feed}
          onDeleted={() => {
            if (issued?.id === open.feed.id) setIssued(null);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
