import { toLanguage } from './language.ts';
import type { Texts } from './templates.ts';
import { createTextSource, type TextSource } from './text-source.ts';

/** Pages are prerendered by Node, which the rest of this room does not know. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

const files = import.meta.glob<Texts>('./{fr,en}/*.json', { eager: true, import: 'default' });

const known = Object.fromEntries(
  Object.entries(files).map(([path, texts]) => [path.slice('./'.length, -'.json'.length), texts]),
);

/** A fresh one per page, because it also records which namespaces that page used. */
export function createPrerenderTexts(): TextSource {
  return createTextSource(
    toLanguage(process.env.PRERENDER_LANGUAGE),
    (language, namespace) => Promise.reject(new Error(`No texts for ${language}/${namespace}`)),
    known,
  );
}
