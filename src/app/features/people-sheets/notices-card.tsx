import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { entitlementsEndpoints } from '#contract/entitlements.ts';
import { pathOf } from '#contract/page-path.ts';
import { PAGES } from '#contract/pages.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useInstants } from '#web/clock/use-instants.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';

/** What the person was told, or is owed, after sickness. Where there is nothing, it takes no place. */
export function NoticesCard({ userId, own }: { userId: string; own: boolean }) {
  const { t } = useTranslation('people-sheets');
  const instants = useInstants();
  const { longDay } = useDayFormats();
  const words = useLeaveWords();
  const mine = useQuery({ ...endpointQuery(entitlementsEndpoints.listMyNotices, {}), enabled: own });
  const theirs = useQuery({
    ...endpointQuery(entitlementsEndpoints.listNotices, { query: { user: userId } }),
    enabled: !own,
  });
  const notices = (own ? mine : theirs).data ?? [];
  if (notices.length === 0) return null;
  const wayOf = (id: string) => (own ? pathOf(PAGES.notice, { id }) : PAGES.entitlements.path);
  return (
    <Card title={t('notices.title')}>
      <ul className="flex flex-col divide-y divide-line">
        {notices.map(({ id, stop, sentAt, dueBy, overdue }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="font-medium">
                {words.period({ startDate: stop.start, startHalf: 'am', endDate: stop.end, endHalf: 'pm' })}
              </p>
              <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
                {sentAt
                  ? t('notices.sent', { day: instants.day(sentAt) })
                  : t('notices.due', { day: longDay(dueBy) })}
                {!sentAt && overdue && <Badge tone="rejected">{t('notices.overdue')}</Badge>}
              </p>
            </div>
            <ButtonLink size="sm" variant="secondary" to={wayOf(id)}>
              {t('notices.open')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
