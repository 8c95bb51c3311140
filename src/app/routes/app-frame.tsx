import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router';
import { AppCommands } from '#app/features/app-shell/app-commands.tsx';
import { OfflineHint } from '#app/features/app-shell/offline-hint.tsx';
import { PhoneBottomBar, PhoneTopBar } from '#app/features/app-shell/phone-bars.tsx';
import { Rail } from '#app/features/app-shell/rail.tsx';
import { SubscriptionNotice } from '#app/features/app-shell/subscription-banner.tsx';
import { useAccount } from '#app/features/app-shell/use-account.ts';
import { PageBoundary } from '#app/frame/boundaries.tsx';
import { ArrivalNotice } from '#app/frame/session/arrival-notice.tsx';
import { loginPathFor } from '#app/frame/session/destination.ts';
import { useReturnedInput } from '#app/frame/session/use-returned-input.ts';
import { CurrentDay } from '#ui/current-day.ts';
import { SkipLink } from '#ui/skip-link.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { TooltipProvider } from '#ui/tooltip.tsx';
import { useLive } from '#web/api/live/use-live.ts';
import { lastSessionEnd, useStoredSession } from '#web/api/stored-session.ts';
import { useNewDay } from '#web/clock/use-new-day.ts';

/** The frame of every screen that needs a session, and the guard at its door. */
export function AppFrame() {
  // The banner's words too: what suspends later would make every page jump.
  const { t } = useTranslation(['common', 'billing']);
  const location = useLocation();
  const session = useStoredSession();
  useReturnedInput(session);
  const account = useAccount(session);
  const away = useLive(session?.token ?? null);
  const today = useNewDay();

  if (!session) {
    const end = lastSessionEnd();
    if (end === 'logout') return <Navigate to="/login" replace />;
    return <Navigate to={loginPathFor(location)} state={{ expired: end === 'expiry' }} replace />;
  }

  const controls = { user: session.user, onLogout: account.logout, onLanguage: account.rememberLanguage };
  return (
    <TooltipProvider>
      <ToastProvider>
        <ArrivalNotice />
        <SkipLink label={t('common:skipToContent')} />
        <div className="flex min-h-dvh flex-col md:flex-row print:min-h-0">
          <Rail {...controls} />
          <PhoneTopBar {...controls} />
          <main
            id="content"
            tabIndex={-1}
            className="min-w-0 flex-1 px-4 pt-6 pb-24 sm:px-8 md:py-10 print:p-0!"
          >
            <SubscriptionNotice session={session} />
            <CurrentDay value={today}>
              <PageBoundary>
                <Outlet />
              </PageBoundary>
            </CurrentDay>
          </main>
          <PhoneBottomBar user={session.user} />
        </div>
        <OfflineHint shown={away} />
        <AppCommands {...controls} />
      </ToastProvider>
    </TooltipProvider>
  );
}
