import type { AbsenceKind } from '#domain/balances/absence.ts';
import { absence, factsOf, OUVRABLES } from '#domain/balances/leave-facts.fixture.ts';
import { totalAt } from './asked.ts';
import { type ConformanceCase, check } from './conformance-case.ts';

const YEAR = '2025-06-01';
const YEAR_END = '2026-05-31';

/** What someone who was away so for a whole year has earned, in jours ouvrables. */
function yearOf(kind: AbsenceKind): string {
  const facts = factsOf({ from: YEAR, to: YEAR_END, absences: [absence(kind, YEAR, YEAR_END)] });
  return totalAt(facts, OUVRABLES, YEAR_END);
}

/** One case for each absence that the law treats apart. */
export const ABSENCE_KIND_CASES: readonly ConformanceCase[] = [
  check('12 months of work accident', 'S6', 'L3141-5, 5°', '30', () => yearOf('work-accident')),
  check('12 months after a commuting accident', 'W5', 'Cass. soc. 3 July 2012 n° 08-44.834', '30', () =>
    yearOf('commuting-accident'),
  ),
  check('12 months of part-time for therapeutic reasons', 'W4', 'L3123-5, F33927', '30', () =>
    yearOf('therapeutic-part-time'),
  ),
  check('12 months of adoption leave', 'W1', 'L3141-5', '30', () => yearOf('adoption')),
  check('12 months of strike', 'W2', 'F18260', '0', () => yearOf('strike')),
  check('12 months of carer’s leave', 'W2', 'F18260', '0', () => yearOf('carer')),
  check('12 months of suspension', 'W2', 'F18260', '0', () => yearOf('disciplinary-suspension')),
];
