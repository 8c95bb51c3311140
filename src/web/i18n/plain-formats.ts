import type { Language } from '#contract/language.ts';
import { dayFormats } from './day-formats.ts';

const twoDigits = (figure: number): string => String(figure).padStart(2, '0');

const clock = (at: Date): string => `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;

const dayOf = (at: Date): string =>
  `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;

/** Instants and figures as Intl has them, without the 30 ms that it takes a phone to begin each. */
export const plainFormats = {
  /** « 4 mai 2026 à 14:05 », “4 May 2026 at 14:05”, in the reader's time zone. */
  instant: (at: Date, language: Language): string => {
    const { ordinal, monthAndYear } = dayFormats(language);
    const day = dayOf(at);
    return `${ordinal(day)} ${monthAndYear(day)} ${language === 'fr' ? 'à' : 'at'} ${clock(at)}`;
  },
  /** « 04/05/2026 14:05 », “04/05/2026, 14:05” */
  shortInstant: (at: Date, language: Language): string =>
    `${plainFormats.day(at)}${language === 'fr' ? '' : ','} ${clock(at)}`,
  /** « 04/05/2026 » */
  day: (at: Date): string => `${twoDigits(at.getDate())}/${twoDigits(at.getMonth() + 1)}/${at.getFullYear()}`,
  /** « 1 000 », « 99,86 »: three decimals at most. */
  figure: (value: number, language: Language): string => {
    const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)\.(\d*?)0*$/.exec(value.toFixed(3)) ?? [];
    const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, language === 'fr' ? '\u202f' : ',');
    const point = language === 'fr' ? ',' : '.';
    return `${sign}${grouped}${decimals && point}${decimals}`;
  },
};
