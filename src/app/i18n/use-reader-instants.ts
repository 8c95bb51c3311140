import { useTranslation } from 'react-i18next';
import { toLanguage } from './language.ts';
import { plainFormats, readersTime } from './plain-formats.ts';

/** When something happened, by the reader's own clock: for pages that belong to no organisation. */
export function useReaderInstants() {
  const language = toLanguage(useTranslation().i18n.language);
  return {
    /** « 4 mai 2026 à 14:05 » */
    instant: (iso: string) => plainFormats.instant(readersTime(new Date(iso)), language),
    /** « 04/05/2026 14:05 » */
    shortInstant: (iso: string) => plainFormats.shortInstant(readersTime(new Date(iso)), language),
  };
}
