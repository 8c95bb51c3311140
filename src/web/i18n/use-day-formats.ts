import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type DayFormats, dayFormats } from './day-formats.ts';

export function useDayFormats(): DayFormats {
  const { i18n } = useTranslation();
  return useMemo(() => dayFormats(i18n.language), [i18n.language]);
}
