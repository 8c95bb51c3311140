import { useTranslation } from 'react-i18next';
import { SCHOOL_BREAK_NAMES, type SchoolBreak, type SchoolZone } from '#domain/holidays/school-holidays.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { useFormats } from '#web/i18n/use-formats.ts';

/** « Vacances d’hiver, zones A et B » for each break, with its zones that are on show. */
export function useSchoolWords() {
  const { t, i18n } = useTranslation('calendar');
  const { list } = useFormats();
  return (breaks: readonly SchoolBreak[], shown: readonly SchoolZone[]): string[] => {
    const zonesOf = new Map<SchoolBreak['key'], SchoolZone[]>();
    for (const { key, zones } of breaks)
      zonesOf.set(key, [...(zonesOf.get(key) ?? []), ...zones.filter((zone) => shown.includes(zone))]);
    return [...zonesOf]
      .filter(([, zones]) => zones.length > 0)
      .map(([key, zones]) =>
        t('school.break', {
          name: SCHOOL_BREAK_NAMES[key][toLanguage(i18n.language)],
          count: zones.length,
          zones: list([...zones].sort()),
        }),
      );
  };
}
