import {
  compare,
  type Fraction,
  fraction,
  largest,
  smallest,
  subtract,
  ZERO,
} from '#domain/amounts/fraction.ts';
import { completedYears, dateOf, type PlainDate } from '#domain/calendar/plain-date.ts';

/** A child who lives with the employee. */
export interface DependentChild {
  readonly birthDate: PlainDate;
  readonly disabled: boolean;
  /** Y5: at home from this day, if not from birth. */
  readonly from?: PlainDate | null;
  /** Y5: the last day at home, once that is over. */
  readonly until?: PlainDate | null;
}

function isAtHome({ birthDate, from, until }: DependentChild, on: PlainDate): boolean {
  return birthDate <= on && (from ?? birthDate) <= on && (until ?? on) >= on;
}

/** Y1: under 15 on 30 April of the year, born by then, or disabled at any age. */
export function dependentChildrenIn(year: number, children: readonly DependentChild[]): number {
  const on = dateOf(year, 4, 30);
  return children.filter(
    (child) => isAtHome(child, on) && (child.disabled || completedYears(child.birthDate, on) < 15),
  ).length;
}

/** Y1: under 21 on 30 April of the year before. */
export function isYoungParentIn(year: number, birthDate: PlainDate): boolean {
  return completedYears(birthDate, dateOf(year - 1, 4, 30)) < 21;
}

export interface DependentChildrenInput {
  /** Days earned in the period. */
  readonly earned: Fraction;
  /** Days of a full year, above which parents of 21 and more get nothing. */
  readonly fullYear: Fraction;
  /** Days of leave in a week: 6 ouvrables, 5 ouvrés. */
  readonly daysPerWeek: Fraction;
  readonly children: number;
  readonly under21: boolean;
}

/** Y2: under 21, two days each, one when the leave is a week (six ouvrables) or less. Y3: from 21 on, two each up to a full year. */
export function dependentChildrenDays(input: DependentChildrenInput): Fraction {
  if (input.under21) {
    const each = compare(input.earned, input.daysPerWeek) <= 0 ? 1 : 2;
    return fraction(each * input.children);
  }
  const room = largest(ZERO, subtract(input.fullYear, input.earned));
  return smallest(room, fraction(2 * input.children));
}
