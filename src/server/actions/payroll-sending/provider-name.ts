import type { PayrollProvider } from '#domain/payroll-sending/provider-absence.ts';

const NAMES: Readonly<Record<PayrollProvider, string>> = { silae: 'Silae', payfit: 'PayFit' };

/** As it writes itself. */
export function providerName(provider: PayrollProvider): string {
  return NAMES[provider];
}
