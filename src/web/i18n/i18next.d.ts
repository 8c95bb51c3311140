import 'i18next';
import type app from './fr/app.json';
import type auditLog from './fr/audit-log.json';
import type auth from './fr/auth.json';
import type balanceImports from './fr/balance-imports.json';
import type common from './fr/common.json';
import type dashboard from './fr/dashboard.json';
import type dev from './fr/dev.json';
import type devUi from './fr/dev-ui.json';
import type documentation from './fr/documentation.json';
import type home from './fr/home.json';
import type leaveCalculator from './fr/leave-calculator.json';
import type notFound from './fr/not-found.json';
import type onboarding from './fr/onboarding.json';
import type organization from './fr/organization.json';
import type profile from './fr/profile.json';
import type sessions from './fr/sessions.json';
import type tables from './fr/tables.json';
import type teams from './fr/teams.json';
import type ui from './fr/ui.json';
import type users from './fr/users.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      app: typeof app;
      auth: typeof auth;
      'balance-imports': typeof balanceImports;
      common: typeof common;
      dashboard: typeof dashboard;
      dev: typeof dev;
      'dev-ui': typeof devUi;
      documentation: typeof documentation;
      home: typeof home;
      'leave-calculator': typeof leaveCalculator;
      'not-found': typeof notFound;
      sessions: typeof sessions;
      'audit-log': typeof auditLog;
      onboarding: typeof onboarding;
      organization: typeof organization;
      profile: typeof profile;
      tables: typeof tables;
      teams: typeof teams;
      users: typeof users;
      ui: typeof ui;
    };
  }
}
