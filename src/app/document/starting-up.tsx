import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { HeadWriter } from '#web/page-title.tsx';

/** Shown until the first screen is ready; quiet, because it is usually there for a blink. */
export function StartingUp() {
  const { t } = useTranslation('common');
  const write = useContext(HeadWriter);
  write?.({ title: t('productName'), documentTitle: t('productName') });
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-muted" aria-busy="true">
      {!write && <title>{t('productName')}</title>}
      <p>Loading...</p>
    </main>
  );
}
