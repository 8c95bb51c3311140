import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { RULE_CHAPTERS, type RuleChapter } from '#domain/rules/all-rules.ts';
import type { Rule } from '#domain/rules/rule.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { PageTitle } from '#web/page-title.tsx';
import { PublicLayout } from '#web/public-layout.tsx';
import { PageIntro } from '../page-intro.tsx';
import { CaseRow } from './case-row.tsx';
import data from './conformity.json' with { type: 'json' };
import type { ConformityCase } from './conformity-case.ts';

const CASES = data as readonly ConformityCase[];
const isAsked = ({ api }: ConformityCase) => api !== null;
const casesOf = (number: string) => CASES.filter(({ rule }) => rule === number);

/** Every case of the law with what was expected and what was computed, by rule. No script is needed to read it. */
export function ConformityPage() {
  const { t, i18n } = useTranslation('conformity');
  const counts = { cases: CASES.length, api: CASES.filter(isAsked).length };
  const chapters = RULE_CHAPTERS.map(({ title, rules }) => ({
    title,
    rules: rules.filter(({ number }) => casesOf(number).length > 0),
  })).filter(({ rules }) => rules.length > 0);
  return (
    <PublicLayout>
      <PageTitle title={t('title')} description={t('description')} />
      <div className="mx-auto flex w-full max-w-4xl flex-col gap-10 px-4 pt-6 pb-16 sm:px-6 md:pt-12">
        <PageIntro heading={t('heading')} lead={t('lead', counts)}>
          <p className="text-muted">
            {t('find')}{' '}
            <a href={`${PAGES.documentation.path}#rules-title`} className="link">
              {t('rulesLink')}
            </a>
          </p>
        </PageIntro>
        {chapters.map((chapter) => (
          <Chapter key={chapter.title[toLanguage(i18n.language)]} chapter={chapter} />
        ))}
      </div>
    </PublicLayout>
  );
}

function Chapter({ chapter }: { chapter: RuleChapter }) {
  const { i18n } = useTranslation('conformity');
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-display text-2xl font-semibold tracking-tight">
        {chapter.title[toLanguage(i18n.language)]}
      </h2>
      <div className="border-t border-line">
        {chapter.rules.map((rule) => (
          <RuleCases key={rule.number} rule={rule} />
        ))}
      </div>
    </section>
  );
}

function RuleCases({ rule }: { rule: Rule }) {
  const { t, i18n } = useTranslation('conformity');
  const cases = casesOf(rule.number);
  return (
    <details id={rule.number} className="group border-b border-line">
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-baseline gap-x-3 gap-y-0.5 py-3.5">
        <span className="w-9 shrink-0 font-semibold text-sea tabular-nums">{rule.number}</span>
        <h3 className="font-semibold">{rule.title[toLanguage(i18n.language)]}</h3>
        <span className="text-sm text-muted max-sm:w-full max-sm:pl-12 sm:ml-auto">
          {t('counts', { count: cases.length, api: cases.filter(isAsked).length })}
        </span>
      </summary>
      <ul className="pb-4">
        {cases.map((each) => (
          <CaseRow key={each.id} each={each} />
        ))}
      </ul>
    </details>
  );
}
