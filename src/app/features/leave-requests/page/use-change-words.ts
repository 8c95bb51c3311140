import { useTranslation } from 'react-i18next';
import { useDayFormats } from '#app/i18n/use-day-formats.ts';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';

const NAMED = ['type', 'startDate', 'endDate', 'startHalf', 'endHalf', 'note'] as const;

/** What an edit changed, one sentence for each field: « Début : lundi 6 juillet 2026 → mardi 7 juillet 2026 ». */
export function useChangeWords() {
  const { t } = useTranslation('leave-requests');
  const { longDay } = useDayFormats();
  const types = useLeaveTypes();

  const inWords = (field: (typeof NAMED)[number], value: string): string => {
    if (field === 'type') return types.name(value);
    const date = parsePlainDate(value);
    if (date) return longDay(date);
    if (value === 'am' || value === 'pm') return t(`history.halves.${value}`);
    return value === '' ? '—' : value;
  };

  return (changes: Readonly<Record<string, readonly string[]>>): string[] =>
    NAMED.flatMap((field) => {
      const [before, after] = changes[field] ?? [];
      if (before === undefined || after === undefined) return [];
      if (field === 'note') return [t('history.noteChanged', { note: inWords(field, after) })];
      return [
        t('history.changed', {
          field: t(`history.fields.${field}`),
          before: inWords(field, before),
          after: inWords(field, after),
        }),
      ];
    });
}
