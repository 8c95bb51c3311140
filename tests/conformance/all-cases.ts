import { ABSENCE_KIND_CASES } from './absence-kind-cases.ts';
import type { ConformanceCase } from './conformance-case.ts';
import { countConformance } from './count-case.ts';
import { EDGE_ACCRUAL_CASES } from './edge-accrual-cases.ts';
import { EDGE_BALANCE_CASES } from './edge-balance-cases.ts';
import { EXTRA_DAY_CASES } from './extra-day-cases.ts';
import { OWN_COUNT_CASES } from './own-count-cases.ts';
import { RIGHTS_CASES } from './rights-cases.ts';
import { SHARED_CASES } from './shared-cases.ts';

export const ALL_CASES: readonly ConformanceCase[] = [
  ...SHARED_CASES,
  ...OWN_COUNT_CASES.map(countConformance),
  ...RIGHTS_CASES,
  ...ABSENCE_KIND_CASES,
  ...EXTRA_DAY_CASES,
  ...EDGE_ACCRUAL_CASES,
  ...EDGE_BALANCE_CASES,
];
