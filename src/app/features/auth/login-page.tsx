import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '#app/document/use-hydrated.ts';
import { arrival } from '#app/frame/session/arrival-notice.tsx';
import { homeOf, rememberDestination, safeDestination } from '#app/frame/session/destination.ts';
import { useOpenSession } from '#app/frame/session/use-open-session.ts';
import { authEndpoints } from '#contract/auth.ts';
import { PAGES } from '#contract/pages.ts';
import { Banner } from '#ui/banner.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useStoredSession } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { now } from '#web/clock/clock.ts';
import { PageTitle } from '#web/page-title.tsx';
import { PublicLayout } from '#web/public-layout.tsx';
import { LinkSent } from './link-sent.tsx';
import { LoginForm } from './login-form.tsx';
import { OtherSession } from './other-session.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { usePageVisible } from './use-page-visible.ts';

/**
 * Five states: asking for an address, link sent, verifying the link one came back with, asking first when someone
 * else is logged in, and asking for the code of a second factor.
 */
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
  /** Of the link, or of another company that somebody logged in goes to. */
  const entering = hydrated && typeof location.state?.ticket === 'string' ? location.state.ticket : null;
  const [ticket, setTicket] = useState<string | null>(null);
  const [gone, setGone] = useState<ApiError | null>(null);
  const asked = gone ? null : (ticket ?? entering);
  const presented = useRef<string | null>(null);
  const visible = usePageVisible();

  // The prerendered page knows no query string: both are read only once React has taken over.
  const token = hydrated ? search.get('token') : null;
  const next = hydrated ? safeDestination(search.get('next')) : null;
  const byMail = hydrated && search.has('mail');
  const expired = hydrated && location.state?.expired === true;

  const verification = useMutation({
    mutationFn: (body: { token: string; replace?: boolean }) => call(authEndpoints.verifyMagicLink, { body }),
    // A server that is busy for a moment has not used the link up.
    retry: (failures, failure) => failures < 3 && isPassing(failure),
    onSuccess: (answer) => ('next' in answer ? setTicket(answer.ticket) : openSession(answer)),
    onError: () => setSearch({}, { replace: true }),
  });
  const { error } = verification;
  const asksFirst = error instanceof ApiError && error.code === 'other_session_open';
  const replacing = verification.variables?.replace === true;

  useEffect(() => {
    // A link works once: presenting it twice would turn a success into an error.
    // What is opened ahead, in the background, nobody has looked at yet.
    if (!token || !visible || presented.current === token) return;
    presented.current = token;
    verification.mutate({ token });
  }, [token, visible, verification.mutate]);

  const alreadyIn = session !== null && !token && !asked && verification.isIdle;
  // A link that does nothing more takes nothing away: whoever is logged in stays so, and is told.
  const stays = session !== null && verification.isError && isLinkDead(error);
  useEffect(() => {
    if (alreadyIn) navigate(next ?? homeOf(session.user), { replace: true });
    else if (stays) navigate(homeOf(session.user), { replace: true, state: arrival('linkDone') });
  }, [alreadyIn, stays, session, next, navigate]);

  const verifying =
    stays || Boolean(token) || (verification.isPending && !replacing) || verification.isSuccess;
  return (
    <PublicLayout>
      <PageTitle title={t('common:pages.login')} description={t('auth:lead')} />
      <div className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-6 px-4 py-10">
        {asked ? (
          <SecondFactorForm ticket={asked} newcomer={ticket === null} onGone={setGone} />
        ) : verifying && !gone ? (
          <div role="status" className="flex flex-col items-center gap-4 text-center">
            <Spinner className="size-8 text-sea" />
            <h1 className="text-2xl font-semibold">{t('auth:verifying.title')}</h1>
            <p className="text-muted">{t('auth:verifying.text')}</p>
          </div>
        ) : asksFirst || (replacing && verification.isPending) ? (
          <OtherSession
            session={session}
            busy={verification.isPending}
            onReplace={() => {
              const { current } = presented;
              if (current && !verification.isPending) verification.mutate({ token: current, replace: true });
            }}
          />
        ) : sentTo ? (
          <LinkSent email={sentTo} onOtherAddress={() => setSentTo(null)} />
        ) : (
          <>
            <div>
              <h1 className="font-display text-3xl font-semibold tracking-tight">{t('auth:title')}</h1>
              <p className="mt-2 text-muted">{t('auth:lead')}</p>
            </div>
            {expired && <Banner tone="info" title={t('auth:expired')} />}
            {gone && <Banner tone="error" title={sentence(gone)} />}
            {verification.isError && (
              <Banner tone="error" title={sentence(error, t('auth:linkRefused'))}>
                {isLinkDead(error) && t('auth:linkRefusedAdvice')}
              </Banner>
            )}
            {byMail && <p className="text-muted">{t('auth:byMailHint')}</p>}
            <LoginForm
              byMail={byMail}
              onAsked={() => rememberDestination(next, now())}
              onSent={(email) => {
                verification.reset();
                setSentTo(email);
              }}
            />
            {!byMail && (
              <p>
                <Link to={`${PAGES.login.path}?mail=1`} className="link">
                  {t('auth:byMail')}
                </Link>
              </p>
            )}
            <PasskeyLogin next={next} />
            <p className="text-muted">
              {t('auth:noAccount')}{' '}
              <Link to={PAGES.freeTrial.path} className="link">
                {t('auth:startTrial')}
              </Link>
            </p>
          </>
        )}
      </div>
    </PublicLayout>
  );
}

function isLinkDead(error: unknown): boolean {
  return !(error instanceof ApiError) || error.code === 'magic_link_invalid';
}

function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'network' || (error.status ?? 0) >= 500);
}
