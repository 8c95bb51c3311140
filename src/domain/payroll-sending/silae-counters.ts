import { toHundredths } from '#domain/amounts/rounding.ts';
import type { PayslipRow } from '#domain/payslips/read-payslip-rows.ts';

/** What Silae's state « SoldeRepos » says of one employee; figures that it leaves out are not compared. */
export interface SilaeCounters {
  readonly matricule: string;
  readonly nomAffiche: string;
  readonly figures: Readonly<Record<string, number | null>>;
}

/** J28: the counters that both sides keep, by the names that Silae gives their figures. */
const COUNTERS = [
  { counter: 'paid-leave-n1', prefix: 'cpN1', everyone: true },
  { counter: 'paid-leave-n', prefix: 'cpn', everyone: true },
  { counter: 'rtt', prefix: 'rtt', everyone: false },
] as const;

export function payslipRowsOfSilae(employees: readonly SilaeCounters[]): PayslipRow[] {
  return employees.map(({ matricule, nomAffiche, figures }, place) => ({
    line: place + 1,
    payrollNumber: matricule,
    name: nomAffiche,
    counters: COUNTERS.flatMap(({ counter, prefix, everyone }) => {
      const [acquired, taken, balance] = ['Acquis', 'Pris', 'Solde'].map((figure) =>
        asText(figures[`${prefix}${figure}`]),
      );
      const texts = { acquired: acquired ?? '', taken: taken ?? '', balance: balance ?? '' };
      // A counter that is not kept for someone is all zeros; everyone has paid leave.
      const isUsed = Object.values(texts).some((text) => text !== '' && (everyone || text !== '0'));
      return isUsed ? [{ counter, ...texts }] : [];
    }),
  }));
}

/** As a table would hold it: two decimals at most. */
function asText(figure: number | null | undefined): string {
  return figure === null || figure === undefined ? '' : String(toHundredths(figure));
}
