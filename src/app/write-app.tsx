import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { PAGES, prerenderedPaths } from '#contract/pages.ts';
import type { Language } from '#domain/text/language.ts';
import { type DocumentFiles, documentHtml, escaped } from '#web/document.ts';
import { createPrerenderTexts, prerenderTexts } from '#web/i18n/prerender.ts';
import { TEXTS_ID } from '#web/i18n/texts-in-document.ts';
import type { StartWhen } from '#web/late-start.ts';
import { writePage } from '#web/markup.tsx';
import { appManifest, manifestPath } from './app-manifest.ts';
import { AppTree } from './document/app-tree.tsx';
import { loadPage } from './document/load-page.ts';
import { StartingUp } from './document/starting-up.tsx';
import { appRoutes } from './routes/app-routes.tsx';

export const appDocumentPaths = prerenderedPaths;

/** The file that the application is installed by, and where it lies. */
export function writeAppManifest(language: Language) {
  return { path: manifestPath(language), content: JSON.stringify(appManifest(language)) };
}

/** What a document brings along for the page that will be drawn in it. */
export interface AppShellParts {
  /** Runs at once and asks for what the page will ask first. */
  readonly starter?: string;
  readonly namespaces?: readonly string[];
}

/** The document that a page of the application starts from, with the texts that it will need. */
export async function writeAppShell(
  language: Language,
  files: DocumentFiles,
  { starter, namespaces = [] }: AppShellParts = {},
): Promise<string> {
  const { markup, head } = await writePage(<StartingUp />, createPrerenderTexts(language), '');
  return documentHtml({
    title: head.documentTitle,
    language,
    namespaces: [],
    files,
    isDisplayed: false,
    manifest: manifestPath(language),
    ...(starter === undefined ? {} : { starter }),
    body: `<div id="root">${markup}</div>${textsScript(language, namespaces)}`,
  });
}

/** Data, which no policy minds and no parser takes for markup. */
function textsScript(language: Language, namespaces: readonly string[]): string {
  if (namespaces.length === 0) return '';
  const texts = JSON.stringify(prerenderTexts(language, namespaces)).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${TEXTS_ID}">${texts}</script>`;
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
    ...(path === PAGES.login.path ? { manifest: manifestPath(language) } : {}),
    body: `<div id="root" data-written data-when="${whenToStart(path)}" data-ahead="${escaped(ahead.join(' '))}">${markup}</div>`,
  });
  return { html, title: head.title };
}

/** Whoever comes to unsubscribe waits for an answer: that document says only that one is being looked for. */
function whenToStart(path: string): StartWhen {
  return path === PAGES.unsubscribe.path ? 'load' : 'session';
}
