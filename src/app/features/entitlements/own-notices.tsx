import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { entitlementsEndpoints } from '#contract/entitlements.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useInstants } from '#web/clock/use-instants.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { noticePath } from './entitlement.ts';

/** Beside one's counters: the notices one was sent. Where there is none, it takes no place. */
export function OwnNotices() {
  const { t } = useTranslation('entitlements');
  const instants = useInstants();
  const { longDay } = useDayFormats();
  const { data: notices = [] } = useQuery(endpointQuery(entitlementsEndpoints.listMyNotices, {}));
  if (notices.length === 0) return null;
  return (
    <Card title={t('own.heading')}>
      <ul className="flex flex-col divide-y divide-line">
        {notices.map((notice) => (
          <li
            key={notice.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2 font-medium">
                {notice.sentAt && t('own.of', { instant: instants.instant(notice.sentAt) })}
                {notice.openedAt === null && <Badge tone="sea">{t('own.unread')}</Badge>}
              </p>
              <p className="text-sm text-muted">{t('own.deadline', { day: longDay(notice.deadline) })}</p>
            </div>
            <ButtonLink size="sm" variant="secondary" to={noticePath(notice.id)}>
              {t('notices.read')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
