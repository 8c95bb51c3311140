import type { InitOptions } from 'i18next';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './language.ts';

/** What browser and prerender share; each adds its own way to the texts. */
export function i18nOptions(language: Language): InitOptions {
  return {
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    supportedLngs: [...LANGUAGES],
    load: 'languageOnly',
    ns: [],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    returnNull: false,
  };
}
