import type { BackendModule, i18n } from 'i18next';
import { type Texts, textsFrom } from './create-texts.ts';
import { toLanguage } from './language.ts';
import { textsInDocument } from './texts-in-document.ts';

/** Each namespace is its own chunk, fetched the first time a screen asks for it. */
const namespaceFiles = import.meta.glob<Texts>('../../words/*/screens/*.json', { import: 'default' });

const files: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    const load = namespaceFiles[`../../words/${language}/screens/${namespace}.json`];
    if (!load) return done(new Error(`No texts for ${language}/${namespace}`), false);
    load().then(
      (texts) => done(null, texts),
      // True: worth another try.
      (error) => done(error, true),
    );
  },
};

/** The texts of the open page, in its language. Those that a document used are there before React takes it over. */
export async function startBrowserTexts(page: HTMLElement): Promise<i18n> {
  const used = (page.dataset.namespaces ?? '').split(' ').filter(Boolean);
  const texts = await textsFrom(files, toLanguage(page.lang), ['common', ...used], textsInDocument());
  texts.on('languageChanged', (language) => {
    page.lang = language;
  });
  return texts;
}
