import { type Fraction, toNumber } from '#domain/amounts/fraction.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Language } from '#domain/text/language.ts';
import type { ReturnNoticeWords } from '../catalogues/return-notice.ts';
import { wordsIn } from '../spoken.ts';
import { writtenIn } from '../written.ts';
import { fillSlots } from './fill.ts';

/** What the law asks to be told after a stop: how many days, and until when. Never why the person was away. */
export interface NoticeFacts {
  readonly organization: string;
  readonly name: string;
  readonly stop: { readonly start: PlainDate; readonly end: PlainDate };
  /** The day of the notice. */
  readonly informedOn: PlainDate;
  readonly available: Fraction;
  readonly lots: readonly { readonly days: Fraction; readonly until: PlainDate | null }[];
  /** Until when days that the stop kept from being taken can be. */
  readonly deadline: PlainDate;
  readonly months: number;
  /** What that day is: so many months from the notice, what was left of them, or one for each lot. */
  readonly kept: 'months' | 'rest' | 'each';
}

export function noticeText(facts: NoticeFacts, language: Language): string {
  const told = writtenIn(language).returnNotice;
  const { days, periods, figures } = wordsIn(language);
  const values = {
    organization: facts.organization,
    name: facts.name,
    day: days.date(facts.informedOn),
    stop: periods.days(facts.stop.start, facts.stop.end),
    days: figures.days(toNumber(facts.available)),
    deadline: days.date(facts.deadline),
    months: facts.months,
  };
  const lots = facts.lots.map((lot) =>
    fillSlots(lot.until === null ? told.openLot : told.lot, {
      days: figures.days(toNumber(lot.days)),
      until: lot.until === null ? '' : days.date(lot.until),
    }),
  );
  return [
    fillSlots(told.dated, values),
    fillSlots(told.back, values),
    [fillSlots(told.available, values), ...lots].join('\n'),
    fillSlots(deadlineOf(facts.kept, told), values),
    told.law,
  ].join('\n\n');
}

function deadlineOf(kept: NoticeFacts['kept'], told: ReturnNoticeWords): string {
  if (kept === 'months') return told.deadline;
  return kept === 'rest' ? told.restOfMonths : told.eachAbove;
}
