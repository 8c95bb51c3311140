import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageTitle } from '#app/document/page-title.tsx';
import { toLanguage } from '#app/i18n/language.ts';
import { useDayFormats } from '#app/i18n/use-day-formats.ts';
import { PAGES } from '#app/navigation/pages.ts';
import { Badge } from '#ui/badge.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { PageIntro } from '../page-intro.tsx';
import { PublicLayout } from '../public-layout.tsx';
import { type ArticleCategory, articleCategories } from './article-meta.ts';
import { ArticleScene } from './article-scene.tsx';
import { type Article, articlesIn } from './articles.ts';

export function BlogPage() {
  const { t, i18n } = useTranslation(['blog', 'newsletter', 'contact', 'common', 'ui']);
  const [category, setCategory] = useState<ArticleCategory | 'all'>('all');
  const all = articlesIn(toLanguage(i18n.language));
  const shown = all.filter(({ meta }) => category === 'all' || meta.category === category);
  const options = (['all', ...articleCategories] as const).map((value) => ({
    value,
    label: t(`blog:categories.${value}`),
  }));
  return (
    <PublicLayout>
      <PageTitle title={t('blog:title')} description={t('blog:description')} />
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 pt-6 pb-16 sm:px-6 md:pt-12">
        <PageIntro heading={t('blog:heading')} lead={t('blog:lead')} />
        <SegmentedControl
          label={t('blog:categoryLabel')}
          options={options}
          value={category}
          onChange={setCategory}
          fillsPhone
        />
        {shown.length === 0 ? (
          <EmptyState scene="tide" title={t('blog:empty.title')}>
            {t('blog:empty.text')}
          </EmptyState>
        ) : (
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {shown.map((article) => (
              <li key={article.slug}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        )}
        <NewsletterForm />
      </div>
    </PublicLayout>
  );
}

function ArticleCard({ article: { slug, meta } }: { article: Article }) {
  const { t } = useTranslation('blog');
  const days = useDayFormats();
  return (
    <article
      className={classNames(cardClass, 'relative flex h-full flex-col gap-3 p-5 hover:border-line-strong')}
    >
      <ArticleScene meta={meta} className="h-28" />
      <div>
        <Badge tone="sea">{t(`categories.${meta.category}`)}</Badge>
      </div>
      <h2 className="text-lg leading-snug font-semibold">
        <Link
          to={`${PAGES.blog.path}/${slug}`}
          className="no-underline after:absolute after:inset-0 after:rounded-md hover:underline"
        >
          {meta.title}
        </Link>
      </h2>
      <p className="text-plain text-muted">{meta.excerpt}</p>
      <p className="mt-auto text-sm text-muted">
        {t('byline', {
          author: meta.author,
          date: days.shortDay(meta.published),
          minutes: meta.minutes,
        })}
      </p>
    </article>
  );
}
