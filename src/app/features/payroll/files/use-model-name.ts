import { useTranslation } from 'react-i18next';
import type { ShownModel } from './pay-files.ts';

/** Programs keep their names in every language; the free one has one in each. */
export function useModelName(): (model: Pick<ShownModel, 'name' | 'known' | 'changed'>) => string {
  const { t } = useTranslation('payroll-files');
  return ({ name, known, changed }) => (known === 'free' && !changed ? t('models.free') : name);
}
