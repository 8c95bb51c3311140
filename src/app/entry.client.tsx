import { type ReactNode, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { SiteRouter, startSiteRouter } from './document/site-router.tsx';
import { startBrowserTexts } from './i18n/browser.ts';
import { TextsProvider } from './i18n/react-texts.tsx';

/** While developing, the router that knows how to replace modules under way. */
async function startRouter(): Promise<ReactNode> {
  if (!import.meta.env.DEV) return <SiteRouter {...startSiteRouter()} />;
  const { HydratedRouter } = await import('react-router/dom');
  return <HydratedRouter />;
}

Promise.all([startRouter(), startBrowserTexts(document.documentElement)]).then(([router, texts]) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextsProvider source={texts}>{router}</TextsProvider>
      </StrictMode>,
    );
  });
});
