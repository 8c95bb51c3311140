import { useTranslation } from 'react-i18next';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import {
  REQUEST_FIELD_NAMES,
  REQUEST_FIELDS,
  type RequestField,
} from '#domain/leave-requests/request-fields.ts';
import { useWords } from '#web/i18n/use-words.ts';

/** What an edit changed, one sentence for each field: « Début : lundi 6 juillet 2026 → mardi 7 juillet 2026 ». */
export function useChangeWords() {
  const { t } = useTranslation('leave-requests');
  const { days, periods } = useWords();
  const types = useLeaveTypes();

  const inWords = (field: RequestField, value: string): string => {
    switch (REQUEST_FIELDS[field]) {
      case 'type':
        return types.name(value);
      case 'day': {
        const date = parsePlainDate(value);
        return date ? days.longDay(date) : value;
      }
      case 'half':
        return value === 'am' || value === 'pm' ? periods.half(value) : value;
      case 'text':
        return value === '' ? '—' : value;
    }
  };

  return (changes: Readonly<Record<string, readonly string[]>>): string[] =>
    REQUEST_FIELD_NAMES.flatMap((field) => {
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
