import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useHydrated } from '#app/document/use-hydrated.ts';
import { useOpenSession } from '#app/frame/session/use-open-session.ts';
import { companyLoginEndpoints } from '#contract/company-login.ts';
import { PAGES } from '#contract/pages.ts';
import { Banner } from '#ui/banner.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { call } from '#web/api/call.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { PageTitle } from '#web/page-title.tsx';
import { QuietLayout } from '#web/quiet-layout.tsx';
import { TestOutcome } from './test-outcome.tsx';

/** Where a provider sends people back: it opens their session, or shows what a test brought. */
export function CompanyReturnPage() {
  const { t } = useTranslation('company-login');
  const sentence = useErrorSentence();
  const openSession = useOpenSession();
  const hydrated = useHydrated();
  const { search } = useLocation();
  const presented = useRef(false);
  const finish = useMutation({
    mutationFn: (answer: string) => call(companyLoginEndpoints.finish, { body: { answer } }),
    onSuccess: (outcome) => {
      if (!('next' in outcome)) openSession(outcome);
    },
  });
  const { mutate } = finish;
  useEffect(() => {
    // An answer counts once.
    if (!hydrated || presented.current) return;
    presented.current = true;
    // It leaves the address at once: nobody reads it over a shoulder or sends it along.
    window.history.replaceState(window.history.state, '', PAGES.companyReturn.path);
    mutate(search.slice(1) || 'state=');
  }, [hydrated, search, mutate]);
  const tested = finish.data && 'next' in finish.data ? finish.data : null;
  return (
    <QuietLayout>
      <PageTitle title={t('return.title')} isUnlisted />
      <div className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-6 px-4 py-10">
        {tested ? (
          <TestOutcome tested={tested} />
        ) : finish.isError ? (
          <>
            <h1 className="font-display text-3xl font-semibold tracking-tight">{t('return.failed')}</h1>
            <Banner tone="error" title={sentence(finish.error)} />
            <p className="text-muted">{t('return.advice')}</p>
            <div className="flex flex-wrap gap-3">
              <Link to={PAGES.login.path} className={buttonClass({ variant: 'primary' })}>
                {t('return.again')}
              </Link>
              <Link to={`${PAGES.login.path}?mail=1`} className={buttonClass({ variant: 'secondary' })}>
                {t('return.byMail')}
              </Link>
            </div>
          </>
        ) : (
          <div role="status" className="flex flex-col items-center gap-4 text-center">
            <Spinner className="size-8 text-sea" />
            <h1 className="text-2xl font-semibold">{t('return.title')}</h1>
          </div>
        )}
      </div>
    </QuietLayout>
  );
}
