import { expect, it } from 'vitest';
import { payslipRowsOfSilae } from './silae-counters.ts';

it('J28: the counters of Silae are rows of payslips, without those that are not kept for someone', () => {
  const figures = {
    cpN1Acquis: 25,
    cpN1Pris: 2.5,
    cpN1Solde: 22.5,
    cpnAcquis: 8.333,
    rttSolde: 0,
    rcSolde: 4,
  };
  expect(payslipRowsOfSilae([{ matricule: 'A-42', nomAffiche: 'DURAND Inès', figures }])).toEqual([
    {
      line: 1,
      payrollNumber: 'A-42',
      name: 'DURAND Inès',
      counters: [
        { counter: 'paid-leave-n1', acquired: '25', taken: '2.5', balance: '22.5' },
        { counter: 'paid-leave-n', acquired: '8.33', taken: '', balance: '' },
      ],
    },
  ]);
  const owing = { cpnSolde: -0.125 };
  const [debtor] = payslipRowsOfSilae([{ matricule: 'A-44', nomAffiche: '', figures: owing }]);
  expect(debtor?.counters[0]?.balance).toBe('-0.13');
  const empty = { cpN1Solde: 0, rttAcquis: 0, rttPris: 0, rttSolde: 0 };
  const [row] = payslipRowsOfSilae([{ matricule: 'A-43', nomAffiche: '', figures: empty }]);
  expect(row?.counters.map(({ counter }) => counter)).toEqual(['paid-leave-n1']);
});
