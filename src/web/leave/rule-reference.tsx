import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';

/** To the rule as the documentation words it, in a tab of its own: nobody loses a form to read a rule. */
export function RuleReference({ rule }: { rule: string }) {
  const { t } = useTranslation('leave');
  return (
    <a
      href={`${PAGES.documentation.path}#${rule}`}
      target="_blank"
      rel="noreferrer"
      className="whitespace-nowrap text-sea underline underline-offset-4"
    >
      {t('rule', { number: rule })}
      <span className="sr-only"> {t('newTab')}</span>
    </a>
  );
}
