/** Told as they are. */
export type PlainWarning =
  | 'longer-than-four-weeks'
  | 'starts-in-the-past'
  | 'nothing-counted'
  | 'not-employed-then';

/** What is worth knowing before leave is asked for. Slots are `{names}`, `{days}`, `{date}` and so on. */
export type LeaveWarningWords = Readonly<
  Record<
    | PlainWarning
    | 'holiday'
    | 'holidays'
    | 'beyond-balance'
    | 'short-later'
    | 'refused'
    | 'given-back'
    | 'recredited'
    | 'granted-by-law'
    | 'granted-by-agreement'
    | 'employer-share'
    | 'beyond-law'
    | 'beyond-law-for-birth'
    | 'beyond-law-in-year',
    string
  >
>;
