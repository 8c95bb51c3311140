import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startBrowserTexts } from './i18n/browser.ts';
import { TextsProvider } from './i18n/react-texts.tsx';

startBrowserTexts(document.documentElement).then((texts) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextsProvider source={texts}>
          <HydratedRouter />
        </TextsProvider>
      </StrictMode>,
    );
  });
});
