import '#web/zod-without-eval.ts';
import './app.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { answersOfDocument } from '#web/api/started-calls.ts';
import { startBrowserTexts } from '#web/i18n/browser.ts';
import { AppTree } from './document/app-tree.tsx';
import { takeFreshDocument } from './document/fresh-document.ts';
import { loadPage } from './document/load-page.ts';
import { started } from './document/started.ts';
import { appRoutes } from './routes/app-routes.tsx';

window.addEventListener('vite:preloadError', () => void takeFreshDocument());

/** Not awaited by the module itself: what it fetches may import from it. */
async function start(): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new Error('No place to draw in');
  const [texts] = await Promise.all([
    startBrowserTexts(document.documentElement),
    // What cannot be had now, the router asks for again, and says so where the page would stand.
    loadPage(appRoutes, window.location.pathname).catch(() => undefined),
    answersOfDocument(),
  ]);
  const app = (
    <AppTree texts={texts}>
      <RouterProvider router={createBrowserRouter(appRoutes)} />
    </AppTree>
  );
  if (place.dataset.written === undefined) createRoot(place).render(app);
  else hydrateRoot(place, app);
  await started;
}

/** Fulfilled once the application answers. */
export const appStarted = start();
