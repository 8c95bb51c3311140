import { describe, expect, it } from 'vitest';
import { columnMeaning, headingKey, matchPayslipColumns, payslipTexts } from './payslip-columns.ts';
import { readPayslipRows } from './read-payslip-rows.ts';

describe('J20: columns of payroll tables', () => {
  it.each([
    ['Matricule', 'payrollNumber'],
    ['Nom', 'lastName'],
    ['Salarié', 'fullName'],
    ['CP N-1 acquis', 'paid-leave-n1.acquired'],
    ['Congés N-1 - Pris', 'paid-leave-n1.taken'],
    ['Solde CP N-1', 'paid-leave-n1.balance'],
    ['CP N', 'paid-leave-n.balance'],
    ['Solde congés', 'paid-leave.balance'],
    ['Solde RTT', 'rtt.balance'],
    ['Paid leave N-1 balance', 'paid-leave-n1.balance'],
    // Fields of Silae's SoldeRepos, as it publishes them.
    ['matriculeSalarie', 'payrollNumber'],
    ['cpN1Acquis', 'paid-leave-n1.acquired'],
    ['cpN1Solde', 'paid-leave-n1.balance'],
    ['cpnPris', 'paid-leave-n.taken'],
    ['rttSolde', 'rtt.balance'],
    ['cpN1Provision', null],
    ['CP N-2', null],
    ['Montant provision CP N', null],
    ['Service', null],
  ])('%s: %s', (heading, meaning) => {
    expect(columnMeaning(heading)).toBe(meaning);
  });

  it('takes what was chosen once before what a heading says', () => {
    const rows = [['Édition du 31/10/2026'], ['Matricule', 'Compteur A', 'Solde RTT'], ['42', '12,5', '3']];
    expect(matchPayslipColumns(rows, {}).meanings).toEqual(['payrollNumber', null, 'rtt.balance']);
    const remembered = {
      [headingKey('COMPTEUR  a')]: 'paid-leave-n1.balance',
      [headingKey('Solde RTT')]: null,
    } as const;
    const { headLines, meanings } = matchPayslipColumns(rows, remembered);
    expect([headLines, meanings]).toEqual([2, ['payrollNumber', 'paid-leave-n1.balance', null]]);
    expect(payslipTexts(rows[2] ?? [], meanings)).toEqual({
      payrollNumber: '42',
      name: '',
      counters: [{ counter: 'paid-leave-n1', acquired: '', taken: '', balance: '12,5' }],
    });
  });
});

describe('J20: headings that say nothing to us', () => {
  it('are headings all the same, unless a figure stands among them', () => {
    const nameless = matchPayslipColumns(
      [
        ['Qui', 'Compteur A'],
        ['Inès Moreau', '12,5'],
      ],
      {},
    );
    expect([nameless.headLines, nameless.headings, nameless.meanings]).toEqual([
      1,
      ['Qui', 'Compteur A'],
      [null, null],
    ]);
    expect(
      matchPayslipColumns(
        [
          ['Inès Moreau', '12,5'],
          ['Jean Petit', '3'],
        ],
        {},
      ).headLines,
    ).toBe(0);
  });
});

describe('J20: rows of people', () => {
  const people = [
    { id: 'ines', name: 'Inès Moreau', email: 'ines@exemple.fr', payrollNumber: '0042' },
    { id: 'jean', name: 'Jean Petit', email: 'jean@exemple.fr', payrollNumber: null },
    { id: 'jean-2', name: 'Petit Jean', email: 'petit@exemple.fr', payrollNumber: '7' },
  ];
  const row = (line: number, payrollNumber: string, name: string, balance = '12,5', acquired = '') => ({
    line,
    payrollNumber,
    name,
    counters: [{ counter: 'paid-leave', acquired, taken: '', balance }],
  });

  it('are found by payroll number, then by name; the others are named all at once', () => {
    const gone = [{ id: 'old', name: 'Ana Ruiz', email: 'ana@exemple.fr', payrollNumber: '99' }];
    const { found, leftOut } = readPayslipRows(
      [
        row(1, '42', 'Quelqu’un d’autre'),
        row(2, '', 'MOREAU Inès'),
        row(3, '', 'Jean Petit'),
        row(4, '12', 'Personne'),
        row(5, '7', 'x', 'beaucoup'),
        row(6, '99', ''),
        row(7, '', ''),
        row(8, '7', '', ''),
      ],
      people,
      gone,
    );
    expect(found.map(({ line, person }) => [line, person.id])).toEqual([
      [1, 'ines'],
      [6, 'old'],
    ]);
    expect(leftOut.map(({ line, problem }) => [line, problem])).toEqual([
      [2, 'twice'],
      [3, 'ambiguous'],
      [4, 'unknown'],
      [5, 'unreadable'],
      [7, 'missing'],
      [8, 'empty'],
    ]);
  });

  it('have what is left even where only the other two are printed', () => {
    const counters = [{ counter: 'rtt', acquired: '10', taken: '2,5', balance: '' }];
    const { found } = readPayslipRows([{ line: 1, payrollNumber: '42', name: '', counters }], people);
    expect(found[0]?.printed[0]?.figures.balance).toEqual({ n: 15, d: 2 });
  });
});
