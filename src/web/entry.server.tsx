import type { i18n } from 'i18next';
import { renderToReadableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type EntryContext, ServerRouter } from 'react-router';
import { createPrerenderI18n } from './i18n/prerender.ts';

/** Tells the browser which texts to fetch before it hydrates this page (see i18n/browser.ts). */
function nameUsedNamespaces(html: string, instance: i18n): string {
  const used = instance.reportNamespaces?.getUsedNamespaces() ?? [];
  return html.replace('<html', `<html data-namespaces="${[...used].sort().join(' ')}"`);
}

/** The page can be read without its scripts: style and font come first over a slow line. */
function letScriptsWait(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/** Runs at build time only: once per public page, and once for the fallback that the app starts from. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  const instance = await createPrerenderI18n();
  const stream = await renderToReadableStream(
    <I18nextProvider i18n={instance}>
      <ServerRouter context={routerContext} url={request.url} />
    </I18nextProvider>,
    {
      // A page is written whole: parts that had to wait stand in their place, not at the end behind a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  await stream.allReady;
  const html = letScriptsWait(nameUsedNamespaces(await new Response(stream).text(), instance));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(`<!DOCTYPE html>${html.replace(/^<!DOCTYPE html>/i, '')}`, { status, headers });
}
