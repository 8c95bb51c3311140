import { useTranslation } from 'react-i18next';
import { type DayFormats, dayFormats } from './day-formats.ts';

export function useDayFormats(): DayFormats {
  const { i18n } = useTranslation();
  return dayFormats(i18n.language);
}
