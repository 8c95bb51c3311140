import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** English here is read in France: days before months, 24-hour clock. */
const localeOf: Record<string, string> = { fr: 'fr-FR', en: 'en-GB' };

export function useFormats() {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const locale = localeOf[i18n.language] ?? 'fr-FR';
    const instants = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
    const shortInstants = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
    const days = new Intl.DateTimeFormat(locale, { dateStyle: 'short' });
    const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', trailingZeroDisplay });
    const figures = new Intl.NumberFormat(locale);
    const lists = new Intl.ListFormat(locale);
    return {
      /** « 4 mai 2026 à 14:05 », in the reader's time zone. */
      instant: (iso: string) => instants.format(new Date(iso)),
      /** « 04/05/2026 14:05 » */
      shortInstant: (iso: string) => shortInstants.format(new Date(iso)),
      /** « 04/05/2026 » */
      day: (iso: string) => days.format(new Date(iso)),
      /** « 20 € » */
      euros: (cents: number) => euros.format(cents / 100),
      /** « 1 000 » */
      figure: (value: number) => figures.format(value),
      /** « 8 h », “8:00”: an hour of the clock, 0 to 23. */
      hour: (hour: number) => (locale === 'fr-FR' ? `${hour}\u00a0h` : `${hour}:00`),
      /** « Atelier, Bureau et Voilerie » */
      list: (items: readonly string[]) => lists.format(items),
    };
  }, [i18n.language]);
}

/** Whole euros are written without cents. */
const trailingZeroDisplay = 'stripIfInteger';
