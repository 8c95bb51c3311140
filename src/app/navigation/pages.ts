type Page = { path: string; exists: boolean };

/**
 * Every page that some navigation wants to point at. `exists` keeps us from showing a door with no room
 * behind it; `pages.test.ts` holds it to the routes that are really there.
 */
export const PAGES = {
  home: { path: '/', exists: true },
  login: { path: '/login', exists: true },
  dashboard: { path: '/dashboard', exists: true },
  newRequest: { path: '/requests/new', exists: true },
  calendar: { path: '/calendar', exists: true },
  calendarSubscribe: { path: '/calendar/subscribe', exists: true },
  approvals: { path: '/approvals', exists: true },
  approvalsHistory: { path: '/approvals/history', exists: true },
  balances: { path: '/balances', exists: true },
  users: { path: '/users', exists: true },
  balanceImport: { path: '/balances/import', exists: true },
  teams: { path: '/teams', exists: true },
  myTeams: { path: '/teams/my-teams', exists: true },
  hierarchy: { path: '/hierarchy', exists: true },
  subscription: { path: '/subscription', exists: true },
  settings: { path: '/settings', exists: true },
  leaveTypes: { path: '/settings/types', exists: true },
  coverage: { path: '/settings/coverage', exists: true },
  reminders: { path: '/settings/reminders', exists: true },
  entitlements: { path: '/entitlements', exists: true },
  organization: { path: '/organization', exists: true },
  auditLog: { path: '/audit-log', exists: true },
  profile: { path: '/profile', exists: true },
  sessions: { path: '/sessions', exists: true },
  freeTrial: { path: '/free-trial', exists: true },
  onboarding: { path: '/onboarding', exists: true },
  onboardingSuccess: { path: '/onboarding/success', exists: true },
  features: { path: '/features', exists: true },
  pricing: { path: '/pricing', exists: true },
  demo: { path: '/demo', exists: true },
  newsletter: { path: '/newsletter', exists: true },
  blog: { path: '/blog', exists: true },
  about: { path: '/about', exists: true },
  careers: { path: '/careers', exists: true },
  legalNotice: { path: '/legal-notice', exists: true },
  privacy: { path: '/privacy', exists: true },
  terms: { path: '/terms', exists: true },
  dataProcessing: { path: '/data-processing', exists: true },
  status: { path: '/status', exists: true },
  documentation: { path: '/documentation', exists: true },
  contact: { path: '/contact', exists: true },
  devLogin: { path: '/dev-login', exists: true },
  devMailbox: { path: '/dev-mailbox', exists: true },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

export function existingPages<Name extends PageName>(names: readonly Name[]): Name[] {
  return names.filter((name) => PAGES[name].exists);
}
