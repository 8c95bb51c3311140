import { type BackendModule, createInstance, type InitOptions, type i18n, type Resource } from 'i18next';
import type { Language } from '#domain/text/language.ts';
import { withSlots } from './with-slots.ts';

export type Texts = { readonly [key: string]: string | Texts };

/** React escapes what it draws, and a value that looks like a tag is a value. */
const options = {
  defaultNS: 'common',
  fallbackLng: false,
  load: 'currentOnly',
  interpolation: { escapeValue: false },
  react: { transSupportBasicHtmlNodes: false },
} as const satisfies InitOptions;

/** Texts that are fetched as they are asked for, but for those given; ready once the namespaces named here are there. */
export async function textsFrom(
  files: BackendModule,
  language: Language,
  namespaces: readonly string[],
  given: Texts = {},
): Promise<i18n> {
  const texts = createInstance().use(files);
  const resources = { [language]: given };
  await texts.init({
    ...options,
    lng: language,
    ns: [...namespaces],
    resources,
    partialBundledLanguages: true,
  });
  return withSlots(texts);
}

/** Texts that are all there already. */
export function textsOf(resources: Resource, language: Language): i18n {
  const texts = createInstance();
  texts.init({ ...options, lng: language, resources, initAsync: false });
  return withSlots(texts);
}
