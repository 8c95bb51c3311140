import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { RULE_CHAPTERS, type RuleChapter, sourceOf } from '#domain/rules/all-rules.ts';
import type { Rule } from '#domain/rules/rule.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { chapterAnchor } from './rule-anchors.ts';
import { RulesContents } from './rules-contents.tsx';

/** The rules as the domain writes them; only the frame around them is ours. */
export function RulesSection() {
  const { t } = useTranslation('documentation');
  return (
    <section aria-labelledby="rules-title" className="flex flex-col gap-8">
      <div className="flex max-w-[68ch] flex-col gap-2">
        <h3 id="rules-title" className="font-display text-2xl font-semibold tracking-tight sm:text-3xl">
          {t('rules.title')}
        </h3>
        <p className="text-muted">{t('rules.lead')}</p>
        <p>
          <a href={PAGES.conformity.path} className="link">
            {t('rules.conformity')}
          </a>
        </p>
      </div>
      <div className="flex flex-col gap-8 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start lg:gap-12">
        <div className="lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto">
          <RulesContents />
        </div>
        <div className="flex max-w-[72ch] flex-col gap-12">
          {RULE_CHAPTERS.map((chapter) => (
            <Chapter key={chapterAnchor(chapter)} chapter={chapter} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Chapter({ chapter }: { chapter: RuleChapter }) {
  const { i18n } = useTranslation('documentation');
  const anchor = chapterAnchor(chapter);
  return (
    <section aria-labelledby={anchor}>
      <h4 id={anchor} tabIndex={-1} className="mb-2 text-xl font-semibold outline-none">
        {chapter.title[toLanguage(i18n.language)]}
      </h4>
      {chapter.rules.map((rule) => (
        <RuleText key={rule.number} rule={rule} />
      ))}
    </section>
  );
}

function RuleText({ rule }: { rule: Rule }) {
  const { t, i18n } = useTranslation('documentation');
  const language = toLanguage(i18n.language);
  return (
    <article
      id={rule.number}
      tabIndex={-1}
      aria-labelledby={`${rule.number}-title`}
      className="-mx-3 flex flex-col gap-2 border-t border-line px-3 py-5 outline-none focus:rounded-md focus:bg-sea-soft"
    >
      <h5 id={`${rule.number}-title`} className="flex items-baseline gap-3 font-semibold">
        <span className="shrink-0 text-sea tabular-nums">{rule.number}</span>
        {rule.title[language]}
      </h5>
      <p>{rule.statement[language]}</p>
      {rule.reading && (
        <p className="text-plain text-muted">
          <strong className="font-medium text-ink">{t('rules.reading')}</strong> {rule.reading[language]}
        </p>
      )}
      <p className="text-plain text-muted">
        <strong className="font-medium text-ink">{t('rules.example')}</strong> {rule.example[language]}
      </p>
      <p className="text-sm text-muted">
        {t('rules.source', { source: sourceOf(rule)[language] })}
        {rule.setting !== undefined && <> · {t('rules.setting')}</>}
      </p>
    </article>
  );
}
