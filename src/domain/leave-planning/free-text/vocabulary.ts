import type { Half } from '#domain/calendar/half-day.ts';
import type { Weekday } from '#domain/calendar/plain-date.ts';

/**
 * French and English at once: nobody says which of the two they type. Words are as `plainWord` leaves them, without
 * accents; what is written in several words is one here (`words-of.ts` joins them).
 */
const entries = <Value>(table: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> =>
  new Map(Object.entries(table).flatMap(([words, value]) => words.split(' ').map((word) => [word, value])));

export const WEEKDAYS: ReadonlyMap<string, Weekday> = entries<Weekday>({
  'lundi lun lundis monday mon mondays': 1,
  'mardi mar tuesday tue tues': 2,
  'mercredi mer wednesday wed': 3,
  'jeudi jeu thursday thu thurs': 4,
  'vendredi ven friday fri': 5,
  'samedi sam saturday sat': 6,
  'dimanche dim sunday sun': 7,
});

export const MONTHS: ReadonlyMap<string, number> = entries({
  'janvier janv january jan': 1,
  'fevrier fevr fev february feb': 2,
  'mars mar march': 3,
  'avril avr april apr': 4,
  'mai may': 5,
  'juin june jun': 6,
  'juillet juil july jul': 7,
  'aout august aug': 8,
  'septembre sept sep september': 9,
  'octobre oct october': 10,
  'novembre nov november': 11,
  'decembre dec december': 12,
});

export const NUMBERS: ReadonlyMap<string, number> = entries({
  'un une one': 1,
  'deux two': 2,
  'trois three': 3,
  'quatre four': 4,
  'cinq five': 5,
  six: 6,
  'sept seven': 7,
  'huit eight': 8,
  'neuf nine': 9,
  'dix ten': 10,
  'quinze fifteen': 15,
});

/** Which one of several; the last is counted from the end. */
export const ORDINALS: ReadonlyMap<string, number> = entries({
  'premier premiere premieres premiers first': 1,
  'deuxieme seconde second': 2,
  'troisieme third': 3,
  'quatrieme fourth': 4,
  'dernier derniere dernieres derniers last': -1,
});

/** Days from today. */
export const RELATIVE_DAYS: ReadonlyMap<string, number> = entries({
  'aujourdhui today': 0,
  'demain tomorrow': 1,
  apresdemain: 2,
  'hier yesterday': -1,
  avanthier: -2,
});

/** What is said of a day besides its date. `noon` and `evening` mean another half at each end. */
export type DayMoment = Half | 'noon' | 'evening' | 'half';

export const MOMENTS: ReadonlyMap<string, DayMoment> = entries<DayMoment>({
  'matin matinee morning am': 'am',
  'apresmidi aprem afternoon pm': 'pm',
  'midi noon midday': 'noon',
  'soir soiree evening': 'evening',
  demijournee: 'half',
});

export type FeastName =
  | 'new-year'
  | 'good-friday'
  | 'easter'
  | 'easter-monday'
  | 'labour-day'
  | 'victory'
  | 'ascension'
  | 'whitsun'
  | 'whit-monday'
  | 'bastille'
  | 'assumption'
  | 'all-saints'
  | 'armistice'
  | 'christmas-eve'
  | 'christmas'
  | 'boxing-day'
  | 'new-years-eve';

export const FEASTS: ReadonlyMap<string, FeastName> = entries<FeastName>({
  nouvelan: 'new-year',
  vendredisaint: 'good-friday',
  'paques easter': 'easter',
  lundidepaques: 'easter-monday',
  fetedutravail: 'labour-day',
  victoire: 'victory',
  ascension: 'ascension',
  'pentecote whitsun pentecost': 'whitsun',
  lundidepentecote: 'whit-monday',
  'fetenationale bastille': 'bastille',
  'assomption assumption': 'assumption',
  'toussaint allsaints': 'all-saints',
  armistice: 'armistice',
  'reveillon christmaseve': 'christmas-eve',
  'noel christmas xmas': 'christmas',
  boxingday: 'boxing-day',
  'sylvestre newyearseve': 'new-years-eve',
});

/** Said out of courtesy, and the same without. */
export const NOISE: ReadonlySet<string> = new Set(
  (
    'je j voudrais veux aimerais souhaite souhaiterais prendre prends poser pose pars partir serai suis conge conges ' +
    'vacances absent absente svp merci bonjour stp journee entiere toute inclus incluse compris comprise ' +
    'i d want would like take book off leave holiday holidays please whole inclusive hello thanks'
  ).split(' '),
);
