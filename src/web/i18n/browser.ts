import type { BackendModule, i18n } from 'i18next';
import { type Texts, textsFrom } from './create-texts.ts';
import { toLanguage } from './language.ts';
import type { TextFiles } from './text-files.ts';
import { textsInDocument } from './texts-in-document.ts';

/** A document brings the texts of its page: which files hold the others is asked for with the first of them. */
export const fetchTextFiles = async (): Promise<TextFiles> => (await import('./text-files.ts')).textFiles;

type ListFiles = () => Promise<TextFiles>;

/** Null where nobody wrote any. */
async function fetchTexts(list: ListFiles, language: string, namespace: string): Promise<Texts | null> {
  const files = await list();
  return (await files[`../../words/${language}/screens/${namespace}.json`]?.()) ?? null;
}

const filesOf = (list: ListFiles): BackendModule => ({
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    fetchTexts(list, language, namespace).then(
      (texts) =>
        texts ? done(null, texts) : done(new Error(`No texts for ${language}/${namespace}`), false),
      // True: worth another try.
      (error) => done(error, true),
    );
  },
});

/** The texts of the open page, in its language. Those that a document used are there before React takes it over. */
export async function startBrowserTexts(page: HTMLElement, list = fetchTextFiles): Promise<i18n> {
  const used = (page.dataset.namespaces ?? '').split(' ').filter(Boolean);
  const texts = await textsFrom(filesOf(list), toLanguage(page.lang), ['common', ...used], textsInDocument());
  texts.on('languageChanged', (language) => {
    page.lang = language;
  });
  return texts;
}
