import MailCheck from 'lucide-react/icons/mail-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import type { Notice } from './entitlement.ts';
import { GivenLines } from './given-lines.tsx';
import { PersonLine } from './person-line.tsx';

type NoticeRowProps = {
  notice: Notice;
  maySend: boolean;
  onOpen: () => void;
  onRecord: () => void;
  onWithdraw: () => void;
};

/** One person back from sickness: what is owed to them and until when, or when it was sent and read. */
export function NoticeRow({ notice, maySend, onOpen, onRecord, onWithdraw }: NoticeRowProps) {
  const { t } = useTranslation('entitlements');
  const { longDay } = useDayFormats();
  const words = useLeaveWords();
  const { user, stop } = notice;
  const sent = notice.sentAt !== null;
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
        {sent ? (
          <GivenLines notice={notice} />
        ) : (
          <p className="text-sm">{t('notices.dueBy', { day: longDay(notice.dueBy) })}</p>
        )}
        <p className="text-sm text-muted">
          {t('notices.owed', { days: words.days(notice.availableDays), day: longDay(notice.deadline) })}
        </p>
      </PersonLine>
      <div className="flex flex-wrap gap-2">
        {!sent && maySend && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('notices.recordNamed', { name: user.name })}
            onClick={onRecord}
          >
            {t('notices.record')}
          </Button>
        )}
        {sent && notice.channel !== 'mail' && maySend && (
          <Button
            size="sm"
            variant="quiet"
            className="max-md:min-h-11"
            aria-label={t('notices.withdrawNamed', { name: user.name })}
            onClick={onWithdraw}
          >
            {t('notices.withdraw')}
          </Button>
        )}
        {notice.text !== '' && (
          <Button
            size="sm"
            variant={sent || !maySend ? 'secondary' : 'primary'}
            icon={<MailCheck className="size-4" aria-hidden="true" />}
            aria-label={t(sent || !maySend ? 'notices.readNamed' : 'notices.openNamed', { name: user.name })}
            onClick={onOpen}
          >
            {t(sent || !maySend ? 'notices.read' : 'notices.open')}
          </Button>
        )}
      </div>
    </li>
  );
}
