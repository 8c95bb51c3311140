import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import type { RuleNumber } from '#domain/rules/rule-number.ts';

/** To the rule, in a tab of its own, without its number: whoever sets something up need not know our numbers. */
export function RuleLink({ rule, about }: { rule: RuleNumber; about?: string }) {
  const { t } = useTranslation(['settings', 'leave']);
  return (
    <a
      href={`${PAGES.documentation.path}#${rule}`}
      target="_blank"
      rel="noreferrer"
      className="text-sm whitespace-nowrap text-muted underline underline-offset-4 hover:text-ink"
    >
      {t('settings:rule')}
      <span className="sr-only">
        {' '}
        {about} {t('leave:newTab')}
      </span>
    </a>
  );
}
