import type { Language } from '#domain/text/language.ts';
import { MINUS } from './make-figures.ts';
import { wordsIn } from './spoken.ts';

type SlotFormat = (value: unknown, language: Language, options: Intl.NumberFormatOptions) => string;

const formats = new Map<string, Intl.NumberFormat>();

/** How texts of screens ask for words: `{{amount, number}}` is « −2,5 », `{{name, of}}` is « d’Anne ». */
export const slotFormats: Readonly<Record<'number' | 'of', SlotFormat>> = {
  number: (value, language, { minimumFractionDigits }) => {
    if (minimumFractionDigits === undefined) return wordsIn(language).figures.figure(Number(value));
    // Intl only where a text asks for more than a figure.
    const question = `${language} ${minimumFractionDigits}`;
    const format =
      formats.get(question) ?? new Intl.NumberFormat(wordsIn(language).locale, { minimumFractionDigits });
    formats.set(question, format);
    return format.format(Number(value)).replace('-', MINUS).replaceAll('\u202f', '\u00a0');
  },
  of: (value, language) => wordsIn(language).names.of(String(value)),
};
