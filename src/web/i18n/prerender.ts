import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#contract/language.ts';
import { toLanguage } from './language.ts';
import { i18nOptions } from './options.ts';

const files = import.meta.glob<Record<string, unknown>>('./{fr,en}/*.json', {
  eager: true,
  import: 'default',
});

function allResources(): Resource {
  const resources: Resource = {};
  for (const [path, texts] of Object.entries(files)) {
    const [, language = '', namespace = ''] = /^\.\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
    resources[language] = { ...resources[language], [namespace]: texts };
  }
  return resources;
}

const prerenderLanguage: Language = toLanguage(process.env.PRERENDER_LANGUAGE);

/** A fresh instance per page, because it also records which namespaces that page used. */
export async function createPrerenderI18n(): Promise<i18n> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({ ...i18nOptions(prerenderLanguage), resources: allResources() });
  return instance;
}
