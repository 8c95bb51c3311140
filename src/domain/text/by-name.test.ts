import { expect, it } from 'vitest';
import { byName } from './by-name.ts';

it('sorts names as a dictionary does, accents and case aside', () => {
  expect(['Zoé', 'emma', 'Élodie', 'Anne'].sort(byName)).toEqual(['Anne', 'Élodie', 'emma', 'Zoé']);
});
