import { useTranslation } from 'react-i18next';
import { RULE_CHAPTERS } from '#domain/rules/all-rules.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { chapterAnchor } from './rule-anchors.ts';

/** Table of contents: chapters by name, rules by number. */
export function RulesContents() {
  const { t, i18n } = useTranslation('documentation');
  const language = toLanguage(i18n.language);
  return (
    <nav aria-label={t('contents')} className="text-sm">
      <p className="mb-3 font-semibold" aria-hidden="true">
        {t('contents')}
      </p>
      <ul className="flex flex-col gap-4">
        {RULE_CHAPTERS.map((chapter) => (
          <li key={chapterAnchor(chapter)}>
            <a
              href={`#${chapterAnchor(chapter)}`}
              className="font-medium text-ink underline-offset-4 hover:text-sea hover:underline"
            >
              {chapter.title[language]}
            </a>
            <ul className="mt-1 -ml-1 flex flex-wrap">
              {chapter.rules.map((rule) => (
                <li key={rule.number}>
                  <a
                    href={`#${rule.number}`}
                    title={rule.title[language]}
                    className="inline-grid min-h-7 min-w-8 place-items-center rounded-sm px-1 text-sea tabular-nums hover:bg-sea-soft"
                  >
                    {rule.number}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
