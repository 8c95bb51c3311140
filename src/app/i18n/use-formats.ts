import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/language.ts';
import { euroWords, monthlyWords } from '#contract/money-words.ts';
import { toLanguage } from './language.ts';
import { plainFormats } from './plain-formats.ts';

/** English here is read in France: days before months, 24-hour clock. */
const localeOf = { fr: 'fr-FR', en: 'en-GB' } as const;

/** Intl takes milliseconds for each, and few screens use them all: made when first asked for. */
function whenAsked<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function makeFormats(language: Language) {
  const locale = localeOf[language];
  const numbers = (options: Intl.NumberFormatOptions) =>
    whenAsked(() => new Intl.NumberFormat(locale, options));
  const hundredths = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const amounts = numbers(hundredths);
  const movements = numbers({ ...hundredths, signDisplay: 'exceptZero' });
  const lists = whenAsked(() => new Intl.ListFormat(locale));
  const choices = whenAsked(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
  return {
    /** « 20 € » */
    euros: (cents: number) => euroWords(cents, language),
    /** « 20 €/mois » */
    monthly: (cents: number) => monthlyWords(cents, language),
    /** « 1 000 » */
    figure: (value: number) => plainFormats.figure(value, language),
    /** « 8 h », “8:00”: an hour of the clock, 0 to 23. */
    hour: (hour: number) => (locale === 'fr-FR' ? `${hour}\u00a0h` : `${hour}:00`),
    /** « 2,50 », as a statement lines figures up. */
    amount: (value: number) => amounts().format(value),
    /** « +2,08 », « -10,00 » */
    movement: (value: number) => movements().format(value),
    /** « Atelier, Bureau et Voilerie » */
    list: (items: readonly string[]) => lists().format(items),
    /** « Alix ou Nina » */
    oneOf: (items: readonly string[]) => choices().format(items),
  };
}

const known = new Map<Language, ReturnType<typeof makeFormats>>();

export function useFormats() {
  const language = toLanguage(useTranslation().i18n.language);
  const formats = known.get(language) ?? makeFormats(language);
  known.set(language, formats);
  return formats;
}
