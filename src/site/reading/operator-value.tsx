import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type OperatorField, UNFINISHED } from '#contract/operator.ts';

/** A value of the operator's, which the server writes here. One that is missing stands out; production refuses to start. */
export function OperatorValue({ field }: { field: OperatorField }) {
  const { t } = useTranslation('reading');
  const missing = (
    <mark className="rounded-sm bg-pending-soft px-1 text-pending">
      {t('toFillIn', { field: t(`operator.${field}`) })}
    </mark>
  );
  return createElement(UNFINISHED.value, { name: field }, missing);
}
