import { pathOf } from '#contract/page-path.ts';
import { PAGES } from '#contract/pages.ts';
import { SITE_ORIGIN } from '#contract/site-origin.ts';
import type { Language } from '#domain/text/language.ts';
import type { Crumb } from '../breadcrumb.tsx';
import { StructuredData } from '../structured-data.tsx';
import type { ArticleMeta } from './article-meta.ts';

type ArticleDataProps = {
  slug: string;
  meta: ArticleMeta;
  way: readonly Crumb[];
  language: Language;
};

/** The article, its questions and its place, for search engines. Addresses are made whole by the server. */
export function ArticleData({ slug, meta, way, language }: ArticleDataProps) {
  const path = pathOf(PAGES.article, { slug });
  const trail = [...way, { label: meta.title, to: path }];
  return (
    <>
      <StructuredData
        data={{
          '@type': 'Article',
          headline: meta.title,
          description: meta.description,
          datePublished: meta.published,
          dateModified: meta.updated,
          inLanguage: language,
          image: `${SITE_ORIGIN}/pictures/blog-${slug}.${language}.png`,
          mainEntityOfPage: `${SITE_ORIGIN}${path}`,
          author: { '@type': 'Organization', name: meta.author },
          publisher: { '@type': 'Organization', name: 'Relâche' },
        }}
      />
      <StructuredData
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: trail.map(({ label, to }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            item: `${SITE_ORIGIN}${to}`,
          })),
        }}
      />
      {meta.faq.length > 0 && (
        <StructuredData
          data={{
            '@type': 'FAQPage',
            mainEntity: meta.faq.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          }}
        />
      )}
    </>
  );
}
