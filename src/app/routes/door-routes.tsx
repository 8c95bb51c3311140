import type { RouteObject } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import { decision } from './chosen-pages.tsx';
import { onThisMachine, open } from './route-kinds.tsx';

/** Pages that need no session. */
export const atTheDoor: RouteObject[] = [
  open(PAGES.login, async () => (await import('#app/features/auth/login-page.tsx')).LoginPage),
  open(
    PAGES.freeTrial,
    async () => (await import('#app/features/onboarding/free-trial-page.tsx')).FreeTrialPage,
  ),
  open(
    PAGES.onboarding,
    async () => (await import('#app/features/onboarding/onboarding-page.tsx')).OnboardingPage,
  ),
  open(
    PAGES.onboardingSuccess,
    async () => (await import('#app/features/onboarding/success-page.tsx')).OnboardingSuccessPage,
  ),
  open(
    PAGES.unsubscribe,
    async () => (await import('#app/features/notifications/unsubscribe-page.tsx')).UnsubscribePage,
  ),
  open(
    PAGES.stopRecovery,
    async () => (await import('#app/features/login-policy/stop-recovery-page.tsx')).StopRecoveryPage,
  ),
  open(
    PAGES.companyReturn,
    async () => (await import('#app/features/company-login/return-page.tsx')).CompanyReturnPage,
  ),
  open(PAGES.approveRequest, decision('approve')),
  open(PAGES.rejectRequest, decision('reject')),
  open(PAGES.devLogin, async () => (await import('#app/features/dev-login/dev-login-page.tsx')).DevLoginPage),
  onThisMachine([
    open(
      PAGES.devMailbox,
      async () => (await import('#app/features/dev-mailbox/dev-mailbox-page.tsx')).DevMailboxPage,
    ),
    open(PAGES.devUi, async () => (await import('#app/features/gallery/gallery-page.tsx')).GalleryPage),
  ]),
];
