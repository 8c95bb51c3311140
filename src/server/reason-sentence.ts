import { isMetadataProblem } from '#domain/refusals/metadata-problem.ts';
import type { Language } from '#domain/text/language.ts';
import { errorSentence } from '#words/sentences/errors.ts';
import { fieldSentence } from '#words/sentences/fields.ts';
import { writtenIn } from '#words/written.ts';
import type { Reason } from './failure.ts';

/** The sentence a person sees first is the one that helps: that of the first field at fault. */
export function reasonSentence({ code, fields, values }: Reason, language: Language): string {
  const first = fields ? Object.values(fields)[0] : undefined;
  return first === undefined ? errorSentence(code, language, values) : problemSentence(first, language);
}

export function problemSentence(problem: string, language: Language): string {
  return isMetadataProblem(problem)
    ? writtenIn(language).metadata[problem]
    : fieldSentence(problem, language);
}
