import { add, equals, type Fraction, fractionText, subtract, sum } from '#domain/amounts/fraction.ts';
import { statementAt } from '#domain/balances/balance.ts';
import { bookedAhead } from '#domain/balances/booked-ahead.ts';
import { reservedLines } from '#domain/balances/booking.ts';
import { counterSummary } from '#domain/balances/counter-summary.ts';
import { dueEntries } from '#domain/balances/due-entries.ts';
import { ledgerAhead } from '#domain/balances/leave-situation.ts';
import { addMonths, lastOfMonth, latest, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { PersonOnRecord } from '#server/actions/balances/everyone.ts';

/** Month ends of two years back and one ahead: whatever was decided in between shows in one of them. */
function daysAround(today: PlainDate): PlainDate[] {
  return Array.from({ length: 36 }, (_, month) => lastOfMonth(addMonths(today, month - 24)));
}

/** Where a balance is not the sum of its ledger less what is reserved, or does not follow from the facts alone. */
export function counterFindings(onRecord: PersonOnRecord, today: PlainDate): string[] {
  const { recorded, requests, situation, person } = onRecord;
  const counters = [...new Set(recorded.map(({ counter }) => counter))];
  return counters.flatMap((counter) => {
    const pending = reservedLines(situation, requests, counter);
    const horizon = [...recorded, ...pending].reduce((last, { date }) => latest(last, date), today);
    return daysAround(today).flatMap((day) => {
      const ledger = ledgerAhead(situation, recorded, pending, day);
      const { available, reserved } = counterSummary(ledger, counter, day, pending);
      const summed = add(
        statementAt(ledger, counter, day).total,
        sum(bookedAhead(ledger, counter, day).map(({ amount }) => amount)),
      );
      const findings = [
        ...unless(
          subtract(summed, reserved),
          available,
          `${person.name} ${counter} ${day}: sum of the ledger`,
        ),
      ];
      if (day > today) return findings;
      const rebuilt = dueEntries(situation.facts, situation.policies, horizon);
      const fromFacts = counterSummary(rebuilt, counter, day, pending).available;
      return [
        ...findings,
        ...unless(fromFacts, available, `${person.name} ${counter} ${day}: from the facts`),
      ];
    });
  });
}

function unless(expected: Fraction, found: Fraction, what: string): string[] {
  return equals(expected, found) ? [] : [`${what} ${fractionText(expected)}, shown ${fractionText(found)}`];
}
