import { type FieldProblem, fieldProblems } from '#domain/refusals/field-problem.ts';
import type { Language } from '#domain/text/language.ts';
import { fieldWords } from '../languages/fields.ts';

function isFieldProblem(message: string): message is FieldProblem {
  return (fieldProblems as readonly string[]).includes(message);
}

/** Turns a schema's message into a sentence; a message of the schema library itself reads as « invalid ». */
export function fieldSentence(message: string, language: Language): string {
  return fieldWords[language][isFieldProblem(message) ? message : 'invalid'];
}
