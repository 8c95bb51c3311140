import type { FigureUnit } from '#domain/insights/figures.ts';
import type { Language } from '#domain/text/language.ts';
import { wordsIn } from '../spoken.ts';
import { writtenIn } from '../written.ts';

const LONG_HOURS = 48;

/** « 4,2 % », « 312 j », « 5 h »; a dash where there is nothing to tell. */
export function figureText(value: number | null, unit: FigureUnit, language: Language): string {
  const { figure } = wordsIn(language).figures;
  const { written } = writtenIn(language).insights;
  if (value === null) return '–';
  if (unit === 'hours' && value >= LONG_HOURS) return written.days(figure(Math.round(value / 24)));
  if (unit === 'hours') return written.hours(figure(Math.round(value * 10) / 10));
  if (unit === 'percent') return written.percent(figure(value));
  return unit === 'days' ? written.days(figure(value)) : figure(value);
}
