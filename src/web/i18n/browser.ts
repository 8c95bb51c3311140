import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { toLanguage } from './language.ts';
import { i18nOptions } from './options.ts';

const namespaceFiles = import.meta.glob<{ default: Record<string, unknown> }>('./{fr,en}/*.json');

/** Each namespace is its own chunk, fetched the first time a screen asks for it. */
const chunkBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, callback) {
    const load = namespaceFiles[`./${language}/${namespace}.json`];
    if (!load) {
      callback(new Error(`No texts for ${language}/${namespace}`), false);
      return;
    }
    load().then(
      (file) => callback(null, file.default),
      (error: Error) => callback(error, true),
    );
  },
};

/** The texts used by the prerendered page must be there before hydration, or React would see a difference. */
export async function startBrowserI18n(page: HTMLElement): Promise<typeof i18next> {
  const namespaces = (page.dataset.namespaces ?? '').split(' ').filter(Boolean);
  await i18next
    .use(chunkBackend)
    .use(initReactI18next)
    .init({ ...i18nOptions(toLanguage(page.lang)), ns: namespaces });
  return i18next;
}
