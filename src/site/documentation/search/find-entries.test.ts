import { describe, expect, it } from 'vitest';
import { findEntries, markedParts } from './find-entries.ts';
import type { SearchEntry } from './search-entries.ts';

const entry = (anchor: string, title: string, words: string): SearchEntry => ({
  section: 'faq',
  anchor,
  title,
  words,
});

const entries = [
  entry('exports', 'Exporter des absences', 'Un congé se retrouve dans le fichier, décongelé ou non.'),
  entry('leave', 'Demander un congé', 'Choisissez des dates.'),
  entry('sickness', 'Arrêt maladie', 'Les jours de congé recouverts par un arrêt sont rendus.'),
  entry(
    'long',
    'Soldes',
    `${'Des mots qui ne disent rien. '.repeat(12)}Le report expire en mai. ${'Et la suite. '.repeat(20)}`,
  ),
];
const anchorsFor = (search: string): string[] =>
  findEntries(entries, search).map(({ entry: { anchor } }) => anchor);

describe('the search of the documentation', () => {
  it('finds without accents or capitals, headings first', () => {
    expect(anchorsFor('CONGE')).toEqual(['leave', 'exports', 'sickness']);
    expect(anchorsFor('congé')).toEqual(anchorsFor('conge'));
  });

  it('wants every word, wherever it stands', () => {
    expect(anchorsFor('congé maladie')).toEqual(['sickness']);
    expect(anchorsFor('congé piscine')).toEqual([]);
  });

  it('takes the straight apostrophe for the typeset one', () => {
    const typeset = [entry('a', 'L’essai', 'Rien d’autre.')];
    expect(findEntries(typeset, "d'autre l'essai")).toHaveLength(1);
  });

  it('finds nothing for nothing', () => {
    expect(anchorsFor('   ')).toEqual([]);
    expect(anchorsFor('«?»')).toEqual([]);
  });

  it('shows the words around what was found', () => {
    const [found] = findEntries(entries, 'report');
    expect(found?.excerpt).toMatch(/^….*Le report expire en mai\..*…$/);
    expect(found?.excerpt.length).toBeLessThan(170);
  });
});

describe('what is marked', () => {
  it('is each word of the search, accents or not, and nothing is lost', () => {
    const parts = markedParts('Un congé, des congés', 'conge un');
    expect(parts.filter(({ isFound }) => isFound).map(({ part }) => part)).toEqual(['Un', 'congé', 'congé']);
    expect(parts.map(({ part }) => part).join('')).toBe('Un congé, des congés');
  });

  it('leaves a text alone whose letters fold into several', () => {
    expect(markedParts('ﬁn', 'x')).toEqual([{ part: 'ﬁn', at: 0, isFound: false }]);
  });
});
