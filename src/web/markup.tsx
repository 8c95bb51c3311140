import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Here } from './here.ts';
import { HeadWriter, type PageHead } from './page-title.tsx';

export interface WrittenPage {
  readonly markup: string;
  readonly head: PageHead & { readonly documentTitle: string };
  readonly namespaces: readonly string[];
}

/** Runs at build time only. A page is written whole: parts that had to wait stand in their place. */
export async function writePage(page: ReactNode, texts: i18n, path: string): Promise<WrittenPage> {
  let head: WrittenPage['head'] | null = null;
  const stream = await renderToReadableStream(
    <HeadWriter
      value={(written) => {
        head = written;
      }}
    >
      <Here value={path}>
        <I18nextProvider i18n={texts}>{page}</I18nextProvider>
      </Here>
    </HeadWriter>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  await stream.allReady;
  const markup = await new Response(stream).text();
  if (!head) throw new Error(`${path} has no title`);
  return { markup, head, namespaces: texts.reportNamespaces?.getUsedNamespaces().sort() ?? [] };
}
