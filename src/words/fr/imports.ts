import type { ImportWords } from '../catalogues/imports.ts';

export const imports: ImportWords = {
  problems: {
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
  cells: {
    person: 'Personne',
    previous: 'CP N-1',
    current: 'CP N',
    rtt: 'RTT',
    employedFrom: 'Date d’entrée',
  },
};
