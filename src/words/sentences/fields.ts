import { type FieldProblem, fieldProblems } from '#domain/refusals/field-problem.ts';
import type { EveryLanguage, Language } from '#domain/text/language.ts';
import type { FieldWords } from '../catalogues/fields.ts';
import { fields as english } from '../en/fields.ts';
import { fields as french } from '../fr/fields.ts';

/** Apart from what the server alone writes: every form in a browser says these. */
export const fieldWords: EveryLanguage<FieldWords> = {
  fr: french,
  en: english,
};

function isFieldProblem(message: string): message is FieldProblem {
  return (fieldProblems as readonly string[]).includes(message);
}

/** Turns a schema's message into a sentence; a message of the schema library itself reads as « invalid ». */
export function fieldSentence(message: string, language: Language): string {
  return fieldWords[language][isFieldProblem(message) ? message : 'invalid'];
}
