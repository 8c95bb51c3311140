export interface PayMonthWords {
  /** J10: « Octobre 2026 est clos : ce changement sera repris sur la paie de novembre 2026. » */
  readonly carried: (months: readonly string[], paidIn: string) => string;
  /** The same where no month can bear it. */
  readonly tooOld: (months: readonly string[]) => string;
}
