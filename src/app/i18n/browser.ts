import { toLanguage } from './language.ts';
import type { Texts } from './templates.ts';
import { createTextSource, type TextSource } from './text-source.ts';

/** Each namespace is its own chunk, fetched the first time a screen asks for it. */
const namespaceFiles = import.meta.glob<Texts>('./{fr,en}/*.json', { import: 'default' });

/** The texts used by the prerendered page must be there before hydration, or React would see a difference. */
export async function startBrowserTexts(page: HTMLElement): Promise<TextSource> {
  const source = createTextSource(toLanguage(page.lang), (language, namespace) => {
    const load = namespaceFiles[`./${language}/${namespace}.json`];
    return load ? load() : Promise.reject(new Error(`No texts for ${language}/${namespace}`));
  });
  await source.load((page.dataset.namespaces ?? '').split(' ').filter(Boolean));
  return source;
}
