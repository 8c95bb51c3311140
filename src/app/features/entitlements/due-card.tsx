import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { entitlementsEndpoints } from '#contract/entitlements.ts';
import { PAGES } from '#contract/pages.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { fractionnementInGroups, noticesInGroups } from './entitlement.ts';

const SHOWN = 3;

/** For a manager's dashboard: what is due, with its day. Where nothing is, it takes no place. */
export function DueCard() {
  const { t } = useTranslation('entitlements');
  const { longDay } = useDayFormats();
  const notices = useQuery(endpointQuery(entitlementsEndpoints.listNotices, {}));
  const lines = useQuery(endpointQuery(entitlementsEndpoints.listFractionnement, {}));
  const { due } = noticesInGroups(notices.data ?? []);
  const { proposed } = fractionnementInGroups(lines.data ?? []);
  const failed = [notices, lines].find(({ isError }) => isError);
  if (failed) {
    return (
      <LoadError
        error={failed.error}
        otherwise={t('card.loadFailed')}
        onRetry={() => failed.refetch()}
        retrying={failed.isRefetching}
      />
    );
  }
  if (due.length === 0 && proposed.length === 0) return null;
  return (
    <Card
      title={t('card.title')}
      actions={
        <ButtonLink size="sm" variant="secondary" to={PAGES.entitlements.path}>
          {t('card.open')}
        </ButtonLink>
      }
    >
      <ul className="flex flex-col gap-3">
        {due.slice(0, SHOWN).map((notice) => (
          <li key={notice.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{t('card.notice', { name: notice.user.name, day: longDay(notice.dueBy) })}</span>
            {notice.overdue && <Badge tone="rejected">{t('notices.overdue')}</Badge>}
          </li>
        ))}
        {due.length > SHOWN && (
          <li className="text-muted">{t('card.moreNotices', { count: due.length - SHOWN })}</li>
        )}
        {proposed.length > 0 && <li>{t('card.fractionnement', { count: proposed.length })}</li>}
      </ul>
    </Card>
  );
}
