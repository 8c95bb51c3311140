/** O5: how long lists become that people write by hand, and that one answer shows as a whole. */
export const LIST_LIMITS = {
  /** Of an organisation. */
  blackouts: 500,
  leaveTypes: 200,
  ruleGroups: 500,
  /** Of one request. */
  comments: 500,
  requestEdits: 300,
  /** Of one line or person of a pay month. */
  payrollRemarks: 40,
  /** Of one group or person: days to come on which other rules begin. */
  plannedRules: 20,
  /** Of one person. */
  workingPatterns: 500,
  placements: 500,
  /** Of one person, dated in one year. */
  adjustments: 200,
} as const;

export type LimitedList = keyof typeof LIST_LIMITS;
