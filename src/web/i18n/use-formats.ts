import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { euroWords, monthlyWords } from '#contract/money-words.ts';
import { toLanguage } from './language.ts';

/** English here is read in France: days before months, 24-hour clock. */
const localeOf = { fr: 'fr-FR', en: 'en-GB' } as const;

export function useFormats() {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const language = toLanguage(i18n.language);
    const locale = localeOf[language];
    const instants = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
    const shortInstants = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
    const days = new Intl.DateTimeFormat(locale, { dateStyle: 'short' });
    const figures = new Intl.NumberFormat(locale);
    const amounts = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const movements = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: 'exceptZero',
    });
    const lists = new Intl.ListFormat(locale);
    const choices = new Intl.ListFormat(locale, { type: 'disjunction' });
    return {
      /** « 4 mai 2026 à 14:05 », in the reader's time zone. */
      instant: (iso: string) => instants.format(new Date(iso)),
      /** « 04/05/2026 14:05 » */
      shortInstant: (iso: string) => shortInstants.format(new Date(iso)),
      /** « 04/05/2026 » */
      day: (iso: string) => days.format(new Date(iso)),
      /** « 20 € » */
      euros: (cents: number) => euroWords(cents, language),
      /** « 20 €/mois » */
      monthly: (cents: number) => monthlyWords(cents, language),
      /** « 1 000 » */
      figure: (value: number) => figures.format(value),
      /** « 8 h », “8:00”: an hour of the clock, 0 to 23. */
      hour: (hour: number) => (locale === 'fr-FR' ? `${hour}\u00a0h` : `${hour}:00`),
      /** « 2,50 », as a statement lines figures up. */
      amount: (value: number) => amounts.format(value),
      /** « +2,08 », « -10,00 » */
      movement: (value: number) => movements.format(value),
      /** « Atelier, Bureau et Voilerie » */
      list: (items: readonly string[]) => lists.format(items),
      /** « Alix ou Nina » */
      oneOf: (items: readonly string[]) => choices.format(items),
    };
  }, [i18n.language]);
}
