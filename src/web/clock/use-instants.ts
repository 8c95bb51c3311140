import { useTranslation } from 'react-i18next';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { Language } from '#domain/text/language.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { wordsIn } from '#words/spoken.ts';
import type { ClockTime } from '#words/words.ts';
import { useTimeZone } from './use-time-zone.ts';

function makeInstants(timeZone: string, language: Language) {
  const { instants, days } = wordsIn(language);
  // Swedish writes dates the way ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const read = (iso: string): ClockTime => {
    const [day = '', time = ''] = format.format(Date.parse(iso)).split(' ');
    return { day, time };
  };
  return {
    /** « 4 mai 2026 à 14:05 » */
    instant: (iso: string) => instants.long(read(iso)),
    /** « 04/05/2026 14:05 » */
    shortInstant: (iso: string) => instants.short(read(iso)),
    /** « 04/05/2026 » */
    day: (iso: string) => days.inFigures(read(iso).day),
    /** The day itself, to count with. */
    dayOf: (iso: string) => dayOfInstant(Date.parse(iso), timeZone),
  };
}

const known = new Map<string, ReturnType<typeof makeInstants>>();

/** When something happened, by the organisation's clock; or by that of a time zone which the page was told. */
export function useInstants(told?: string) {
  const language = toLanguage(useTranslation().i18n.language);
  const timeZone = useTimeZone(told);
  const key = `${timeZone} ${language}`;
  const instants = known.get(key) ?? makeInstants(timeZone, language);
  known.set(key, instants);
  return instants;
}
