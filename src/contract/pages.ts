/**
 * Who draws a page: the site writes it as a document when it is built, the application draws it in the browser.
 * `prerendered`: drawn by the application, and written as a document as well, so that it is read before any script.
 * `daily`: what most people open on most days; only what these pages need is fetched by all of them.
 * `aside`: a daily one that shares more with seldom pages than with the other daily ones.
 * `developer`: for who works on the program; nobody else's browser keeps its files.
 */
type Page = {
  readonly path: string;
  readonly drawnBy: 'site' | 'app';
  readonly prerendered?: true;
  readonly daily?: true;
  readonly aside?: true;
  readonly developer?: true;
};

const site = <Path extends string>(path: Path) => ({ path, drawnBy: 'site' }) as const;
const app = <Path extends string>(path: Path) => ({ path, drawnBy: 'app' }) as const;
const prerendered = <Path extends string>(path: Path) => ({ ...app(path), prerendered: true }) as const;
const daily = <Path extends string>(path: Path) => ({ ...app(path), daily: true }) as const;
const developer = <Path extends string>(path: Path) => ({ ...app(path), developer: true }) as const;

/** Every page there is. The router, the site's build, the server and all navigation read this list. */
export const PAGES = {
  home: site('/'),
  features: site('/features'),
  pricing: site('/pricing'),
  demo: site('/demo'),
  newsletter: site('/newsletter'),
  blog: site('/blog'),
  article: site('/blog/:slug'),
  about: site('/about'),
  careers: site('/careers'),
  legalNotice: site('/legal-notice'),
  privacy: site('/privacy'),
  terms: site('/terms'),
  dataProcessing: site('/data-processing'),
  status: site('/status'),
  documentation: site('/documentation'),
  conformity: site('/conformity'),
  contact: site('/contact'),

  login: prerendered('/login'),
  freeTrial: prerendered('/free-trial'),
  onboarding: prerendered('/onboarding'),
  unsubscribe: prerendered('/unsubscribe'),
  companyReturn: app('/login/company'),
  stopRecovery: app('/stop-recovery'),
  onboardingSuccess: app('/onboarding/success'),
  approveRequest: app('/requests/:id/approve'),
  rejectRequest: app('/requests/:id/reject'),
  devLogin: developer('/dev-login'),
  devMailbox: developer('/dev-mailbox'),
  devUi: developer('/dev-ui'),

  dashboard: daily('/dashboard'),
  approvals: daily('/approvals'),
  approvalsHistory: app('/approvals/history'),
  calendar: daily('/calendar'),
  calendarSubscribe: app('/calendar/subscribe'),
  balances: { ...daily('/balances'), aside: true },
  balanceImport: app('/balances/import'),
  newRequest: daily('/requests/new'),
  recordSeveral: app('/requests/several'),
  request: daily('/requests/:id'),
  editRequest: app('/requests/:id/edit'),
  users: app('/users'),
  formerPeople: app('/users/former'),
  peopleImport: app('/users/import'),
  person: app('/users/:id'),
  departure: app('/users/:id/departure'),
  teams: app('/teams'),
  myTeams: app('/teams/my-teams'),
  team: app('/teams/:id'),
  hierarchy: app('/hierarchy'),
  settings: app('/settings'),
  leaveTypes: app('/settings/types'),
  ruleGroups: app('/settings/groups'),
  coverage: app('/settings/coverage'),
  closings: app('/settings/closings'),
  newClosing: app('/settings/closings/new'),
  closing: app('/settings/closings/:id'),
  reminders: app('/settings/reminders'),
  entitlements: app('/entitlements'),
  payroll: app('/payroll'),
  payCodes: app('/payroll/codes'),
  monthlyStatement: app('/payroll/statement'),
  payModels: app('/payroll/models'),
  payslips: app('/payroll/comparisons'),
  payslipComparison: app('/payroll/comparisons/:id'),
  accountants: app('/payroll/accountants'),
  paySending: app('/payroll/sending'),
  companies: app('/companies'),
  insights: app('/insights'),
  myYear: app('/balances/figures'),
  leaveLiability: app('/insights/liability'),
  expiringLeave: app('/insights/expiring'),
  notice: app('/notices/:id'),
  subscription: app('/subscription'),
  organization: app('/organization'),
  loginPolicy: app('/organization/login'),
  companyLogin: app('/organization/company-login'),
  privacyRegister: app('/organization/privacy'),
  companyData: app('/organization/data'),
  auditLog: app('/audit-log'),
  viewAs: app('/view-as'),
  profile: app('/profile'),
  myData: app('/profile/data'),
  sessions: app('/sessions'),
  looks: app('/privacy/looks'),
  security: app('/security'),
  apiKeys: app('/api-keys'),
  webhooks: app('/webhooks'),
  webhook: app('/webhooks/:id'),
  directories: app('/directories'),
  connections: app('/connections'),
  connectionsReturn: app('/connections/return'),
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

const all: readonly Page[] = Object.values(PAGES);

/** Pages that the application draws and that are documents as well. */
export const prerenderedPaths = all.filter((page) => page.prerendered).map(({ path }) => path);

/** The pages of this kind, by their names. */
export function pagesThatAre(kind: 'daily' | 'aside' | 'developer'): PageName[] {
  return Object.entries<Page>(PAGES).flatMap(([name, page]) => (page[kind] ? [name as PageName] : []));
}

/** Whether a path is an address of this page. */
export function isPage(name: PageName, path: string): boolean {
  return patternOf(PAGES[name].path).test(path);
}

const ofTheApp = all
  .filter(({ drawnBy }) => drawnBy === 'app')
  .map(({ path }) => ({ path, pattern: patternOf(path) }));

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
}

/** The page of the application that is at this path, as it is listed: `/users/:id`. Null: the server answers by itself. */
export function appPageAt(path: string): string | null {
  const found = ofTheApp.filter(({ pattern }) => pattern.test(path));
  // What is named word for word goes before what a parameter lets in.
  return (found.find((page) => page.path === path) ?? found[0])?.path ?? null;
}

/** Whether the application draws what is at this path; what it does not, the server answers by itself. */
export function isAppPath(path: string): boolean {
  return appPageAt(path) !== null;
}
