import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Language } from '#domain/text/language.ts';
import type { ArticleMeta } from './article-meta.ts';

type Words = ComponentType<{ components?: Record<string, unknown> }>;

const metas = import.meta.glob<ArticleMeta>('./articles/*.mdx', {
  eager: true,
  query: '?meta',
  import: 'default',
});
const files = import.meta.glob<{ default: Words }>('./articles/*.mdx');

/** Made once each: a component made anew at each render would be another one each time. */
const words = new Map(Object.entries(files).map(([path, load]) => [path, lazy(load)]));

export interface Article {
  readonly slug: string;
  readonly meta: ArticleMeta;
  readonly Words: LazyExoticComponent<Words>;
}

const pathOf = (slug: string, language: Language): string => `./articles/${slug}.${language}.mdx`;

/** Adding an article is adding its two files. */
export const articleSlugs = [
  ...new Set(Object.keys(metas).map((path) => path.slice('./articles/'.length, -'.fr.mdx'.length))),
];

export function articleOf(slug: string, language: Language): Article | null {
  const [meta, Words] = [metas[pathOf(slug, language)], words.get(pathOf(slug, language))];
  return meta && Words ? { slug, meta, Words } : null;
}

/** Latest first; those of one day by name, so that the order is the same everywhere. */
export function articlesIn(language: Language): Article[] {
  return articleSlugs
    .flatMap((slug) => articleOf(slug, language) ?? [])
    .sort((a, b) => b.meta.published.localeCompare(a.meta.published) || a.slug.localeCompare(b.slug));
}
