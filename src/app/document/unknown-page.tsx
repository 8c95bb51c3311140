import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageTitle } from '#web/page-title.tsx';

/** Where this document was fetched from: asking for the same address again would bring the same document. */
const arrivedAt = typeof window === 'undefined' ? '' : window.location.pathname;

/** An address that the application does not draw: the server knows what is there, a page of the site or nothing. */
export function UnknownPage() {
  const { t } = useTranslation(['not-found', 'common']);
  const { pathname } = useLocation();
  const isAsked = pathname === arrivedAt;
  useEffect(() => {
    if (!isAsked) window.location.reload();
  }, [isAsked]);
  if (!isAsked) return null;
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col items-start justify-center gap-4 p-6">
      <PageTitle title={t('not-found:title')} isUnlisted />
      <h1 className="text-2xl font-semibold">{t('not-found:title')}</h1>
      <p className="text-muted">{t('not-found:explanation')}</p>
      <ButtonLink to={PAGES.home.path}>{t('common:pages.home')}</ButtonLink>
    </main>
  );
}
