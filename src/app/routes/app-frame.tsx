import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router';
import { AppCommands, type OpenCommand } from '#app/features/app-shell/app-commands.tsx';
import { KeptNotice } from '#app/features/app-shell/kept-notice.tsx';
import { OfflineHint } from '#app/features/app-shell/offline-hint.tsx';
import { PhoneBottomBar, PhoneTopBar } from '#app/features/app-shell/phone-bars.tsx';
import { Rail } from '#app/features/app-shell/rail.tsx';
import { SubscriptionNotice } from '#app/features/app-shell/subscription-banner.tsx';
import { useAccount } from '#app/features/app-shell/use-account.ts';
import { useWaitingCount } from '#app/features/app-shell/use-waiting-count.ts';
import { KeepingCards, NoticeBoundary } from '#app/frame/boundaries.tsx';
import { useDevice } from '#app/frame/device/use-device.ts';
import { PhotosProvider } from '#app/frame/photos/photos-provider.tsx';
import { ArrivalNotice } from '#app/frame/session/arrival-notice.tsx';
import { loginPathFor } from '#app/frame/session/destination.ts';
import { FreshProofHost } from '#app/frame/session/fresh-proof-host.tsx';
import { useReturnedInput } from '#app/frame/session/use-returned-input.ts';
import { isPage } from '#contract/pages.ts';
import { can } from '#domain/access/can.ts';
import { CurrentDay } from '#ui/current-day.ts';
import { usePartsAhead } from '#ui/late-part.ts';
import { SkipLink } from '#ui/skip-link.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { useLive } from '#web/api/live/use-live.ts';
import { lastSessionEnd, useStoredSession } from '#web/api/stored-session.ts';
import { useNewDay } from '#web/clock/use-new-day.ts';
import { fetchTextFiles } from '#web/i18n/browser.ts';
import { WaitingInTitle } from '#web/page-title.tsx';
import { firstCallsAt } from './first-calls.ts';

const EnrollingFrame = lazy(async () => ({
  default: (await import('#app/features/second-factors/enrolling-frame.tsx')).EnrollingFrame,
}));

const ClosedFrame = lazy(async () => ({
  default: (await import('#app/features/privacy/closed-frame.tsx')).ClosedFrame,
}));

const ClosingNotice = lazy(async () => ({
  default: (await import('#app/features/privacy/closing-notice.tsx')).ClosingNotice,
}));

const FreshProofDialog = lazy(async () => ({
  default: (await import('#app/features/second-factors/fresh-proof-dialog.tsx')).FreshProofDialog,
}));

/** Where it cannot be had, the first text that needs it says so. */
const askForTextFiles = () => void fetchTextFiles().catch(() => {});

/** The frame of every screen that needs a session, and the guard at its door. */
export function AppFrame() {
  // The banner's words too: what suspends later would make every page jump.
  const { t } = useTranslation(['common', 'billing']);
  const location = useLocation();
  const session = useStoredSession();
  useReturnedInput(session);
  useDevice(session, firstCallsAt);
  const account = useAccount(session);
  const [enrolled, setEnrolled] = useState(true);
  // The page stays until its reader has kept the codes that it ends with.
  if (account.enrolling && enrolled) setEnrolled(false);
  const away = useLive(enrolled ? (session?.token ?? null) : null);
  usePartsAhead(askForTextFiles);
  const today = useNewDay();
  const waiting = useWaitingCount(enrolled ? (session?.user ?? null) : null);
  const [command, setCommand] = useState<OpenCommand>(null);

  if (!session) {
    const end = lastSessionEnd();
    if (end === 'logout') return <Navigate to="/login" replace />;
    return <Navigate to={loginPathFor(location)} state={{ expired: end === 'expiry' }} replace />;
  }

  if (!enrolled) {
    return (
      <>
        <Suspense fallback={null}>
          <EnrollingFrame onDone={() => setEnrolled(true)} onLogout={account.logout} />
        </Suspense>
        <FreshProofHost Dialog={FreshProofDialog} />
      </>
    );
  }

  if (account.closesAt && !can(session.user, 'organization.close')) {
    return (
      <>
        <Suspense fallback={null}>
          <ClosedFrame closesAt={account.closesAt} onLogout={account.logout} />
        </Suspense>
        <FreshProofHost Dialog={FreshProofDialog} />
      </>
    );
  }

  const search = () => setCommand('palette');
  // A calendar uses all the width there is.
  const isWide = isPage('calendar', location.pathname);
  const controls = { user: session.user, onLogout: account.logout, onLanguage: account.rememberLanguage };
  return (
    <ToastProvider>
      <PhotosProvider user={session.user}>
        <ArrivalNotice />
        <SkipLink label={t('common:skipToContent')} />
        <div className="flex min-h-dvh flex-col md:flex-row print:min-h-0">
          <Rail {...controls} waiting={waiting} onSearch={search} />
          <PhoneTopBar {...controls} onSearch={search} />
          <main
            id="content"
            tabIndex={-1}
            className="min-w-0 flex-1 px-4 pt-6 pb-24 wrap-break-word sm:px-8 md:py-10 print:p-0!"
          >
            <WaitingInTitle value={waiting}>
              <CurrentDay value={today}>
                {/* Pages say how wide they read; where they begin is the same for all of them. */}
                <div className={isWide ? '*:mx-0!' : 'mx-auto max-w-7xl *:mx-0!'}>
                  <NoticeBoundary>
                    <KeptNotice />
                  </NoticeBoundary>
                  <NoticeBoundary>
                    <SubscriptionNotice session={session} />
                  </NoticeBoundary>
                  {account.closesAt && (
                    <NoticeBoundary>
                      <Suspense fallback={null}>
                        <ClosingNotice closesAt={account.closesAt} />
                      </Suspense>
                    </NoticeBoundary>
                  )}
                  <KeepingCards>
                    <Outlet />
                  </KeepingCards>
                </div>
              </CurrentDay>
            </WaitingInTitle>
          </main>
          <PhoneBottomBar user={session.user} waiting={waiting} />
        </div>
        <OfflineHint away={away} />
        <AppCommands {...controls} open={command} onOpen={setCommand} />
        <FreshProofHost Dialog={FreshProofDialog} />
      </PhotosProvider>
    </ToastProvider>
  );
}
