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

  it('is read as Entra exports users: the mail address, or what they log in with', () => {
    const rows = table(
      'userPrincipalName;displayName;surname;mail;givenName;id;userType;jobTitle;department;accountEnabled;createdDateTime',
      'nina@contoso.onmicrosoft.com;Nina Caron;Caron;nina@exemple.fr;Nina;7f1c;Member;Tisseuse;Atelier;True;2021-09-01T08:00:00Z',
      'sami@exemple.fr;Sami Roux;Roux;;Sami;8a2d;Member;;Ventes;True;2021-09-01T08:00:00Z',
    );
    const blank = { role: '', employedFrom: '', previous: '', current: '', rtt: '' };
    expect(peopleLines(rows)).toEqual([
      { line: 2, ...blank, name: 'Nina Caron', email: 'nina@exemple.fr', team: 'Atelier' },
      { line: 3, ...blank, name: 'Sami Roux', email: 'sami@exemple.fr', team: 'Ventes' },
    ]);
  });

  it('is read as Microsoft 365 exports users', () => {
    const rows = table(
      'Display name;First name;Last name;User principal name;Department;Title',
      'Nina Caron;Nina;Caron;nina@exemple.fr;Atelier;Tisseuse',
    );
    expect(peopleLines(rows)).toMatchObject([
      { name: 'Nina Caron', email: 'nina@exemple.fr', team: 'Atelier' },
    ]);
  });

  it('is read as Google exports users, whatever else stands in it', () => {
    const rows = table(
      'First Name [Required];Last Name [Required];Email Address [Required];Password [Required];Org Unit Path [Required];Status [READ ONLY];Last Sign In [READ ONLY];Recovery Email;Work Secondary Email;Employee ID;Employee Type;Manager Email;Department;Cost Center',
      'Nina;Caron;nina@exemple.fr;****;/;Active;2026/11/02 08:12:01;nina@ailleurs.fr;n.caron@exemple.fr;17;;chef@exemple.fr;Atelier;',
    );
    expect(peopleLines(rows)).toMatchObject([
      { name: 'Nina Caron', email: 'nina@exemple.fr', team: 'Atelier', role: '', employedFrom: '' },
    ]);
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
