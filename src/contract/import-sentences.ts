import type { ImportCell, ImportProblem } from '#domain/balance-imports/read-lines.ts';
import type { Language } from './language.ts';

const sentences: Record<Language, Record<ImportProblem, string>> = {
  fr: {
    person_missing: 'Le nom ou l’adresse manque.',
    person_unknown: '«\u00a0{text}\u00a0» ne correspond à personne de votre organisation.',
    person_ambiguous: 'Plusieurs personnes s’appellent «\u00a0{text}\u00a0»\u00a0: choisissez laquelle.',
    person_twice: 'Cette personne figure déjà à la ligne {text}.',
    number_unreadable: '{cell}\u00a0: «\u00a0{text}\u00a0» n’est pas un nombre de jours.',
    number_out_of_range: '{cell}\u00a0: «\u00a0{text}\u00a0» fait plus de jours qu’une année.',
    date_unreadable: '{cell}\u00a0: «\u00a0{text}\u00a0» n’est pas une date.',
    date_out_of_range: '{cell}\u00a0: «\u00a0{text}\u00a0» n’est pas entre 1970 et 2100.',
    employed_after_balance: '{cell}\u00a0: «\u00a0{text}\u00a0» vient après le jour des soldes.',
    nothing_to_import: 'Cette ligne n’a ni solde ni date d’entrée.',
    counter_not_in_use: '{cell}\u00a0: votre organisation n’a pas de RTT dans ses réglages.',
  },
  en: {
    person_missing: 'The name or the address is missing.',
    person_unknown: '“{text}” is nobody in your organisation.',
    person_ambiguous: 'Several people are called “{text}”: choose which one.',
    person_twice: 'This person is already on line {text}.',
    number_unreadable: '{cell}: “{text}” is not a number of days.',
    number_out_of_range: '{cell}: “{text}” is more days than a year has.',
    date_unreadable: '{cell}: “{text}” is not a date.',
    date_out_of_range: '{cell}: “{text}” is not between 1970 and 2100.',
    employed_after_balance: '{cell}: “{text}” comes after the day of the balances.',
    nothing_to_import: 'This line has neither a balance nor an entry date.',
    counter_not_in_use: '{cell}: your organisation has no RTT in its settings.',
  },
};

const cells: Record<Language, Record<ImportCell, string>> = {
  fr: {
    person: 'Personne',
    previous: 'CP N-1',
    current: 'CP N',
    rtt: 'RTT',
    employedFrom: 'Date d’entrée',
  },
  en: {
    person: 'Person',
    previous: 'Leave N-1',
    current: 'Leave N',
    rtt: 'RTT',
    employedFrom: 'Entry date',
  },
};

/** What is wrong with a cell, quoting it, so that it is found again in the spreadsheet. */
export function importProblemSentence(
  {
    problem,
    cell,
    text,
  }: { readonly problem: ImportProblem; readonly cell: ImportCell; readonly text: string },
  language: Language,
): string {
  const values: Readonly<Record<string, string>> = { text, cell: cells[language][cell] };
  return sentences[language][problem].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
