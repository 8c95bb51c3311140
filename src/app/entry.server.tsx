import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { createPrerenderTexts } from './i18n/prerender.ts';
import { TextsProvider } from './i18n/react-texts.tsx';
import type { TextSource } from './i18n/text-source.ts';

/** Tells the browser which texts to fetch before it hydrates this page (see i18n/browser.ts). */
function nameUsedNamespaces(html: string, { usedNamespaces }: TextSource): string {
  return html.replace('<html', `<html data-namespaces="${[...usedNamespaces].sort().join(' ')}"`);
}

/** Runs at build time only: once per public page, and once for the fallback that the app starts from. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  const texts = createPrerenderTexts();
  const stream = await renderToReadableStream(
    <TextsProvider source={texts}>
      <ServerRouter context={routerContext} url={request.url} />
    </TextsProvider>,
    {
      // A page is written whole: parts that had to wait stand in their place, not at the end behind a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  await stream.allReady;
  const html = nameUsedNamespaces(await new Response(stream).text(), texts);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(`<!DOCTYPE html>${html.replace(/^<!DOCTYPE html>/i, '')}`, { status, headers });
}
