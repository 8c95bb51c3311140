import type { Language } from '#contract/language.ts';
import { dayFormats } from './day-formats.ts';

const twoDigits = (figure: number): string => String(figure).padStart(2, '0');

/** What calendar and clock show somewhere: `2026-05-04` and `14:05`. */
export type ClockTime = { day: string; time: string };

/** Where the reader stands. */
export function readersTime(at: Date): ClockTime {
  return {
    day: `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`,
    time: `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`,
  };
}

/** Instants and figures as Intl has them, without the 30 ms that it takes a phone to begin each. */
export const plainFormats = {
  /** « 4 mai 2026 à 14:05 », “4 May 2026 at 14:05” */
  instant: ({ day, time }: ClockTime, language: Language): string => {
    const { ordinal, monthAndYear } = dayFormats(language);
    return `${ordinal(day)} ${monthAndYear(day)} ${language === 'fr' ? 'à' : 'at'} ${time}`;
  },
  /** « 04/05/2026 14:05 », “04/05/2026, 14:05” */
  shortInstant: (at: ClockTime, language: Language): string =>
    `${plainFormats.day(at)}${language === 'fr' ? '' : ','} ${at.time}`,
  /** « 04/05/2026 » */
  day: ({ day }: Pick<ClockTime, 'day'>): string => day.split('-').reverse().join('/'),
  /** « 1 000 », « 99,86 »: three decimals at most. */
  figure: (value: number, language: Language): string => {
    const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)\.(\d*?)0*$/.exec(value.toFixed(3)) ?? [];
    const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, language === 'fr' ? '\u202f' : ',');
    const point = language === 'fr' ? ',' : '.';
    return `${sign}${grouped}${decimals && point}${decimals}`;
  },
};
