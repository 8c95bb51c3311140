import { useTranslation } from 'react-i18next';
import { type OperatorField, operator } from '../site-facts.ts';

/** A value of the operator's; one that is missing stands out, so that nobody publishes it by mistake. */
export function OperatorValue({ field }: { field: OperatorField }) {
  const { t } = useTranslation('reading');
  const value = operator[field];
  if (value !== null) return value;
  return (
    <mark className="rounded-sm bg-pending-soft px-1 text-pending">
      {t('toFillIn', { field: t(`operator.${field}`) })}
    </mark>
  );
}
