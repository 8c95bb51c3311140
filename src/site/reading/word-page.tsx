import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { toLanguage } from '#web/i18n/language.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { PageTitle } from '#web/page-title.tsx';
import { PublicLayout } from '#web/public-layout.tsx';
import { Alert, CallToAction } from '../blog/article-parts.tsx';
import { Screenshot } from '../documentation/guides/screenshot.tsx';
import { AgreementPart } from './agreement.tsx';
import { OperatorValue } from './operator-value.tsx';
import { type WordPageName, wordPageOf } from './word-pages.ts';
import { wordsClass, wordsComponents } from './words.tsx';

const components = {
  ...wordsComponents,
  Agreement: AgreementPart,
  Alert,
  CallToAction,
  Screenshot,
  Operator: OperatorValue,
};

type WordPageProps = {
  name: WordPageName;
  /** Legal pages say as of when they hold. */
  dated?: boolean;
  children?: ReactNode;
};

/** A page that is mostly text, written in a file of its own. */
export function WordPage({ name, dated = false, children }: WordPageProps) {
  const { t, i18n } = useTranslation(['reading', 'common', 'blog']);
  const days = useDayFormats();
  const { meta, Words } = wordPageOf(name, toLanguage(i18n.language));
  return (
    <PublicLayout>
      <PageTitle title={meta.title} description={meta.description} />
      <article className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pt-6 pb-16 sm:px-6 md:pt-12">
        <header className="flex flex-col gap-2">
          <h1 className="font-display text-4xl leading-tight font-semibold tracking-tight sm:text-5xl">
            {meta.title}
          </h1>
          {dated && <p className="text-muted">{t('reading:asOf', { date: days.shortDay(meta.updated) })}</p>}
        </header>
        <div className={wordsClass}>
          <Suspense>
            <Words components={components} />
          </Suspense>
        </div>
        {children}
      </article>
    </PublicLayout>
  );
}
