import type { InitOptions } from 'i18next';
import { defaultLanguage, type Language, languages } from '#contract/language.ts';

/** What browser and prerender share; each adds its own way to the texts. */
export function i18nOptions(language: Language): InitOptions {
  return {
    lng: language,
    fallbackLng: defaultLanguage,
    supportedLngs: [...languages],
    load: 'languageOnly',
    ns: [],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    returnNull: false,
  };
}
