import { describe, expect, it } from 'vitest';
import { readTable } from '#app/input/tables/read-table.ts';
import type { Role } from '#domain/members/role.ts';
import { type InvitationCheck, readInvitations } from './read-invitations.ts';

const anyone: InvitationCheck = { mayGrant: () => true, taken: new Set() };

function people(text: string, check = anyone) {
  return readInvitations(readTable(text), check).map(({ name, email, role }) => ({ name, email, role }));
}

function problems(text: string, check = anyone) {
  return readInvitations(readTable(text), check).map((line) => [line.line, ...line.problems]);
}

const nina = { name: 'Nina Caron', email: 'nina@exemple.fr', role: 'employee' };

describe('readInvitations', () => {
  it.each([
    ['name and address', 'Nina Caron\tnina@exemple.fr'],
    ['address and name', 'nina@exemple.fr;Nina Caron'],
    ['first and last name', 'Nina,Caron,nina@exemple.fr'],
    ['address first, name in two cells', 'nina@exemple.fr\tNina\tCaron'],
    ['a role after it', 'Nina Caron;nina@exemple.fr;Employée'],
    ['a role in the midst', 'Nina Caron;salarié(e);nina@exemple.fr'],
    ['the form of a mail program', 'Nina Caron <nina@exemple.fr>'],
    ['French headings', 'Prénom;Nom;Adresse e-mail;Rôle\nNina;Caron;nina@exemple.fr;'],
    ['headings in another order', 'E-mail\tService\tNom complet\nnina@exemple.fr\tVentes\tNina Caron'],
    ['English headings', 'Name,Email,Role\nNina Caron,nina@exemple.fr,Employee'],
    ['stray spaces', '  Nina Caron ;  nina@exemple.fr  '],
  ])('reads %s', (_, text) => {
    expect(people(text)).toEqual([nina]);
  });

  it.each<[string, Role]>([
    ['Employé', 'employee'],
    ['collaboratrice', 'employee'],
    ['Chef d’équipe', 'team_lead'],
    ["CHEFFE D'ÉQUIPE", 'team_lead'],
    ['team_lead', 'team_lead'],
    ['Manager', 'manager'],
    ['Responsable', 'manager'],
    ['Administratrice', 'admin'],
  ])('understands %s', (word, role) => {
    expect(people(`Nina Caron;nina@exemple.fr;${word}`)).toEqual([{ ...nina, role }]);
  });

  it('names what is wrong with each line, by the number one sees', () => {
    const text = [
      'Nom;E-mail;Rôle',
      'Nina Caron;nina@exemple.fr;',
      ';omar@exemple.fr;Manager',
      '',
      'Paul Roy;paul@exemple;',
      'Léa Roux;;',
      'Zoé;NINA@exemple.fr;capitaine',
    ].join('\n');
    expect(problems(text)).toEqual([
      [2],
      [3, 'name_missing'],
      [5, 'email_invalid'],
      [6, 'email_missing'],
      [7, 'email_repeated', 'role_unknown'],
    ]);
  });

  it('tells a broken address from a name even without headings', () => {
    expect(problems('Paul Roy;paul.exemple.fr\nLéa Roux')).toEqual([
      [1, 'email_invalid'],
      [2, 'email_missing'],
    ]);
  });

  it('knows who is there already and which roles may be given', () => {
    const check: InvitationCheck = {
      mayGrant: (role) => role === 'employee',
      taken: new Set(['nina@exemple.fr']),
    };
    expect(problems('Nina;Nina@Exemple.fr\nOmar;omar@exemple.fr;Admin', check)).toEqual([
      [1, 'email_taken'],
      [2, 'role_above_own'],
    ]);
  });

  it('finds nobody in nothing, nor in headings alone', () => {
    expect(people('')).toEqual([]);
    expect(people('Nom;Email')).toEqual([]);
  });

  it('keeps any alphabet', () => {
    expect(people('Zoë Nguyễn;zoe@société.fr')).toEqual([
      { name: 'Zoë Nguyễn', email: 'zoe@société.fr', role: 'employee' },
    ]);
  });
});
