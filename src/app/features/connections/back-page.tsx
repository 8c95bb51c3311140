import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { connectionsEndpoints } from '#contract/connections.ts';
import { PAGES } from '#contract/pages.ts';
import { Banner } from '#ui/banner.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { PageTitle } from '#web/page-title.tsx';

/** Where a provider sends people back who allowed something, or did not. */
export function ConnectionBackPage() {
  const { t } = useTranslation('connections');
  const sentence = useErrorSentence();
  const navigate = useNavigate();
  const { search } = useLocation();
  const presented = useRef(false);
  const finish = useWrite(connectionsEndpoints.finish, {
    onSuccess: () => void navigate(PAGES.connections.path, { replace: true }),
  });
  const { mutate } = finish;
  useEffect(() => {
    // An answer counts once.
    if (presented.current) return;
    presented.current = true;
    // It leaves the address at once: nobody reads it over a shoulder or sends it along.
    window.history.replaceState(window.history.state, '', PAGES.connectionsReturn.path);
    mutate({ body: { answer: search.slice(1) || 'state=' } });
  }, [search, mutate]);
  return (
    <div className="mx-auto flex max-w-md flex-col gap-6 py-10">
      <PageTitle title={t('back.title')} />
      {finish.isError ? (
        <>
          <h1 className="font-display text-3xl font-semibold tracking-tight">{t('back.failed')}</h1>
          <Banner tone="error" title={sentence(finish.error)} />
          <Link to={PAGES.connections.path} className={buttonClass({ variant: 'primary' })}>
            {t('back.again')}
          </Link>
        </>
      ) : (
        <div role="status" className="flex flex-col items-center gap-4 text-center">
          <Spinner className="size-8 text-sea" />
          <h1 className="text-2xl font-semibold">{t('back.title')}</h1>
        </div>
      )}
    </div>
  );
}
