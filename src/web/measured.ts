/** Figures that public pages say of the product. A browser test counts each of them; a page says none that is not here. */
export const measured = {
  /** From the home of the application to a week of leave that was asked for (tests/e2e/asking-for-leave.test.ts). */
  pressesForAWeek: 4,
  /**
   * From /free-trial to the first approved leave of a company of twelve, pasted from a table; each field that is typed
   * into counts as one (tests/e2e/first-hour.test.ts).
   */
  pressesOfTheFirstHour: 14,
} as const;
