import { describe, expect, it } from 'vitest';
import { importTexts, matchColumns } from './import-columns.ts';

function matched(headings: string, ...lines: string[]) {
  const rows = [headings, ...lines].map((line) => line.split(';'));
  const { columns, headings: found, headLines, unsure } = matchColumns(rows);
  const named = Object.fromEntries(
    Object.entries(columns).map(([field, column]) => [field, found?.[column] ?? column]),
  );
  return { named, unsure, headLines };
}

describe('matchColumns', () => {
  it.each<[string, string, Record<string, string>]>([
    [
      'the names of the law',
      'Nom;Prénom;E-mail;CP N-1;CP N;RTT;Date d’entrée',
      {
        lastName: 'Nom',
        firstName: 'Prénom',
        email: 'E-mail',
        previous: 'CP N-1',
        current: 'CP N',
        rtt: 'RTT',
        employedFrom: 'Date d’entrée',
      },
    ],
    [
      'any order and wording',
      'Ancienneté;Solde RTT;Congés N;Reliquat;Salarié',
      {
        employedFrom: 'Ancienneté',
        rtt: 'Solde RTT',
        current: 'Congés N',
        previous: 'Reliquat',
        fullName: 'Salarié',
      },
    ],
    [
      'a payroll export with acquired, taken and left',
      'Matricule;Nom;Prénom;CP N-1 Acquis;CP N-1 Pris;CP N-1 Solde;CP N Acquis;CP N Pris;CP N Solde;RTT Acquis;RTT Pris;RTT Solde',
      {
        lastName: 'Nom',
        firstName: 'Prénom',
        previous: 'CP N-1 Solde',
        current: 'CP N Solde',
        rtt: 'RTT Solde',
      },
    ],
    [
      'one that spells things out',
      'Collaborateur;Adresse e-mail professionnelle;Congés payés N-1 - Restants;Congés payés N - En cours d’acquisition;RTT (restants);Date d’embauche',
      {
        fullName: 'Collaborateur',
        email: 'Adresse e-mail professionnelle',
        previous: 'Congés payés N-1 - Restants',
        current: 'Congés payés N - En cours d’acquisition',
        rtt: 'RTT (restants)',
        employedFrom: 'Date d’embauche',
      },
    ],
    [
      'the words of a payslip',
      'Salarié;CP acquis;CP en cours d’acquisition;CP pris',
      { fullName: 'Salarié', previous: 'CP acquis', current: 'CP en cours d’acquisition' },
    ],
    [
      'a total beside its parts',
      'Nom complet;CP N-1;CP N;Total CP',
      { fullName: 'Nom complet', previous: 'CP N-1', current: 'CP N' },
    ],
    ['one balance and no more', 'Employé;Solde', { fullName: 'Employé', current: 'Solde' }],
    [
      'English',
      'Employee name,Work email,Carried over,Annual leave balance,Hire date'.replaceAll(',', ';'),
      {
        fullName: 'Employee name',
        email: 'Work email',
        previous: 'Carried over',
        current: 'Annual leave balance',
        employedFrom: 'Hire date',
      },
    ],
  ])('knows %s', (_, headings, named) => {
    expect(matched(headings)).toEqual({ named, unsure: [], headLines: 1 });
  });

  it('leaves to people what two columns may mean', () => {
    const { named, unsure } = matched('Nom;CP N-1 (solde);Reliquat restant;CP N');
    expect(named).toEqual({ lastName: 'Nom', current: 'CP N' });
    expect(unsure).toEqual(['previous']);
  });

  it('does not take days of another kind, nor days gone by', () => {
    expect(matched('Nom;Congés ancienneté;Congés sans solde;CP pris;CP N-2').named).toEqual({});
    expect(matched('Salarié;Congés sans solde;CP N;CP N-2;Provision CP').named).toEqual({
      fullName: 'Salarié',
      current: 'CP N',
    });
  });

  it('believes the cells more than a heading', () => {
    const { named } = matched(
      'Nom;Adresse;Ancienneté;CP N',
      'Durand;3 rue du Port, 29000 Quimper;4 ans 2 mois;12,5',
    );
    expect(named).toEqual({ lastName: 'Nom', current: 'CP N' });
  });

  it('finds the headings below a title', () => {
    expect(matched('Soldes au 31/08/2026', 'Édité par la paie;;', 'Nom;CP N-1;CP N', 'Durand;3;4')).toEqual({
      named: { lastName: 'Nom', previous: 'CP N-1', current: 'CP N' },
      unsure: [],
      headLines: 3,
    });
  });

  it('knows people and days by their look when there is no heading, and asks about figures', () => {
    expect(
      matched('Durand;Camille;camille@exemple.fr;01/09/2023;12,5;4', 'Roy;Ana;ana@exemple.fr;;3;2'),
    ).toEqual({
      named: { lastName: 0, firstName: 1, email: 2, employedFrom: 3 },
      unsure: ['previous', 'current', 'rtt'],
      headLines: 0,
    });
    expect(matched('Camille Durand;12,5').named).toEqual({ fullName: 0 });
  });

  it('finds nothing in nothing', () => {
    expect(matchColumns([])).toEqual({ headLines: 0, headings: null, columns: {}, unsure: [] });
  });
});

describe('importTexts', () => {
  it('joins a name in two columns, and gives the address with it', () => {
    const cells = ['Durand', 'Camille', 'c@exemple.fr', '12,5'];
    expect(importTexts(cells, { lastName: 0, firstName: 1, email: 2, current: 3 })).toEqual({
      person: 'Camille Durand <c@exemple.fr>',
      previous: '',
      current: '12,5',
      rtt: '',
      employedFrom: '',
    });
    expect(importTexts(cells, { lastName: 0, firstName: 1 }).person).toBe('Camille Durand');
    expect(importTexts(cells, { email: 2 }).person).toBe('c@exemple.fr');
  });
});
