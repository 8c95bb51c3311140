import type { ProofDay } from '#domain/counting/count-leave.ts';
import { HOLIDAY_NAMES } from '#domain/holidays/public-holidays.ts';
import type { EveryLanguage, Language } from '#domain/text/language.ts';
import type { ProofWords } from '../catalogues/proof.ts';
import { proof as english } from '../en/proof.ts';
import { proof as french } from '../fr/proof.ts';
import { wordsIn } from '../spoken.ts';
import { fillSlots } from './fill.ts';

/** Apart from what the server alone writes: the public calculator counts in the browser. */
export const proofWords: EveryLanguage<ProofWords> = {
  fr: french,
  en: english,
};

/** Plain words for one day. */
export function daySentence(
  { date, reason, holiday }: Pick<ProofDay, 'date' | 'reason' | 'holiday'>,
  language: Language,
): string {
  const {
    reasons,
    onHoliday,
  }: { reasons: ProofWords['reasons']; onHoliday: Partial<ProofWords['reasons']> } = proofWords[language];
  const template = (holiday === null ? undefined : onHoliday[reason]) ?? reasons[reason];
  return fillSlots(template, {
    day: wordsIn(language).days.weekday(date),
    holiday: holiday === null ? '' : HOLIDAY_NAMES[holiday][language],
  });
}
