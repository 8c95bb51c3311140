import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

describe('readTable', () => {
  it.each([
    ['tabs', 'Nina\tnina@exemple.fr\nOmar\tomar@exemple.fr'],
    ['semicolons', 'Nina;nina@exemple.fr\r\nOmar;omar@exemple.fr\r\n'],
    ['commas', '\uFEFFNina, nina@exemple.fr\n\nOmar ,omar@exemple.fr'],
  ])('reads cells between %s', (_, text) => {
    expect(readTable(text).map(({ cells }) => cells)).toEqual([
      ['Nina', 'nina@exemple.fr'],
      ['Omar', 'omar@exemple.fr'],
    ]);
  });

  it('numbers lines as they are seen, empty ones included', () => {
    expect(readTable('a;b\n\n;\nc;d').map(({ line }) => line)).toEqual([1, 4]);
  });

  it('lets quotes hold separators, quotes and line ends', () => {
    expect(readTable('"Durand; ""Cam""\nille";c@exemple.fr\nNina;n@exemple.fr')).toEqual([
      { line: 1, cells: ['Durand; "Cam"\nille', 'c@exemple.fr'] },
      { line: 3, cells: ['Nina', 'n@exemple.fr'] },
    ]);
  });

  it('takes a quote inside a word for a quote', () => {
    expect(readTable('Jean "Jeannot" Roy;j@exemple.fr')).toEqual([
      { line: 1, cells: ['Jean "Jeannot" Roy', 'j@exemple.fr'] },
    ]);
  });

  it('is not misled by a semicolon in a remark', () => {
    expect(readTable('Nom,Note\n"Durand","parti; revenu"\nRoy,a;b').map(({ cells }) => cells)).toEqual([
      ['Nom', 'Note'],
      ['Durand', 'parti; revenu'],
      ['Roy', 'a;b'],
    ]);
    expect(readTable('Soldes au 31 août\nNom;CP N\nRoy;12,5').map(({ cells }) => cells.length)).toEqual([
      1, 2, 2,
    ]);
  });

  it('finds nothing in nothing', () => {
    expect(readTable(' \n\t\n')).toEqual([]);
  });
});
