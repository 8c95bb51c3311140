import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { ButtonLink } from '#ui/button.tsx';
import { toLanguage } from '#web/i18n/language.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { PageTitle } from '#web/page-title.tsx';
import { PublicLayout } from '#web/public-layout.tsx';
import { Breadcrumb } from '../breadcrumb.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { wordsClass, wordsComponents } from '../reading/words.tsx';
import { ArticleData } from './article-data.tsx';
import type { ArticleMeta } from './article-meta.ts';
import { Alert, Alternative, CallToAction, Checklist, Recommendation } from './article-parts.tsx';
import { articleOf } from './articles.ts';

const components = {
  ...wordsComponents,
  Alert,
  Alternative,
  CallToAction,
  Checklist,
  Recommendation,
};

export function ArticlePage({ slug }: { slug: string }) {
  const { t, i18n } = useTranslation(['blog', 'reading', 'common']);
  const days = useDayFormats();
  const article = articleOf(slug, toLanguage(i18n.language));
  if (!article) return <NotFoundPage />;
  const { meta, Words } = article;
  const way = [
    { label: t('common:pages.home'), to: PAGES.home.path },
    { label: t('common:pages.blog'), to: PAGES.blog.path },
  ];
  return (
    <PublicLayout>
      <PageTitle title={meta.title} description={meta.description} />
      <ArticleData slug={slug} meta={meta} way={way} language={toLanguage(i18n.language)} />
      <article className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 pt-6 pb-16 sm:px-6 md:pt-10">
        <Breadcrumb way={way} here={meta.title} />
        <header className="flex max-w-[46rem] flex-col gap-3">
          <h1 className="font-display text-4xl leading-tight font-semibold tracking-tight sm:text-5xl">
            {meta.title}
          </h1>
          <p className="text-muted">
            {t('blog:byline', {
              author: meta.author,
              date: days.shortDay(meta.published),
              minutes: meta.minutes,
            })}
            {meta.updated !== meta.published &&
              ` · ${t('blog:updated', { date: days.shortDay(meta.updated) })}`}
          </p>
        </header>
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
          <div className="flex min-w-0 flex-col gap-10 lg:order-1">
            <div className={wordsClass}>
              <Suspense>
                <Words components={components} />
              </Suspense>
            </div>
            <Sources sources={meta.sources} />
            <p>
              <ButtonLink to={PAGES.blog.path} variant="secondary">
                {t('blog:backToAll')}
              </ButtonLink>
            </p>
          </div>
          <Contents headings={meta.headings} />
        </div>
      </article>
    </PublicLayout>
  );
}

function Contents({ headings }: Pick<ArticleMeta, 'headings'>) {
  const { t } = useTranslation('reading');
  return (
    <nav aria-labelledby="contents-title" className="max-lg:order-first lg:order-2">
      <div className="rounded-md border border-line bg-surface p-4 lg:sticky lg:top-6">
        <p id="contents-title" className="font-semibold">
          {t('contents')}
        </p>
        <ul className="mt-2 flex flex-col gap-1.5 text-plain">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} className="text-muted hover:text-ink hover:underline">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function Sources({ sources }: Pick<ArticleMeta, 'sources'>) {
  const { t } = useTranslation('reading');
  return (
    <section aria-labelledby="sources-title" className="border-t border-line pt-6">
      <h2 id="sources-title" className="font-semibold">
        {t('sources')}
      </h2>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-6 text-plain text-muted">
        {sources.map(({ title, url }) => (
          <li key={url + title}>
            <a href={url} className="underline underline-offset-4 hover:text-ink">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
