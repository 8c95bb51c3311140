import { useTranslation } from 'react-i18next';
import type { ModelProblem } from '#domain/payroll/model-problems.ts';

/** Why a model is refused, as a sentence; columns are counted from 1. */
export function useModelProblem(): (problem: ModelProblem) => string {
  const { t } = useTranslation('payroll-files');
  return ({ kind, column }) => t(`problems.${kind}`, { number: (column ?? 0) + 1 });
}
