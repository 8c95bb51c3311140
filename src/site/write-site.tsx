import { defaultLanguage, type Language, languages } from '#domain/text/language.ts';
import { type DocumentFiles, documentHtml } from '#web/document.ts';
import { createPrerenderTexts } from '#web/i18n/prerender.ts';
import { writePage } from '#web/markup.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { sitePages } from './site-pages.tsx';

/** What the build writes, which takes both lists from here. */
export { defaultLanguage, languages };
export const sitePaths = [...sitePages.keys()];

/** What stands below the name on the picture that a link is shown with. */
export const taglineIn = (language: Language): string =>
  createPrerenderTexts(language).t('home:pictureTagline');

/** One document of the site; at any other path, the one that says so. */
export async function writeSiteDocument(path: string, language: Language, files: DocumentFiles) {
  const texts = createPrerenderTexts(language);
  const page = sitePages.get(path) ?? <NotFoundPage />;
  const { markup, head, namespaces } = await writePage(page, texts, path);
  const { documentTitle, ...rest } = head;
  const html = documentHtml({
    ...rest,
    title: documentTitle,
    language,
    namespaces,
    files,
    isDisplayed: true,
    body: markup,
  });
  return { html, title: head.title };
}
