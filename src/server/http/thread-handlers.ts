import type { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';

type Api = typeof api;
type IsHeavy<T> = {
  [Name in keyof T]: T[Name] extends { readonly heavy: NonNullable<Endpoint['heavy']> } ? Name : never;
}[keyof T];
type HeavyFeature = {
  [Feature in keyof Api]: [IsHeavy<Api[Feature]>] extends [never] ? never : Feature;
}[keyof Api];

/**
 * The handlers of every table with a heavy entry, as a thread loads them: when they are first asked for. A table whose
 * entry is marked heavy and that is missing here does not compile.
 */
const tables: {
  readonly [Feature in HeavyFeature]: (services: Services) => Promise<Handlers<Api[Feature]>>;
} = {
  auditLog: async (services) => (await import('./audit-log.ts')).auditLogHandlers(services),
  balanceImports: async (services) => (await import('./balance-imports.ts')).balanceImportsHandlers(services),
  balances: async (services) => (await import('./balances.ts')).balancesHandlers(services),
  calendar: async (services) => (await import('./calendar.ts')).calendarHandlers(services),
  calendarExports: async (services) =>
    (await import('./calendar-exports.ts')).calendarExportsHandlers(services),
  calendarFeeds: async (services) => (await import('./calendar-feeds.ts')).calendarFeedsHandlers(services),
  closings: async (services) => (await import('./closings.ts')).closingsHandlers(services),
  coverage: async (services) => (await import('./coverage.ts')).coverageHandlers(services),
  departures: async (services) => (await import('./departures.ts')).departuresHandlers(services),
  entitlements: async (services) => (await import('./entitlements.ts')).entitlementsHandlers(services),
  expiringLeave: async (services) => (await import('./expiring-leave.ts')).expiringLeaveHandlers(services),
  insightTables: async (services) => (await import('./insight-tables.ts')).insightTablesHandlers(services),
  insights: async (services) => (await import('./insights.ts')).insightsHandlers(services),
  leaveLiability: async (services) => (await import('./leave-liability.ts')).leaveLiabilityHandlers(services),
  leavePlanning: async (services) => (await import('./leave-planning.ts')).leavePlanningHandlers(services),
  leaveRequests: async (services) => (await import('./leave-requests.ts')).leaveRequestsHandlers(services),
  leaveTypes: async (services) => (await import('./leave-types.ts')).leaveTypesHandlers(services),
  myYear: async (services) => (await import('./my-year.ts')).myYearHandlers(services),
  organization: async (services) => (await import('./organization.ts')).organizationHandlers(services),
  monthlyStatements: async (services) =>
    (await import('./monthly-statements.ts')).monthlyStatementsHandlers(services),
  payroll: async (services) => (await import('./payroll.ts')).payrollHandlers(services),
  payrollFiles: async (services) => (await import('./payroll-files.ts')).payrollFilesHandlers(services),
  payrollSending: async (services) => (await import('./payroll-sending.ts')).payrollSendingHandlers(services),
  payslips: async (services) => (await import('./payslips.ts')).payslipsHandlers(services),
  peopleImports: async (services) => (await import('./people-imports.ts')).peopleImportsHandlers(services),
  peopleLists: async (services) => (await import('./people-lists.ts')).peopleListsHandlers(services),
  peopleSheets: async (services) => (await import('./people-sheets.ts')).peopleSheetsHandlers(services),
  ruleGroups: async (services) => (await import('./rule-groups.ts')).ruleGroupsHandlers(services),
  recordings: async (services) => (await import('./recordings.ts')).recordingsHandlers(services),
  settings: async (services) => (await import('./settings.ts')).settingsHandlers(services),
  teams: async (services) => (await import('./teams.ts')).teamsHandlers(services),
  viewAs: async (services) => (await import('./view-as.ts')).viewAsHandlers(services),
  users: async (services) => (await import('./users.ts')).usersHandlers(services),
};

const known = new Map<string, Promise<Readonly<Record<string, unknown>>>>();

/** A thread has one set of services, so one set of handlers. */
export async function handlerInThread(services: Services, feature: string, name: string): Promise<unknown> {
  const load = known.get(feature) ?? tables[feature as HeavyFeature]?.(services);
  if (!load) throw new Error(`No thread answers ${feature}.`);
  known.set(feature, load);
  const handlers: Readonly<Record<string, unknown>> = await load;
  return handlers[name];
}
