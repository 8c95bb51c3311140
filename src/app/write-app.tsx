import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { PAGES, prerenderedPaths } from '#contract/pages.ts';
import type { Language } from '#domain/text/language.ts';
import { type DocumentFiles, documentHtml, escaped } from '#web/document.ts';
import { createPrerenderTexts } from '#web/i18n/prerender.ts';
import type { StartWhen } from '#web/late-start.ts';
import { writePage } from '#web/markup.tsx';
import { AppTree } from './document/app-tree.tsx';
import { loadPage } from './document/load-page.ts';
import { StartingUp } from './document/starting-up.tsx';
import { appRoutes } from './routes/app-routes.tsx';

export const appDocumentPaths = prerenderedPaths;

/** The document that every other page of the application starts from. */
export async function writeAppShell(language: Language, files: DocumentFiles): Promise<string> {
  const { markup, head } = await writePage(<StartingUp />, createPrerenderTexts(language), '');
  return documentHtml({
    title: head.documentTitle,
    language,
    namespaces: [],
    files,
    isDisplayed: false,
    body: `<div id="root">${markup}</div>`,
  });
}

/** A page of the application as a document; `ahead` is what it will need once somebody touches it. */
export async function writeAppDocument(
  path: string,
  language: Language,
  files: DocumentFiles,
  ahead: readonly string[],
) {
  const texts = createPrerenderTexts(language);
  await loadPage(appRoutes, path);
  const { query, dataRoutes } = createStaticHandler(appRoutes);
  const context = await query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  const router = createStaticRouter(dataRoutes, context);
  const page = (
    <AppTree texts={texts}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </AppTree>
  );
  const { markup, head, namespaces } = await writePage(page, texts, path);
  const { documentTitle, ...rest } = head;
  const html = documentHtml({
    ...rest,
    title: documentTitle,
    language,
    namespaces,
    files,
    isDisplayed: true,
    body: `<div id="root" data-written data-when="${whenToStart(path)}" data-ahead="${escaped(ahead.join(' '))}">${markup}</div>`,
  });
  return { html, title: head.title };
}

/** Whoever comes to unsubscribe waits for an answer: that document says only that one is being looked for. */
function whenToStart(path: string): StartWhen {
  return path === PAGES.unsubscribe.path ? 'load' : 'session';
}
