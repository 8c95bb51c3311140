import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { ApiError } from '#web/api/api-error.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { fieldSentence } from '#words/sentences/fields.ts';
import { useReturnedValues } from './use-returned-values.ts';

const missing: FieldProblem = 'required';

/** Marks what the server said, which is a sentence already, apart from what the schema says. */
const fromServer = 'server';

export interface ContractForm<Values extends FieldValues, Checked extends FieldValues>
  extends UseFormReturn<Values, unknown, Checked> {
  readonly errorOf: (name: FieldPath<Values>) => string | undefined;
  /** What the server refused goes to its fields; true when all of it found its place. */
  readonly showRefusal: (error: unknown) => boolean;
  /** Says at a field what no schema knows, such as the law. */
  readonly tell: (name: FieldPath<Values>, message: string) => void;
  /** « Veuillez remplir tous les champs obligatoires », while some are empty. */
  readonly incomplete: string | undefined;
}

/**
 * A form that is checked by the very schema the server applies. A field left empty is marked where it stands,
 * and the sentence about it is said once for the whole form. A session that runs out gives it back filled.
 */
export function useContractForm<Values extends FieldValues, Checked extends FieldValues>(
  schema: z.ZodType<Checked, Values>,
  defaultValues?: DefaultValues<Values>,
  /** Fields that no browser keeps, not even while a session has run out; the same list each time. */
  secrets?: readonly FieldPath<Values>[],
): ContractForm<Values, Checked> {
  const { t, i18n } = useTranslation('ui');
  const language = toLanguage(i18n.language);
  const form = useForm<Values, unknown, Checked>({ resolver: zodResolver(schema), defaultValues });
  const { errors } = form.formState;
  useReturnedValues(form, secrets);

  const errorOf = (name: FieldPath<Values>): string | undefined => {
    const error: unknown = get(errors, name);
    if (!isFieldError(error)) return undefined;
    if (error.type === fromServer) return error.message;
    return error.message === missing ? t('field.missing') : fieldSentence(error.message, language);
  };

  const showRefusal = (error: unknown): boolean => {
    if (!(error instanceof ApiError)) return false;
    const known = Object.entries(error.fields).filter(([name]) => get(form.control._fields, name));
    known.forEach(([name, message], place) => {
      form.setError(name as FieldPath<Values>, { type: fromServer, message }, { shouldFocus: place === 0 });
    });
    return known.length > 0 && known.length === Object.keys(error.fields).length;
  };

  const tell = (name: FieldPath<Values>, message: string) =>
    form.setError(name, { type: fromServer, message }, { shouldFocus: true });

  const incomplete = Object.values(errors).some((error) => isFieldError(error) && error.message === missing);
  return {
    ...form,
    errorOf,
    showRefusal,
    tell,
    incomplete: incomplete ? fieldSentence(missing, language) : undefined,
  };
}

function isFieldError(error: unknown): error is { type: string; message: string } {
  return typeof error === 'object' && error !== null && 'message' in error;
}
