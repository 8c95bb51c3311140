import { useTranslation } from 'react-i18next';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { leaveTypes } from '#domain/leave-types/leave-type.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';

const NAMED = ['type', 'startDate', 'endDate', 'startHalf', 'endHalf', 'note'] as const;

/** What an edit changed, one sentence for each field: « Début : lundi 6 juillet 2026 → mardi 7 juillet 2026 ». */
export function useChangeWords() {
  const { t } = useTranslation(['leave-requests', 'leave']);
  const { longDay } = useDayFormats();

  const inWords = (value: string): string => {
    const type = leaveTypes.find((one) => one === value);
    if (type) return t(`leave:types.${type}`);
    const date = parsePlainDate(value);
    if (date) return longDay(date);
    if (value === 'am' || value === 'pm') return t(`leave-requests:history.halves.${value}`);
    return value === '' ? '—' : value;
  };

  return (changes: Readonly<Record<string, readonly string[]>>): string[] =>
    NAMED.flatMap((field) => {
      const [before, after] = changes[field] ?? [];
      if (before === undefined || after === undefined) return [];
      if (field === 'note') return [t('leave-requests:history.noteChanged', { note: inWords(after) })];
      return [
        t('leave-requests:history.changed', {
          field: t(`leave-requests:history.fields.${field}`),
          before: inWords(before),
          after: inWords(after),
        }),
      ];
    });
}
