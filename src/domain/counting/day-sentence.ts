import type { Weekday } from '#domain/calendar/plain-date.ts';
import { type BilingualText, HOLIDAY_NAMES } from '#domain/holidays/public-holidays.ts';
import type { Classification, DayReason } from './classify-day.ts';

const WEEKDAYS_FR = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const;
const WEEKDAYS_EN = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

interface Template {
  readonly fr: string;
  readonly en: string;
}

/** `{day}` is the weekday, `{holiday}` the holiday's name. */
const TEMPLATES = {
  'before-first-working-day': {
    fr: 'Non compté : vous ne deviez pas travailler ce {day}, votre congé commence à votre premier jour de travail.',
    en: 'Not counted: you were not due to work this {day}; your leave starts on your first working day.',
  },
  'no-working-day-asked': {
    fr: 'Non compté : vous ne travaillez à aucun moment de la période demandée.',
    en: 'Not counted: you do not work at any time in the dates you asked for.',
  },
  'after-lone-half-day': {
    fr: 'Non compté : une demi-journée seule n’entraîne pas les jours de repos qui la suivent.',
    en: 'Not counted: a single half-day does not take the rest days after it along.',
  },
  'contract-over': {
    fr: 'Non compté : ce jour n’est pas couvert par votre contrat.',
    en: 'Not counted: this day is not covered by your contract.',
  },
  'weekly-rest': {
    fr: 'Non compté : {day}, repos hebdomadaire.',
    en: 'Not counted: {day}, weekly rest.',
  },
  'holiday-off': {
    fr: 'Non compté : jour férié chômé ({holiday}).',
    en: 'Not counted: public holiday off ({holiday}).',
  },
  'holiday-on-closed-day-credited': {
    fr: 'Non compté, et un jour vous est rendu : ce jour férié ({holiday}) tombe un {day}, jour ouvrable où l’entreprise est fermée.',
    en: 'Not counted, and one day is given back: this public holiday ({holiday}) falls on a {day}, a legal working day on which the company is closed.',
  },
  'holiday-on-closed-day': {
    fr: 'Non compté : ce jour férié ({holiday}) tombe un {day}, jour de fermeture de l’entreprise.',
    en: 'Not counted: this public holiday ({holiday}) falls on a {day}, when the company is closed.',
  },
  'company-closed': {
    fr: 'Non compté : {day}, l’entreprise est fermée.',
    en: 'Not counted: {day}, the company is closed.',
  },
  'saturday-cap': {
    fr: 'Non compté : le nombre de samedis prévu par votre entreprise est déjà atteint pour cette période.',
    en: 'Not counted: the number of Saturdays set by your company has been reached for this period.',
  },
  'worked-holiday': {
    fr: 'Compté : ce jour férié ({holiday}) est travaillé dans votre entreprise.',
    en: 'Counted: this public holiday ({holiday}) is worked in your company.',
  },
  'morning-only': {
    fr: 'Compté pour une demi-journée : le matin seulement.',
    en: 'Counted as half a day: the morning only.',
  },
  'afternoon-only': {
    fr: 'Compté pour une demi-journée : l’après-midi seulement.',
    en: 'Counted as half a day: the afternoon only.',
  },
  'half-open-day': {
    fr: 'Compté pour une demi-journée : l’entreprise n’est ouverte que la moitié de ce {day}.',
    en: 'Counted as half a day: the company is open for only half of this {day}.',
  },
  'half-worked-day': {
    fr: 'Compté pour une demi-journée : vous ne travaillez que la moitié de ce {day}.',
    en: 'Counted as half a day: you work only half of this {day}.',
  },
  'half-worked-day-whole': {
    fr: 'Compté en entier : vous travaillez la moitié de ce {day} et votre congé la couvre toute, comme pour un temps plein.',
    en: 'Counted in full: you work half of this {day} and your leave covers all of it, as for a full-time person.',
  },
  'before-return': {
    fr: 'Compté : ce {day} précède votre reprise, le congé court jusqu’à la veille de votre retour.',
    en: 'Counted: this {day} comes before your return; leave runs until the eve of the day you are back.',
  },
  'not-worked-inside': {
    fr: 'Compté : ce {day} est dans votre congé ; un jour non travaillé à temps partiel compte comme à temps plein.',
    en: 'Counted: this {day} is inside your leave; a day off under part-time work counts as it would full-time.',
  },
  ouvrable: {
    fr: 'Compté : {day}, jour ouvrable.',
    en: 'Counted: {day}, a legal working day (jour ouvrable).',
  },
  ouvre: {
    fr: 'Compté : {day}, jour ouvré.',
    en: 'Counted: {day}, a day the company works (jour ouvré).',
  },
  'would-have-worked': {
    fr: 'Compté : {day}, que vous auriez travaillé.',
    en: 'Counted: {day}, which you would have worked.',
  },
  'not-worked': {
    fr: 'Non compté : vous n’auriez pas travaillé ce {day}.',
    en: 'Not counted: you would not have worked this {day}.',
  },
} as const satisfies Record<DayReason, Template>;

/** A leave that is asked from a holiday on starts after it: whoever reads the proof wants to hear of the holiday. */
const ON_A_HOLIDAY: Partial<Record<DayReason, Template>> = {
  'before-first-working-day': {
    fr: 'Non compté : jour férié ({holiday}), votre congé commence à votre premier jour de travail.',
    en: 'Not counted: public holiday ({holiday}); your leave starts on your first working day.',
  },
  'no-working-day-asked': {
    fr: 'Non compté : jour férié ({holiday}), et vous ne travaillez à aucun moment de la période demandée.',
    en: 'Not counted: public holiday ({holiday}), and you do not work at any time in the dates you asked for.',
  },
};

const NO_BREAK_BEFORE = / ([:;?!])/g;

function fill(template: string, day: string, holiday: string): string {
  return template.replace('{day}', day).replace('{holiday}', holiday);
}

const sentences = new Map<string, BilingualText>();

/** Plain words for one day. There are few distinct sentences, so each is written once. */
export function daySentence(weekday: Weekday, classification: Classification): BilingualText {
  const key = `${classification.reason} ${weekday} ${classification.holiday ?? ''}`;
  const known = sentences.get(key);
  if (known !== undefined) return known;
  const { reason, holiday } = classification;
  const template = (holiday === null ? undefined : ON_A_HOLIDAY[reason]) ?? TEMPLATES[reason];
  const name = holiday === null ? { fr: '', en: '' } : HOLIDAY_NAMES[holiday];
  const sentence = {
    fr: fill(template.fr, WEEKDAYS_FR[weekday - 1] ?? '', name.fr).replace(NO_BREAK_BEFORE, '\u00a0$1'),
    en: fill(template.en, WEEKDAYS_EN[weekday - 1] ?? '', name.en),
  };
  sentences.set(key, sentence);
  return sentence;
}
