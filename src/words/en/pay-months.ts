import type { PayMonthWords } from '../catalogues/pay-months.ts';
import { spoken as english } from './spoken.ts';

const areClosed = (months: readonly string[]) =>
  `${english.lists.all(months)} ${months.length > 1 ? 'are closed' : 'is closed'}`;

export const payMonths: PayMonthWords = {
  carried: (months, paidIn) =>
    `${areClosed(months)}: this change will be carried into the payroll of ${paidIn}.`,
  tooOld: (months) =>
    `${areClosed(months)} for more than twelve months: no month will bear this change, tell whoever runs payroll.`,
};
