import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { authEndpoints } from '#contract/auth.ts';
import { call } from '#web/api/call.ts';
import { useStoredSession } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { now } from '#web/clock/clock.ts';
import { PageTitle } from '#web/document/page-title.tsx';
import { useHydrated } from '#web/document/use-hydrated.ts';
import { PublicLayout } from '#web/marketing/public-layout.tsx';
import { PAGES } from '#web/navigation/pages.ts';
import { DEFAULT_DESTINATION, rememberDestination, safeDestination } from '#web/session/destination.ts';
import { useOpenSession } from '#web/session/use-open-session.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { LinkSent } from './link-sent.tsx';
import { LoginForm } from './login-form.tsx';

/** Three states: asking for an address, link sent, and verifying the link one came back with. */
export function LoginPage() {
  const { t } = useTranslation(['auth', 'common']);
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const session = useStoredSession();
  const openSession = useOpenSession();
  const sentence = useErrorSentence();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const presented = useRef<string | null>(null);

  // The prerendered page knows no query string: both are read only once React has taken over.
  const token = hydrated ? search.get('token') : null;
  const next = hydrated ? safeDestination(search.get('next')) : null;
  const expired = hydrated && location.state?.expired === true;

  const verification = useMutation({
    mutationFn: (presentedToken: string) =>
      call(authEndpoints.verifyMagicLink, { body: { token: presentedToken } }),
    onSuccess: openSession,
    onError: () => setSearch({}, { replace: true }),
  });

  useEffect(() => {
    // A link works once: presenting it twice would turn a success into an error.
    if (!token || presented.current === token) return;
    presented.current = token;
    verification.mutate(token);
  }, [token, verification.mutate]);

  const alreadyIn = session !== null && !token && verification.isIdle;
  useEffect(() => {
    if (alreadyIn) navigate(next ?? DEFAULT_DESTINATION, { replace: true });
  }, [alreadyIn, next, navigate]);

  const verifying = Boolean(token) || verification.isPending || verification.isSuccess;
  return (
    <PublicLayout>
      <PageTitle title={t('common:pages.login')} description={t('auth:lead')} />
      <div className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-6 px-4 py-10">
        {verifying ? (
          <div role="status" className="flex flex-col items-center gap-4 text-center">
            <Spinner className="size-8 text-sea" />
            <h1 className="text-2xl font-semibold">{t('auth:verifying.title')}</h1>
            <p className="text-muted">{t('auth:verifying.text')}</p>
          </div>
        ) : sentTo ? (
          <LinkSent email={sentTo} onOtherAddress={() => setSentTo(null)} />
        ) : (
          <>
            <div>
              <h1 className="font-display text-3xl font-semibold tracking-tight">{t('auth:title')}</h1>
              <p className="mt-2 text-muted">{t('auth:lead')}</p>
            </div>
            {expired && <Banner tone="info" title={t('auth:expired')} />}
            {verification.isError && (
              <Banner tone="error" title={sentence(verification.error, t('auth:linkRefused'))}>
                {t('auth:linkRefusedAdvice')}
              </Banner>
            )}
            <LoginForm
              onSent={(email) => {
                rememberDestination(next, now());
                verification.reset();
                setSentTo(email);
              }}
            />
            <p className="text-muted">
              {t('auth:noAccount')}{' '}
              <Link to={PAGES.freeTrial.path} className="font-medium text-sea underline underline-offset-4">
                {t('auth:startTrial')}
              </Link>
            </p>
          </>
        )}
      </div>
    </PublicLayout>
  );
}
