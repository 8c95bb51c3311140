import { useTranslation } from 'react-i18next';
import { pathOf } from '#contract/page-path.ts';
import { PAGES } from '#contract/pages.ts';
import { Badge } from '#ui/badge.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { toLanguage } from '#web/i18n/language.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { PageTitle } from '#web/page-title.tsx';
import { PublicLayout } from '#web/public-layout.tsx';
import { Island } from '../islands/island.tsx';
import { NewsletterIsland } from '../newsletter/newsletter-form.tsx';
import { PageIntro } from '../page-intro.tsx';
import { articleCategories } from './article-meta.ts';
import { ArticleScene } from './article-scene.tsx';
import { type Article, articlesIn } from './articles.ts';

/** The document's own script answers the choice (filter-articles.ts). */
const nobodyYet = () => {};

export function BlogPage() {
  const { t, i18n } = useTranslation('blog');
  const all = articlesIn(toLanguage(i18n.language));
  const options = (['all', ...articleCategories] as const).map((value) => ({
    value,
    label: t(`categories.${value}`),
  }));
  return (
    <PublicLayout>
      <PageTitle title={t('title')} description={t('description')} />
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 pt-6 pb-16 sm:px-6 md:pt-12">
        <PageIntro heading={t('heading')} lead={t('lead')} />
        <SegmentedControl
          label={t('categoryLabel')}
          options={options}
          value="all"
          onChange={nobodyYet}
          preference="category"
          fillsPhone
        />
        <div data-no-articles="" hidden>
          <EmptyState scene="tide" title={t('empty.title')}>
            {t('empty.text')}
          </EmptyState>
        </div>
        <ul data-articles="" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 [&[hidden]]:hidden">
          {all.map((article) => (
            <li key={article.slug} data-category={article.meta.category}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
        <p>
          <a href={`/blog/rss.xml?lang=${toLanguage(i18n.language)}`} className="link">
            {t('rss')}
          </a>
        </p>
        <Island name="newsletter-form" of={NewsletterIsland} props={{}} />
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
          to={pathOf(PAGES.article, { slug })}
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
