import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entitlementsEndpoints } from '#contract/entitlements.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { RuleReference } from '#web/leave/rule-reference.tsx';
import { useKept } from '#web/use-kept.ts';
import { mayDecideFor, type Notice, noticesInGroups } from './entitlement.ts';
import { NoticeDialog } from './notice-dialog.tsx';
import { NoticeRow } from './notice-row.tsx';
import { RecordNoticeDialog } from './record-notice-dialog.tsx';
import { WithdrawNoticeDialog } from './withdraw-notice-dialog.tsx';

/** The dated notices that the law asks for within a month of a return. */
export function NoticesSection({ user }: { user: StoredUser }) {
  const { t } = useTranslation('entitlements');
  const notices = useQuery(endpointQuery(entitlementsEndpoints.listNotices, {}));
  const [open, setOpen] = useKept<Notice | null>('notices.open', null);
  const [noted, setNoted] = useKept<Notice | null>('notices.noted', null);
  const [withdrawn, setWithdrawn] = useState<Notice | null>(null);
  const groups = noticesInGroups(notices.data ?? []);
  return (
    <Card title={t('notices.heading')}>
      <div className="flex flex-col gap-5">
        <p className="text-muted">
          {t('notices.lead')} <RuleReference rule="S3" />
        </p>
        {notices.isPending && (
          <LoadingArea label={t('notices.loading')}>
            <Skeleton className="h-20 w-full" />
          </LoadingArea>
        )}
        {notices.isError && (
          <LoadError
            error={notices.error}
            otherwise={t('notices.loadFailed')}
            onRetry={() => notices.refetch()}
            retrying={notices.isRefetching}
          />
        )}
        {notices.data?.length === 0 && (
          <EmptyState scene="deckchair" title={t('notices.noneTitle')} headingLevel={3}>
            {t('notices.none')}
          </EmptyState>
        )}
        {(['due', 'sent'] as const)
          .filter((group) => groups[group].length > 0)
          .map((group) => (
            <section key={group} aria-label={t(`notices.groups.${group}`)}>
              <h3 className="mb-3 text-sm font-medium">{t(`notices.groups.${group}`)}</h3>
              <ul className="flex flex-col divide-y divide-line">
                {groups[group].map((notice) => (
                  <NoticeRow
                    key={notice.id}
                    notice={notice}
                    maySend={mayDecideFor(user, notice.user)}
                    onOpen={() => setOpen(notice)}
                    onRecord={() => setNoted(notice)}
                    onWithdraw={() => setWithdrawn(notice)}
                  />
                ))}
              </ul>
            </section>
          ))}
      </div>
      {noted && <RecordNoticeDialog notice={noted} onClose={() => setNoted(null)} />}
      {withdrawn && <WithdrawNoticeDialog notice={withdrawn} onClose={() => setWithdrawn(null)} />}
      {open && (
        <NoticeDialog notice={open} maySend={mayDecideFor(user, open.user)} onClose={() => setOpen(null)} />
      )}
    </Card>
  );
}
