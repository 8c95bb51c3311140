import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('documentation', 'routes/documentation.tsx'),
  layout('routes/with-api.tsx', [
    route('login', 'routes/login.tsx'),
    route('free-trial', 'routes/free-trial.tsx'),
    route('onboarding', 'routes/onboarding.tsx'),
    route('onboarding/success', 'routes/onboarding-success.tsx'),
    route('dev-login', 'routes/dev-login.tsx'),
    route('dev-mailbox', 'routes/dev-mailbox.tsx'),
    layout('routes/app-layout.tsx', [
      route('dashboard', 'routes/dashboard.tsx'),
      route('users', 'routes/users.tsx'),
      route('balances/import', 'routes/balance-imports.tsx'),
      route('teams', 'routes/teams.tsx'),
      route('teams/my-teams', 'routes/my-teams.tsx'),
      route('teams/:id', 'routes/team.tsx'),
      route('hierarchy', 'routes/hierarchy.tsx'),
      route('organization', 'routes/organization.tsx'),
      route('audit-log', 'routes/audit-log.tsx'),
      route('profile', 'routes/profile.tsx'),
      route('sessions', 'routes/sessions.tsx'),
    ]),
  ]),
  route('dev-ui', 'routes/dev-ui.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
