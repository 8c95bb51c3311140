import { describe, expect, it } from 'vitest';
import { peopleLines } from './people-columns.ts';

const table = (...rows: string[]) =>
  rows.map((row, place) => ({ line: place + 1, cells: row.split(';').map((cell) => cell.trim()) }));

const nina = {
  name: 'Nina Caron',
  email: 'nina@exemple.fr',
  role: '',
  team: 'Atelier',
  employedFrom: '01/09/2021',
  previous: '7,5',
  current: '12,48',
  rtt: '',
};

describe('a table of people', () => {
  it.each([
    ['headings', 'Nom complet;Adresse;Entrée;Équipe;CP N-1;CP N'],
    ['English headings', 'Full name;Email;Entry date;Team;Leave N-1;Leave N'],
    ['no headings', ''],
  ])('is read with %s', (_, headings) => {
    const row = 'Nina Caron;nina@exemple.fr;01/09/2021;Atelier;7,5;12,48';
    const lines = peopleLines(headings === '' ? table(row) : table(headings, row));
    expect(lines).toEqual([{ line: headings === '' ? 1 : 2, ...nina }]);
  });

  it('is read in any order, with the name in two columns and a role', () => {
    const rows = table(
      'CP N;Service;Prénom;Nom;E-mail;Rôle;Date d’entrée;CP N-1',
      '12,48;Atelier;Nina;Caron;nina@exemple.fr;Manager;01/09/2021;7,5',
    );
    expect(peopleLines(rows)).toEqual([{ line: 2, ...nina, role: 'Manager' }]);
  });

  it('takes a lone figure for the present period, and a word that names a role for one', () => {
    const [line] = peopleLines(table('Nina Caron;nina@exemple.fr;Cheffe d’équipe;Atelier;4,17'));
    expect(line).toMatchObject({ role: 'Cheffe d’équipe', team: 'Atelier', previous: '', current: '4,17' });
  });

  it('needs no more than a name and an address', () => {
    const [line] = peopleLines(table('Nina Caron;nina@exemple.fr'));
    expect(line).toMatchObject({ name: 'Nina Caron', email: 'nina@exemple.fr', team: '', current: '' });
  });
});
