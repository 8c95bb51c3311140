import type { ProofDay } from '#domain/counting/count-leave.ts';
import { HOLIDAY_NAMES } from '#domain/holidays/public-holidays.ts';
import type { Language } from '#domain/text/language.ts';
import type { ProofWords } from '../catalogues/proof.ts';
import { proofWords } from '../languages/proof.ts';
import { wordsIn } from '../spoken.ts';
import { fillSlots } from './fill.ts';

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
