/** Why a line was corrected: kept as a word of ours, said in the reader's language. */
export const correctionCauses = [
  'settings',
  'settings-undone',
  'group-rules',
  'group-rules-undone',
  'placement',
  'working-week',
  'employment',
  'leave-type',
  'recount',
  'absence',
  'notice',
  'fractionnement',
  'rights-facts',
  'departure',
] as const;

export type CorrectionCause = (typeof correctionCauses)[number];
