import { plainWord } from '#domain/text/plain-word.ts';

/** What several words mean together, as one word of the vocabulary. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/aujourd'?hui/g, 'aujourdhui'],
  [/apres[- ]?midis?/g, 'apresmidi'],
  [/apres[- ]demain|(the )?day after tomorrow/g, 'apresdemain'],
  [/avant[- ]hier/g, 'avanthier'],
  [/demi[- ]journee|half[- ]day/g, 'demijournee'],
  [/week[- ]end/g, 'weekend'],
  [/(le )?jour de l'an|(le )?nouvel an/g, 'nouvelan'],
  [/new year'?s? eve/g, 'newyearseve'],
  [/new year('?s( day)?)?/g, 'nouvelan'],
  [/vendredi saint|good friday/g, 'vendredisaint'],
  [/lundi de paques|easter monday/g, 'lundidepaques'],
  [/lundi de (la )?pentecote|whit monday/g, 'lundidepentecote'],
  [/fete du travail|labour day/g, 'fetedutravail'],
  [/fete nationale|bastille day/g, 'fetenationale'],
  [/all saints'?( day)?/g, 'allsaints'],
  [/(veille|reveillon) de noel|christmas eve/g, 'christmaseve'],
  [/boxing day/g, 'boxingday'],
  [/(la )?saint[- ]sylvestre/g, 'sylvestre'],
  [/(ascension|assumption|armistice|christmas) day/g, '$1'],
  [/en huit\b/g, 'enhuit'],
  [/en quinze\b/g, 'enquinze'],
  [/qui vient\b/g, 'prochain'],
  [/a partir/g, 'apartir'],
  [/a compter/g, 'apartir'],
  [/starting( from| on)?/g, 'apartir'],
  [/jusqu'/g, 'jusque '],
  [/\b(l|qu|n)'/g, ''],
  [/\bd'/g, 'de '],
  [/\bj'/g, 'je '],
];

const WORD =
  /\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}(?:[/.](?:\d{4}|\d{2}))?(?!\d)|\d+(?:er|ere|e|eme|ieme|st|nd|rd|th)?(?![a-z\d])|[a-z]+|[-–—,]/g;

/** A text as words to read: without accents, case or punctuation that means nothing. */
export function wordsOf(text: string): string[] {
  const plain = JOINED.reduce((read, [from, to]) => read.replace(from, to), plainWord(text));
  return plain.match(WORD)?.map((word) => (word === '–' || word === '—' ? '-' : word)) ?? [];
}
