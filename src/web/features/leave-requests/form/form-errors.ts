import { useTranslation } from 'react-i18next';
import { fieldSentence } from '#contract/field-sentences.ts';
import { ApiError } from '#web/api/api-error.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { useLeaveTypes } from '#web/leave/use-leave-types.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import type { PreviewState } from './use-preview.ts';

const DATE_FIELDS = ['startDate', 'endDate', 'startHalf', 'endHalf'];
const OTHER_FIELDS = ['type', 'userId', 'note'];
const KNOWN_FIELDS = [...DATE_FIELDS, ...OTHER_FIELDS];

export type FieldErrors = { dates?: string; type?: string; whose?: string; note?: string };

function fieldsOf(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.fields : {};
}

/** Whether every word of a refusal stands beside a field already. */
export function isToldAtFields(error: unknown): boolean {
  const names = Object.keys(fieldsOf(error));
  return names.length > 0 && names.every((name) => KNOWN_FIELDS.includes(name));
}

type Given = {
  state: PreviewState;
  submitError: unknown;
  /** Whether sending was tried: only then is a missing date an error. */
  tried: boolean;
};

/** What to say at which field: what the form sees itself, what the preview found, what the sending met. */
export function useFieldErrors({ state, submitError, tried }: Given): FieldErrors {
  const { t, i18n } = useTranslation(['leave-requests', 'leave', 'ui']);
  const words = useLeaveWords();
  const types = useLeaveTypes();
  const refused = { ...fieldsOf(state.error), ...fieldsOf(submitError) };
  const overlap = state.preview?.overlap;
  const own = state.problem === 'required' && !tried ? null : state.problem;
  const dates =
    (own && fieldSentence(own, toLanguage(i18n.language))) ??
    DATE_FIELDS.map((name) => refused[name]).find(Boolean) ??
    (overlap
      ? t('leave-requests:form.overlap', {
          type: types.name(overlap.type),
          period: words.period(overlap),
          status: t(`ui:status.${overlap.status}`).toLowerCase(),
        })
      : undefined);
  return { dates, type: refused.type, whose: refused.userId, note: refused.note };
}
