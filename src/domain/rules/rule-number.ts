/** C counting, H holidays, A accrual, W effective work, S sickness, B balances, F fractionnement, … */
export type RuleNumber =
  `${'C' | 'H' | 'A' | 'W' | 'S' | 'B' | 'F' | 'Y' | 'N' | 'R' | 'P' | 'T' | 'E' | 'L'}${number}`;
