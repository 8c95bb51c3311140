import type { Fraction } from '#domain/amounts/fraction.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Language } from './language.ts';
import { daysWords } from './leave-warnings.ts';
import { dateWords, periodWords } from './leave-words.ts';

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
}

interface NoticeTexts {
  readonly dated: string;
  readonly back: string;
  readonly available: string;
  readonly lot: string;
  readonly openLot: string;
  readonly deadline: string;
  readonly law: string;
}

const texts: Record<Language, NoticeTexts> = {
  fr: {
    dated: '{organization}, le {day}',
    back: '{name}, vous avez repris le travail après votre arrêt {stop}. Voici vos congés payés à ce jour.',
    available: 'Jours dont vous disposez\u00a0: {days}.',
    lot: '•\u00a0{days} à prendre jusqu’au {until}',
    openLot: '•\u00a0{days} sans date limite',
    deadline:
      'Les jours que cet arrêt vous a empêché de prendre peuvent l’être jusqu’au {deadline}, soit {months}\u00a0mois à compter de cette notice.',
    law: 'Cette information est prévue par l’article L.\u00a03141-19-3 du Code du travail.',
  },
  en: {
    dated: '{organization}, {day}',
    back: '{name}, you are back at work after your absence {stop}. Here is your paid leave as of today.',
    available: 'Days you can take: {days}.',
    lot: '•\u00a0{days} to take by {until}',
    openLot: '•\u00a0{days} without a time limit',
    deadline:
      'The days that this absence kept you from taking can be taken until {deadline}, {months} months from this notice.',
    law: 'This information is required by article L. 3141-19-3 of the French Labour Code.',
  },
};

export function noticeText(facts: NoticeFacts, language: Language): string {
  const told = texts[language];
  const { start, end } = facts.stop;
  const values: Record<string, string> = {
    organization: facts.organization,
    name: facts.name,
    day: dateWords(facts.informedOn, language),
    stop: periodWords({ start, startHalf: 'am', end, endHalf: 'pm' }, language),
    days: daysWords(facts.available, language),
    deadline: dateWords(facts.deadline, language),
    months: String(facts.months),
  };
  const lots = facts.lots.map(({ days, until }) =>
    filled(until === null ? told.openLot : told.lot, {
      days: daysWords(days, language),
      until: until === null ? '' : dateWords(until, language),
    }),
  );
  return [
    filled(told.dated, values),
    filled(told.back, values),
    [filled(told.available, values), ...lots].join('\n'),
    filled(told.deadline, values),
    told.law,
  ].join('\n\n');
}

function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
