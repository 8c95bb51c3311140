import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';

type DeviceNoteProps = { isAble: boolean; isBlocked: boolean; error: unknown };

/** What stands in the way of notifications on this device, and what they would show. */
export function DeviceNote({ isAble, isBlocked, error }: DeviceNoteProps) {
  const { t } = useTranslation('notifications');
  const sentence = useErrorSentence();
  if (error) return <Banner tone="error" title={sentence(error, t('device.failed'))} />;
  if (isBlocked) return <Banner tone="warning" title={t('device.blocked')} />;
  return <p className="text-sm text-muted">{t(isAble ? 'device.hint' : 'device.unable')}</p>;
}
