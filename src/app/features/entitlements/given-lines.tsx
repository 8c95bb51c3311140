import { useTranslation } from 'react-i18next';
import { useInstants } from '#web/clock/use-instants.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import type { Notice } from './entitlement.ts';

/** How a person was told: the proofs of our own mail, or the day and the way that someone noted. */
export function GivenLines({ notice }: { notice: Notice }) {
  const { t } = useTranslation('entitlements');
  const { longDay } = useDayFormats();
  const instants = useInstants();
  const { sentAt, sentBy, openedAt, channel, informedOn } = notice;
  if (sentAt === null) return null;
  const instant = instants.instant(sentAt);
  if (channel !== null && channel !== 'mail') {
    return (
      <>
        <p className="text-sm">
          {informedOn &&
            t('notices.given', { day: longDay(informedOn), channel: t(`notices.channels.${channel}`) })}
        </p>
        <p className="text-sm text-muted">
          {sentBy ? t('notices.notedBy', { instant, name: sentBy.name }) : t('notices.noted', { instant })}
        </p>
      </>
    );
  }
  return (
    <>
      <p className="text-sm">
        {sentBy ? t('notices.sentBy', { instant, name: sentBy.name }) : t('notices.sent', { instant })}
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
        {openedAt ? t('notices.opened', { instant: instants.instant(openedAt) }) : t('notices.notOpened')}
      </p>
    </>
  );
}
