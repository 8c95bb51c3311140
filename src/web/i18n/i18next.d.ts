import 'i18next';
import type app from './fr/app.json';
import type approvals from './fr/approvals.json';
import type auditLog from './fr/audit-log.json';
import type auth from './fr/auth.json';
import type balances from './fr/balances.json';
import type changePreview from './fr/change-preview.json';
import type common from './fr/common.json';
import type dashboard from './fr/dashboard.json';
import type deciding from './fr/deciding.json';
import type delegations from './fr/delegations.json';
import type dev from './fr/dev.json';
import type devUi from './fr/dev-ui.json';
import type documentation from './fr/documentation.json';
import type entitlements from './fr/entitlements.json';
import type home from './fr/home.json';
import type leave from './fr/leave.json';
import type leaveCalculator from './fr/leave-calculator.json';
import type leaveRequests from './fr/leave-requests.json';
import type leaveTypes from './fr/leave-types.json';
import type notFound from './fr/not-found.json';
import type notifications from './fr/notifications.json';
import type onboarding from './fr/onboarding.json';
import type organization from './fr/organization.json';
import type peopleSheets from './fr/people-sheets.json';
import type profile from './fr/profile.json';
import type sessions from './fr/sessions.json';
import type settings from './fr/settings.json';
import type teams from './fr/teams.json';
import type ui from './fr/ui.json';
import type users from './fr/users.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      app: typeof app;
      auth: typeof auth;
      approvals: typeof approvals;
      balances: typeof balances;
      deciding: typeof deciding;
      common: typeof common;
      dashboard: typeof dashboard;
      delegations: typeof delegations;
      dev: typeof dev;
      'dev-ui': typeof devUi;
      documentation: typeof documentation;
      home: typeof home;
      leave: typeof leave;
      'leave-calculator': typeof leaveCalculator;
      'leave-requests': typeof leaveRequests;
      'not-found': typeof notFound;
      notifications: typeof notifications;
      sessions: typeof sessions;
      'audit-log': typeof auditLog;
      onboarding: typeof onboarding;
      organization: typeof organization;
      profile: typeof profile;
      teams: typeof teams;
      users: typeof users;
      'change-preview': typeof changePreview;
      entitlements: typeof entitlements;
      'leave-types': typeof leaveTypes;
      'people-sheets': typeof peopleSheets;
      settings: typeof settings;
      ui: typeof ui;
    };
  }
}
