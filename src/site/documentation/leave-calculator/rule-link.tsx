import { useTranslation } from 'react-i18next';
import type { RuleNumber } from '#domain/rules/rule-number.ts';

/** To the rule as it is written on the same page. */
export function RuleAnchor({ rule }: { rule: RuleNumber }) {
  const { t } = useTranslation('leave-calculator');
  return (
    <a href={`#${rule}`} className="inline-flex min-h-6 items-center rounded-sm px-1 link hover:bg-sea-soft">
      {t('rule', { number: rule })}
    </a>
  );
}
