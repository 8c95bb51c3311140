import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import { useOnline } from '#web/use-online.ts';
import { useKeptSince } from './use-kept-since.ts';

/** Above a page that shows what the device kept: from when that is, and why. */
export function KeptNotice() {
  const { t } = useTranslation('app');
  const instants = useInstants();
  const online = useOnline();
  const since = useKeptSince();
  if (since === null) return null;
  const when = instants.instant(new Date(since).toISOString());
  return (
    <div className="mb-6">
      <Banner tone="info" title={t(online ? 'kept.serverAway' : 'kept.offline', { when })}>
        {t('kept.readOnly')}
      </Banner>
    </div>
  );
}
