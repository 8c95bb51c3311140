import type { z } from 'zod';
import type { monthlyStatementSchema, statedPersonSchema } from '#contract/monthly-statements.ts';
import { add, columnOfHundredths, hundredths, negate } from '#domain/amounts/fraction.ts';
import type { PeriodFigures } from '#domain/balances/counter-periods.ts';
import { lastOfMonth } from '#domain/calendar/plain-date.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import type { Language } from '#domain/text/language.ts';
import type {
  MonthlyStatement,
  StatedCounter,
  StatedPerson,
} from '#server/actions/monthly-statements/read-statement.ts';
import { counterLabel } from '#words/sentences/balances.ts';
import { shownTypeName } from '#words/sentences/leave.ts';

export type ShownStatement = z.input<typeof monthlyStatementSchema>;
export type ShownStatedPerson = z.input<typeof statedPersonSchema>;
type ShownCounter = ShownStatedPerson['counters'][number];

export function shownStatement(
  { month, paidIn, organization, establishment, closedAt, types, people }: MonthlyStatement,
  language: Language,
): ShownStatement {
  return {
    month: month.slice(0, 7),
    paidIn: paidIn.slice(0, 7),
    lastDay: lastOfMonth(month),
    organizationName: organization.name,
    establishment,
    closedAt: closedAt?.toISOString() ?? null,
    people: people.map((person) => shownPerson(person, types, language)),
  };
}

function shownPerson(
  { person, unit, absences, counters }: StatedPerson,
  types: LeaveTypes,
  language: Language,
): ShownStatedPerson {
  return {
    id: person.id,
    name: person.name,
    payrollNumber: person.payrollNumber,
    absences: absences.map(({ requestId, type, code, range, openHalves, workingHalves }) => ({
      requestId,
      type,
      typeName: shownTypeName(type, types, language),
      code,
      startDate: range.start,
      startHalf: range.startHalf,
      endDate: range.end,
      endHalf: range.endHalf,
      days: (unit === 'ouvrables' ? workingHalves : openHalves) / 2,
    })),
    counters: counters.map((counter) => shownCounter(counter, types, language)),
  };
}

function shownCounter(
  { counter, unit, figures: { previous, current }, available }: StatedCounter,
  types: LeaveTypes,
  language: Language,
): ShownCounter {
  const periods: ShownCounter['periods'] =
    counter === 'paid-leave'
      ? [
          { label: 'N-1', ...shownFigures(previous) },
          { label: 'N', ...shownFigures(current) },
        ]
      : [{ label: null, ...shownFigures(together(previous, current)) }];
  const label = counterLabel(counter, language, types);
  return { counter, label, unit, periods, available: hundredths(available) };
}

function together(a: PeriodFigures, b: PeriodFigures): PeriodFigures {
  return {
    acquired: add(a.acquired, b.acquired),
    taken: add(a.taken, b.taken),
    balance: add(a.balance, b.balance),
  };
}

/** Rounded so that the two give the third as it is shown (B13). */
function shownFigures({ acquired, taken, balance }: PeriodFigures) {
  const [earned = 0, less = 0] = columnOfHundredths([acquired, negate(taken)]);
  return { acquired: earned, taken: 0 - less, balance: hundredths(balance) };
}
