import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#ui/button.tsx';
import { PageTitle } from '#web/page-title.tsx';

/** A screen that broke: a new version may have replaced the files this page was about to fetch. */
export function ErrorPage() {
  const { t } = useTranslation('common');
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col items-start justify-center gap-4 p-6">
      <PageTitle title={t('error.title')} />
      <h1 className="text-2xl font-semibold">{t('error.title')}</h1>
      <p className="text-muted">{t('error.advice')}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{t('error.reload')}</Button>
        <ButtonLink to="/" variant="secondary">
          {t('error.home')}
        </ButtonLink>
      </div>
    </main>
  );
}
