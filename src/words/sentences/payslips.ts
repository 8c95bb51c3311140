import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import { ledgerCounterOf, type PayslipCounter } from '#domain/payslips/payslip-counter.ts';
import type { Language } from '#domain/text/language.ts';
import { counterLabel } from './balances.ts';

/** « Congés payés N-1 »: as payslips print it, in every language. */
export function payslipCounterName(counter: PayslipCounter, language: Language, types: LeaveTypes): string {
  const name = counterLabel(ledgerCounterOf(counter), language, types);
  if (counter === 'paid-leave-n1') return `${name} N-1`;
  return counter === 'paid-leave-n' ? `${name} N` : name;
}
