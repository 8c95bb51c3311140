import type { RouteObject } from 'react-router';
import { ErrorPage } from '#app/document/error-page.tsx';
import { Root } from '#app/document/root.tsx';
import { StartingUp } from '#app/document/starting-up.tsx';
import { UnknownPage } from '#app/document/unknown-page.tsx';
import { PAGES } from '#contract/pages.ts';
import { teamsPage } from './chosen-pages.tsx';
import { atTheDoor } from './door-routes.tsx';
import { only, page, withinFrame } from './route-kinds.tsx';

const forEveryone: RouteObject[] = [
  page(PAGES.profile, async () => (await import('./profile-page.tsx')).Profile),
  page(PAGES.sessions, async () => (await import('./sessions-page.tsx')).Sessions),
  page(PAGES.myData, async () => (await import('#app/features/privacy/my-data-page.tsx')).MyDataPage),
  page(
    PAGES.security,
    async () => (await import('#app/features/second-factors/security-page.tsx')).SecurityPage,
  ),
  page(
    PAGES.companies,
    async () => (await import('#app/features/accountants/companies-page.tsx')).CompaniesPage,
  ),
];

const forMembers: RouteObject[] = [
  only('leave-request.file', [
    page(PAGES.dashboard, async () => (await import('./dashboard-page.tsx')).Dashboard),
    page(PAGES.balances, async () => (await import('./balances-page.tsx')).Balances),
    page(PAGES.myYear, async () => (await import('#app/features/my-year/my-year-page.tsx')).MyYearPage),
    page(PAGES.looks, async () => (await import('#app/features/looks/looks-page.tsx')).LooksPage),
    page(
      PAGES.connections,
      async () => (await import('#app/features/connections/connections-page.tsx')).ConnectionsPage,
    ),
    page(
      PAGES.connectionsReturn,
      async () => (await import('#app/features/connections/back-page.tsx')).ConnectionBackPage,
    ),
    page(PAGES.notice, async () => (await import('#app/features/entitlements/notice-page.tsx')).NoticePage),
  ]),
  only('calendar.read', [
    page(PAGES.calendar, async () => (await import('#app/features/calendar/calendar-page.tsx')).CalendarPage),
    page(
      PAGES.calendarSubscribe,
      async () => (await import('#app/features/calendar-feeds/subscribe-page.tsx')).SubscribePage,
    ),
  ]),
  only('api-key.personal', [
    page(PAGES.apiKeys, async () => (await import('#app/features/api-keys/api-keys-page.tsx')).ApiKeysPage),
  ]),
];

