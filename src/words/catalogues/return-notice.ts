/** What the law asks to be told after a stop. Never why the person was away. */
export interface ReturnNoticeWords {
  readonly dated: string;
  readonly back: string;
  readonly available: string;
  readonly lot: string;
  readonly openLot: string;
  readonly deadline: string;
  readonly law: string;
}
