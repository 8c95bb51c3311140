import type { Language } from '#domain/text/language.ts';
import { MINUS } from './make-figures.ts';
import { wordsIn } from './spoken.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** `{{amount, number}}` in the texts of screens; Intl only where a text asks for more than a figure. */
export function numberSlot(
  value: unknown,
  language: Language,
  options: Intl.NumberFormatOptions | null,
): string {
  if (options === null) return wordsIn(language).figures.figure(Number(value));
  const question = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(question) ?? new Intl.NumberFormat(wordsIn(language).locale, options);
  formats.set(question, format);
  return format.format(Number(value)).replace('-', MINUS).replaceAll('\u202f', '\u00a0');
}
