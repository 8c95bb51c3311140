import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('documentation', 'routes/documentation.tsx'),
  layout('routes/with-api.tsx', [
    route('login', 'routes/login.tsx'),
    route('dev-login', 'routes/dev-login.tsx'),
    route('dev-mailbox', 'routes/dev-mailbox.tsx'),
    layout('routes/app-layout.tsx', [
      route('dashboard', 'routes/dashboard.tsx'),
      route('sessions', 'routes/sessions.tsx'),
    ]),
  ]),
  route('dev-ui', 'routes/dev-ui.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
