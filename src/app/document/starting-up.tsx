import { useTranslation } from 'react-i18next';

/** Shown until the first screen is ready; quiet, because it is usually there for a blink. */
export function StartingUp() {
  const { t } = useTranslation('common');
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-muted" aria-busy="true">
      <title>{t('productName')}</title>
      <p>Loading...</p>
    </main>
  );
}
