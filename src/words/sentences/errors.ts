import type { ErrorCode } from '#domain/refusals/error-code.ts';
import type { Language } from '#domain/text/language.ts';
import { writtenIn } from '../written.ts';
import { fillSlots } from './fill.ts';

export type SentenceValues = Readonly<Record<string, string | number>>;

/** Figures such as {seats} are filled in where they are known. */
export function errorSentence(code: ErrorCode, language: Language, values: SentenceValues = {}): string {
  return fillSlots(writtenIn(language).errors[code], values, '—');
}
