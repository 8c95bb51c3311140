import { roundedHundredths } from '#domain/amounts/rounding.ts';
import type { FigureWords, SpokenUnit, Words } from './words.ts';

/** The one that typesetters use: as wide as a plus, and no line breaks after it. Files keep the hyphen. */
export const MINUS = '\u2212';

/** From here on, nobody counts in hours any more. */
const LONG_HOURS = 48;

export interface FigureParts {
  readonly thousands: string;
  readonly point: string;
  readonly pointInFiles: string;
  /** Each takes the size that decides on one or many, and the figure as it is written. */
  readonly days: (size: number, figure: string) => string;
  readonly counted: (size: number, figure: string) => string;
  readonly calendar: (size: number, figure: string) => string;
  /** Behind a figure in a tile or a table: « 4,2 % », « 312 j », « 5 h » */
  readonly units: Readonly<Record<SpokenUnit, (figure: string) => string>>;
  readonly euros: (figure: string) => string;
  readonly aMonth: string;
}

export function makeFigureWords(parts: FigureParts): {
  figures: FigureWords;
  money: Words['money'];
} {
  const { thousands, point } = parts;
  const written = (hundredths: number, decimals: 'all' | 'some'): string => {
    const whole = String(Math.trunc(hundredths / 100)).replaceAll(/\B(?=(\d{3})+$)/g, thousands);
    const two = String(hundredths % 100).padStart(2, '0');
    const rest = decimals === 'all' ? two : two.replace(/0+$/, '');
    return rest === '' ? whole : `${whole}${point}${rest}`;
  };
  const minusAnd = (hundredths: number, decimals: 'all' | 'some') =>
    `${hundredths < 0 ? MINUS : ''}${written(Math.abs(hundredths), decimals)}`;
  const figure = (value: number) => minusAnd(roundedHundredths(value), 'some');
  const amount = (value: number) => minusAnd(roundedHundredths(value), 'all');
  const plus = (value: number) => (roundedHundredths(value) > 0 ? '+' : '');
  const days = (count: number) => parts.days(Math.abs(count), figure(count));
  const { units } = parts;
  const hours = (count: number) =>
    count < LONG_HOURS
      ? units.hours(figure(Math.round(count * 10) / 10))
      : units.days(figure(Math.round(count / 24)));
  const euros = (cents: number) => {
    const whole = Math.abs(cents);
    const sign = cents < 0 ? MINUS : '';
    return `${sign}${parts.euros(written(whole, whole % 100 === 0 ? 'some' : 'all'))}`;
  };
  return {
    figures: {
      figure,
      amount,
      movement: (value) => `${plus(value)}${amount(value)}`,
      signed: (value) => `${plus(value)}${figure(value)}`,
      days,
      signedDays: (count) => `${plus(count)}${days(count)}`,
      counted: (count) => parts.counted(Math.abs(count), figure(count)),
      calendar: (count) => parts.calendar(Math.abs(count), figure(count)),
      ofUnit: (value, unit) => {
        if (value === null) return '–';
        if (unit === 'hours') return hours(value);
        return unit === 'percent' || unit === 'days' ? units[unit](figure(value)) : figure(value);
      },
      inFiles: (value, decimals) =>
        (decimals === undefined ? String(value) : value.toFixed(decimals)).replace('.', parts.pointInFiles),
    },
    money: { euros, monthly: (cents) => `${euros(cents)}/${parts.aMonth}` },
  };
}
