import { MailCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import type { Notice } from './entitlement.ts';
import { PersonLine } from './person-line.tsx';

type NoticeRowProps = { notice: Notice; maySend: boolean; onOpen: () => void };

/** One person back from sickness: what is owed to them and until when, or when it was sent and read. */
export function NoticeRow({ notice, maySend, onOpen }: NoticeRowProps) {
  const { t } = useTranslation('entitlements');
  const { longDay } = useDayFormats();
  const instants = useInstants();
  const words = useLeaveWords();
  const { user, stop, sentAt, sentBy, openedAt } = notice;
  const sent = sentAt !== null;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <PersonLine
        person={user}
        badge={
          notice.overdue && !sent ? (
            <Badge tone="rejected" icon={<TriangleAlert className="size-3.5 shrink-0" aria-hidden="true" />}>
              {t('notices.overdue')}
            </Badge>
          ) : null
        }
      >
        <p className="text-sm text-muted">
          {t('notices.stop', {
            period: words.period({
              startDate: stop.start,
              startHalf: 'am',
              endDate: stop.end,
              endHalf: 'pm',
            }),
          })}
        </p>
        {sentAt === null ? (
          <p className="text-sm">{t('notices.dueBy', { day: longDay(notice.dueBy) })}</p>
        ) : (
          <>
            <p className="text-sm">
              {sentBy
                ? t('notices.sentBy', { instant: instants.instant(sentAt), name: sentBy.name })
                : t('notices.sent', { instant: instants.instant(sentAt) })}
            </p>
            <p className="text-sm text-muted wrap-anywhere">
              {notice.mailedAt
                ? t('notices.mailed', {
                    instant: instants.instant(notice.mailedAt),
                    reference: notice.messageId ?? '',
                  })
                : t('notices.notMailed')}
            </p>
            <p className="text-sm text-muted">
              {openedAt
                ? t('notices.opened', { instant: instants.instant(openedAt) })
                : t('notices.notOpened')}
            </p>
          </>
        )}
        <p className="text-sm text-muted">
          {t('notices.owed', { days: words.days(notice.availableDays), day: longDay(notice.deadline) })}
        </p>
      </PersonLine>
      <Button
        size="sm"
        variant={sent || !maySend ? 'secondary' : 'primary'}
        icon={<MailCheck className="size-4" aria-hidden="true" />}
        aria-label={t(sent || !maySend ? 'notices.readNamed' : 'notices.openNamed', { name: user.name })}
        onClick={onOpen}
      >
        {t(sent || !maySend ? 'notices.read' : 'notices.open')}
      </Button>
    </li>
  );
}
