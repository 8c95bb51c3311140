import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Language } from '#domain/text/language.ts';

export interface WordPageMeta {
  readonly title: string;
  readonly description: string;
  readonly updated: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
}

type Words = ComponentType<{ components?: Record<string, unknown> }>;

const metas = import.meta.glob<WordPageMeta>('../{about,legal}/*.mdx', {
  eager: true,
  query: '?meta',
  import: 'default',
});
const files = import.meta.glob<{ default: Words }>('../{about,legal}/*.mdx');
const words = new Map(Object.entries(files).map(([path, load]) => [path, lazy(load)]));

export const wordPages = [
  'about/about',
  'legal/legal-notice',
  'legal/privacy',
  'legal/terms',
  'legal/data-processing',
] as const;

export type WordPageName = (typeof wordPages)[number];

export interface WordPageContent {
  readonly meta: WordPageMeta;
  readonly Words: LazyExoticComponent<Words>;
}

export function wordPageOf(name: WordPageName, language: Language): WordPageContent {
  const path = `../${name}.${language}.mdx`;
  const [meta, Words] = [metas[path], words.get(path)];
  if (!meta || !Words) throw new Error(`No words for ${path}`);
  return { meta, Words };
}
