import { capitalised } from '../capitalised.ts';
import type { PayMonthWords } from '../catalogues/pay-months.ts';
import { spoken as french } from './spoken.ts';

const areClosed = (months: readonly string[]) =>
  `${capitalised(french.lists.all(months))} ${months.length > 1 ? 'sont clos' : 'est clos'}`;

export const payMonths: PayMonthWords = {
  carried: (months, paidIn) =>
    `${areClosed(months)}\u00a0: ce changement sera repris sur la paie ${french.names.of(paidIn)}.`,
  tooOld: (months) =>
    `${areClosed(months)} depuis plus de douze mois\u00a0: aucun mois ne reprendra ce changement, prévenez la personne qui fait la paie.`,
};
