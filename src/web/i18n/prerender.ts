import type { i18n, Resource } from 'i18next';
import { type Language, languages } from '#domain/text/language.ts';
import { type Texts, textsOf } from './create-texts.ts';

/** Pages are prerendered by Node, which the rest of this room does not know. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

const files = import.meta.glob<Texts>('../../words/*/screens/*.json', { eager: true, import: 'default' });

const resources: Resource = Object.fromEntries(languages.map((language) => [language, {}]));
for (const [path, texts] of Object.entries(files)) {
  const [, language = '', namespace = ''] = /words\/(\w+)\/screens\/([\w-]+)\.json$/.exec(path) ?? [];
  Object.assign(resources[language] ?? {}, { [namespace]: texts });
}

/** The texts of these namespaces, for a document that brings them along. */
export function prerenderTexts(language: Language, namespaces: readonly string[]): Texts {
  const all = (resources[language] ?? {}) as Texts;
  return Object.fromEntries(namespaces.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
}

/** A fresh one per document, because it also records which namespaces that document used. */
export function createPrerenderTexts(language: Language): i18n {
  return textsOf(resources, language);
}