const byCapability: RouteObject[] = [
  only('leave-request.decide', [
    page(
      PAGES.approvals,
      async () => (await import('#app/features/approvals/approvals-page.tsx')).ApprovalsPage,
    ),
    page(
      PAGES.entitlements,
      async () => (await import('#app/features/entitlements/entitlements-page.tsx')).EntitlementsPage,
    ),
  ]),
  only('leave-request.record', [
    page(
      PAGES.recordSeveral,
      async () => (await import('#app/features/recordings/record-several-page.tsx')).RecordSeveralPage,
    ),
  ]),
  only('leave-request.read-all', [
    page(
      PAGES.approvalsHistory,
      async () => (await import('#app/features/approvals/history-page.tsx')).HistoryPage,
    ),
  ]),
  only('leave-request.file', [
    page(
      PAGES.newRequest,
      async () => (await import('#app/features/leave-requests/form/request-form-page.tsx')).RequestFormPage,
    ),
    page(
      PAGES.editRequest,
      async () => (await import('#app/features/leave-requests/form/request-form-page.tsx')).RequestFormPage,
    ),
  ]),
  only('leave-request.read', [
    page(
      PAGES.request,
      async () => (await import('#app/features/leave-requests/page/request-page.tsx')).RequestPage,
    ),
  ]),
  only('user.list', [
    page(PAGES.users, async () => (await import('#app/features/users/users-page.tsx')).UsersPage),
  ]),
  only('balance.read', [
    page(
      PAGES.departure,
      async () => (await import('#app/features/departures/departure-page.tsx')).DeparturePage,
    ),
    page(PAGES.person, async () => (await import('#app/features/people-sheets/person-page.tsx')).PersonPage),
  ]),
  only('view-as.use', [
    page(PAGES.viewAs, async () => (await import('#app/features/view-as/view-as-page.tsx')).ViewAsPage),
  ]),
  only('user.list-former', [
    page(
      PAGES.formerPeople,
      async () => (await import('#app/features/departures/former-page.tsx')).FormerPage,
    ),
  ]),
  only('balance.import', [
    page(
      PAGES.peopleImport,
      async () => (await import('#app/features/people-imports/people-import-page.tsx')).PeopleImportPage,
    ),
    page(
      PAGES.balanceImport,
      async () => (await import('#app/features/balance-imports/balance-imports-page.tsx')).BalanceImportsPage,
    ),
  ]),
  only(
    'team.list',
    [
      page(PAGES.teams, teamsPage('all')),
      page(
        PAGES.hierarchy,
        async () => (await import('#app/features/teams/hierarchy-page.tsx')).HierarchyPage,
      ),
    ],
    PAGES.myTeams.path,
  ),
  only('team.read', [
    page(PAGES.myTeams, teamsPage('mine')),
    page(PAGES.team, async () => (await import('./team-page.tsx')).TeamWithCoverage),
  ]),
  only('payroll.read', [
    page(PAGES.payroll, async () => (await import('#app/features/payroll/payroll-page.tsx')).PayrollPage),
    page(
      PAGES.monthlyStatement,
      async () => (await import('#app/features/monthly-statements/statement-page.tsx')).StatementPage,
    ),
    page(
      PAGES.paySending,
      async () => (await import('#app/features/payroll-sending/sending-page.tsx')).SendingPage,
    ),
  ]),
  only('insight.costs', [
    page(
      PAGES.leaveLiability,
      async () => (await import('#app/features/insights/liability-page.tsx')).LiabilityPage,
    ),
  ]),
  only('insight.read', [
    page(
      PAGES.expiringLeave,
      async () => (await import('#app/features/insights/expiring-page.tsx')).ExpiringPage,
    ),
    page(PAGES.insights, async () => (await import('#app/features/insights/insights-page.tsx')).InsightsPage),
  ]),
  only('payroll.set-codes', [
    page(PAGES.payCodes, async () => (await import('#app/features/payroll/codes-page.tsx')).PayCodesPage),
    page(
      PAGES.payModels,
      async () => (await import('#app/features/payroll/files/models-page.tsx')).PayModelsPage,
    ),
  ]),
  only('payroll.compare', [
    page(PAGES.payslips, async () => (await import('#app/features/payslips/payslips-page.tsx')).PayslipsPage),
    page(
      PAGES.payslipComparison,
      async () => (await import('#app/features/payslips/comparison-page.tsx')).ComparisonPage,
    ),
  ]),
  only('accountant.list', [
    page(
      PAGES.accountants,
      async () => (await import('#app/features/accountants/accountants-page.tsx')).AccountantsPage,
    ),
  ]),
  only('subscription.read', [
    page(
      PAGES.subscription,
      async () => (await import('#app/features/subscription/subscription-page.tsx')).SubscriptionPage,
    ),
  ]),
  only('organization.edit', [
    page(
      PAGES.organization,
      async () => (await import('#app/features/organization/organization-page.tsx')).OrganizationPage,
    ),
    page(
      PAGES.loginPolicy,
      async () => (await import('#app/features/login-policy/login-policy-page.tsx')).LoginPolicyPage,
    ),
    page(
      PAGES.companyLogin,
      async () => (await import('#app/features/company-login/company-login-page.tsx')).CompanyLoginPage,
    ),
    page(
      PAGES.privacyRegister,
      async () =>
        (await import('#app/features/privacy-register/privacy-register-page.tsx')).PrivacyRegisterPage,
    ),
  ]),
  only('organization.copy', [
    page(
      PAGES.companyData,
      async () => (await import('#app/features/privacy/company-data-page.tsx')).CompanyDataPage,
    ),
  ]),
  only('webhook.manage', [
    page(
      PAGES.webhooks,
      async () => (await import('#app/features/webhook-endpoints/webhooks-page.tsx')).WebhooksPage,
    ),
    page(
      PAGES.webhook,
      async () => (await import('#app/features/webhook-endpoints/deliveries-page.tsx')).DeliveriesPage,
    ),
  ]),
  only('directory.manage', [
    page(
      PAGES.directories,
      async () => (await import('#app/features/directories/directories-page.tsx')).DirectoriesPage,
    ),
  ]),
  only('audit-log.read', [
    page(
      PAGES.auditLog,
      async () => (await import('#app/features/audit-log/audit-log-page.tsx')).AuditLogPage,
    ),
  ]),
  only('settings.read', [
    {
      lazy: async () => ({
        Component: (await import('#app/features/settings/settings-frame.tsx')).SettingsFrame,
      }),
      children: [
        withinFrame([
          page(
            PAGES.settings,
            async () => (await import('#app/features/settings/settings-page.tsx')).SettingsPage,
          ),
          page(
            PAGES.ruleGroups,
            async () => (await import('#app/features/rule-groups/rule-groups-page.tsx')).RuleGroupsPage,
          ),
          page(
            PAGES.leaveTypes,
            async () => (await import('#app/features/leave-types/leave-types-page.tsx')).LeaveTypesPage,
          ),
          page(
            PAGES.coverage,
            async () => (await import('#app/features/coverage/coverage-page.tsx')).CoveragePage,
          ),
          only(
            'closing.manage',
            [
              page(
                PAGES.closings,
                async () => (await import('#app/features/closings/closings-page.tsx')).ClosingsPage,
              ),
              page(
                PAGES.newClosing,
                async () => (await import('#app/features/closings/new-closing-page.tsx')).NewClosingPage,
              ),
              page(
                PAGES.closing,
                async () => (await import('#app/features/closings/closing-page.tsx')).ClosingPage,
              ),
            ],
            PAGES.settings.path,
          ),
          page(
            PAGES.reminders,
            async () => (await import('#app/features/organization/follow-up-page.tsx')).FollowUpPage,
          ),
        ]),
      ],
    },
  ]),
];

/** Every page that the application draws, at the addresses that `PAGES` names. */
export const appRoutes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: StartingUp,
    children: [
      ...atTheDoor,
      {
        lazy: async () => ({ Component: (await import('./app-frame.tsx')).AppFrame }),
        children: [withinFrame([...forEveryone, ...forMembers, ...byCapability])],
      },
      { path: '*', Component: UnknownPage },
    ],
  },
];
