import type { TouchedMonths } from '#domain/payroll/closed-months.ts';
import type { Language } from '#domain/text/language.ts';
import { wordsIn } from '../spoken.ts';
import { writtenIn } from '../written.ts';

/** J10, for whoever is about to change days that payroll knows already. */
export function closedMonthsSentence({ months, paidIn }: TouchedMonths, language: Language): string {
  const { monthAndYear } = wordsIn(language).days;
  const { carried, tooOld } = writtenIn(language).payMonths;
  const names = months.map(monthAndYear);
  return paidIn === null ? tooOld(names) : carried(names, monthAndYear(paidIn));
}
