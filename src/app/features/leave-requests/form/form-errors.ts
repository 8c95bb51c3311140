import { useTranslation } from 'react-i18next';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import {
  eachText,
  REQUEST_FIELD_NAMES,
  type RequestField,
  type RequestText,
} from '#domain/leave-requests/request-fields.ts';
import { ApiError } from '#web/api/api-error.ts';
import { toLanguage } from '#web/i18n/language.ts';
import type { CoverageCheck } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { fieldSentence } from '#words/sentences/fields.ts';
import type { RequestFields } from './request-fields.ts';
import type { PreviewState } from './use-preview.ts';

const DATE_FIELDS = [
  'startDate',
  'endDate',
  'startHalf',
  'endHalf',
] as const satisfies readonly RequestField[];
const KNOWN_FIELDS: readonly string[] = [...REQUEST_FIELD_NAMES, 'userId', 'overrideReason'];

export type FieldErrors = { [Field in RequestText]?: string | undefined } & {
  dates?: string;
  type?: string;
  whose?: string;
  override?: string;
  /** Sending could only be refused, as far as is known. */
  blocked: boolean;
};

function fieldsOf(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.fields : {};
}

/** Whether every word of a refusal stands beside a field already. */
export function isToldAtFields(error: unknown): boolean {
  const fields = fieldsOf(error);
  const names = Object.keys(fields);
  const told = error instanceof ApiError ? [error.sentence ?? '', ...error.more] : [];
  return (
    names.length > 0 &&
    names.every((name) => KNOWN_FIELDS.includes(name)) &&
    told.every((sentence) => Object.values(fields).includes(sentence))
  );
}

/** A period without leave, with what its people are told about it. */
function told({ sentence, reason }: CoverageCheck['blackouts'][number]): string {
  return reason === '' ? sentence : `${sentence} ${reason}`;
}

type Given = {
  fields: RequestFields;
  state: PreviewState;
  submitError: unknown;
  /** Whether sending was tried: only then is a missing date an error. */
  tried: boolean;
};

/** What to say at which field: what the form sees itself, what the preview found, what the sending met. */
export function useFieldErrors({ fields, state, submitError, tried }: Given): FieldErrors {
  const { t, i18n } = useTranslation(['leave-requests', 'leave', 'ui']);
  const words = useLeaveWords();
  const types = useLeaveTypes();
  const refused = { ...fieldsOf(state.error), ...fieldsOf(submitError) };
  const overlap = state.preview?.overlap;
  const blackouts = state.preview?.coverage.blackouts ?? [];
  const [closed] = fields.forId === null ? blackouts : [];
  const unexplained = fields.forId !== null && blackouts.length > 0 && fields.overrideReason.trim() === '';
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
      : undefined) ??
    (closed && t('leave-requests:form.blackout', { sentence: told(closed) }));
  return {
    dates,
    type: refused.type,
    whose: refused.userId,
    ...eachText((field) => refused[field]),
    override: refused.overrideReason ?? (unexplained && tried ? t('ui:field.missing') : undefined),
    // What the form said a moment ago may stand in the way no longer: then the server is asked.
    blocked: !state.stale && (closed !== undefined || unexplained),
  };
}
