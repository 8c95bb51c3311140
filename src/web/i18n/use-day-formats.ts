import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlainDate } from '#domain/calendar/plain-date.ts';

/**
 * Days of the calendar, in words. The pieces come from Intl and are put together here: browsers disagree on the
 * commas between them, and a prerendered page must read the same in all of them.
 */
export function useDayFormats() {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const french = i18n.language !== 'en';
    const names = new Intl.DateTimeFormat(french ? 'fr-FR' : 'en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
    return {
      /** « vendredi 1er mai 2026 », “Friday 1 May 2026”. */
      longDay: (date: PlainDate) => {
        const parts = names.formatToParts(new Date(`${date}T12:00:00Z`));
        const nameOf = (type: 'weekday' | 'month') => parts.find((part) => part.type === type)?.value ?? '';
        const day = Number(date.slice(8));
        const ordinal = french && day === 1 ? '1er' : String(day);
        return `${nameOf('weekday')} ${ordinal}\u00a0${nameOf('month')} ${Number(date.slice(0, 4))}`;
      },
    };
  }, [i18n.language]);
}
