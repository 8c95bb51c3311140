import { expect, it } from 'vitest';
import { byName } from './by-name.ts';

it('sorts names as a dictionary does, accents and case aside', () => {
  expect(['Zoé', 'emma', 'Élodie', 'Anne'].sort(byName)).toEqual(['Anne', 'Élodie', 'emma', 'Zoé']);
});

it('counts on, where names end in figures', () => {
  expect(['Équipe 10', 'Équipe 2'].sort(byName)).toEqual(['Équipe 2', 'Équipe 10']);
});
