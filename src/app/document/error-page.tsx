import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '#ui/button.tsx';
import { PageTitle } from '#web/page-title.tsx';
import { useOnline } from '#web/use-online.ts';

/** A screen that broke: a new version may have replaced the files this page was about to fetch, or none could be had. */
export function ErrorPage() {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const online = useOnline();
  const title = t(online ? 'error.title' : 'error.offline');
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col items-start justify-center gap-4 p-6">
      <PageTitle title={title} />
      <h1 className="text-2xl font-semibold">{title}</h1>
      <p className="text-muted">{t(online ? 'error.advice' : 'error.offlineAdvice')}</p>
      <div className="flex flex-wrap gap-3">
        {online ? (
          <>
            <Button onClick={() => window.location.reload()}>{t('error.reload')}</Button>
            <ButtonLink to="/" variant="secondary">
              {t('error.home')}
            </ButtonLink>
          </>
        ) : (
          <Button onClick={() => navigate(-1)}>{t('error.back')}</Button>
        )}
      </div>
    </main>
  );
}
