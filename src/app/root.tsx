import './document/zod-without-eval.ts';
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import './app.css';
import { THEME_SCRIPT } from '#ui/theme/theme-script.ts';
import { EarlyTouches } from './document/early-touches.ts';
import { ErrorPage } from './document/error-page.tsx';
import { FocusOnAnchor } from './document/focus-on-anchor.tsx';
import { FocusOnNavigation } from './document/focus-on-navigation.tsx';
import { StartingUp } from './document/starting-up.tsx';

export function links(): Route.LinkDescriptors {
  return [
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'preload', href: interUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation('common');
  return (
    // The theme script and the prerender add attributes to <html> that React did not write.
    <html lang={i18n.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#12191f" media="(prefers-color-scheme: dark)" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that must run before paint */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export function HydrateFallback() {
  return <StartingUp />;
}

export default function Root() {
  return (
    <Suspense fallback={<StartingUp />}>
      <Outlet />
      <FocusOnNavigation />
      <FocusOnAnchor />
      <EarlyTouches />
    </Suspense>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
