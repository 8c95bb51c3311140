import {
  add,
  equals,
  type Fraction,
  fractionText,
  fromHalfDays,
  subtract,
  sum,
} from '#domain/amounts/fraction.ts';
import { statementAt } from '#domain/balances/balance.ts';
import { bookedAhead, counterSummary } from '#domain/balances/counter-summary.ts';
import { dueEntries } from '#domain/balances/due-entries.ts';
import { ledgerUntil } from '#domain/balances/leave-situation.ts';
import { addMonths, lastOfMonth, latest, type PlainDate } from '#domain/calendar/plain-date.ts';
import { typeOf } from '#domain/leave-types/leave-type.ts';
import type { PersonOnRecord } from '#server/actions/balances/everyone.ts';

/** Month ends of two years back and one ahead: whatever was decided in between shows in one of them. */
function daysAround(today: PlainDate): PlainDate[] {
  return Array.from({ length: 36 }, (_, month) => lastOfMonth(addMonths(today, month - 24)));
}

/** Where a balance is not the sum of its ledger less what is reserved, or does not follow from the facts alone. */
export function counterFindings(onRecord: PersonOnRecord, today: PlainDate): string[] {
  const { recorded, requests, situation, person } = onRecord;
  const counters = [...new Set(recorded.map(({ counter }) => counter))];
  const horizon = recorded.reduce((last, { date }) => latest(last, date), today);
  const rebuilt = dueEntries(situation.facts, situation.policies, horizon);
  return counters.flatMap((counter) => {
    const reserved = sum(
      requests
        .filter(({ state, type }) => state === 'pending' && typeOf(situation.types, type).counter === counter)
        .map(({ countedHalves }) => fromHalfDays(countedHalves)),
    );
    return daysAround(today).flatMap((day) => {
      const ledger = ledgerUntil(situation, recorded, day);
      const { available } = counterSummary(ledger, counter, day, reserved);
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
      const fromFacts = counterSummary(rebuilt, counter, day, reserved).available;
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
