/** What the law asks to be told after a stop. Never why the person was away. */
export interface ReturnNoticeWords {
  readonly dated: string;
  readonly back: string;
  readonly available: string;
  readonly lot: string;
  readonly openLot: string;
  readonly deadline: string;
  /** After a stop of a year: the months that were left at the return. */
  readonly restOfMonths: string;
  /** Where days of both kinds are left, each line above has said its own day. */
  readonly eachAbove: string;
  readonly law: string;
}
