import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** « janvier » to « décembre ». */
export function useMonthNames(): string[] {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const names = new Intl.DateTimeFormat(i18n.language, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => names.format(new Date(Date.UTC(2026, month, 15))));
  }, [i18n.language]);
}
