import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { addMonths, lastOfMonth, latest, type PlainDate } from '#domain/calendar/plain-date.ts';
import { typeOf } from '#domain/leave-types/leave-type.ts';
import { loadEveryone, type PersonOnRecord } from '#server/actions/balances/everyone.ts';
import { ledgerUntil } from '#server/actions/balances/leave-situation.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { createLeaveCompany, setClock } from '#tests/support/leave-company.ts';
import { LeaveHistory } from '#tests/support/leave-history.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off', RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const seeds = process.env.HISTORY_SEED
  ? [Number(process.env.HISTORY_SEED)]
  : [1, 2, 3].map((place) => (Date.now() + place) % 1_000_000_007);
const steps = Number(process.env.HISTORY_STEPS ?? 60);

/** Month ends of two years back and one ahead: whatever was decided in between shows in one of them. */
function daysAround(today: PlainDate): PlainDate[] {
  return Array.from({ length: 36 }, (_, month) => lastOfMonth(addMonths(today, month - 24)));
}

describe.each(seeds)('after a random history (HISTORY_SEED=%i)', (seed) => {
  it('every balance is the sum of its ledger less what is reserved, and follows from the facts alone', async () => {
    setClock(app, '2030-03-15T09:00:00Z');
    const company = await createLeaveCompany(app);
    const history = new LeaveHistory(app, company, seededRandom(seed));
    for (let step = 1; step <= steps; step++) {
      await history.step();
      if (step % 20 !== 0) continue;
      await history.runNightly();
      const everyone = await app.services.database.inOrganization(company.organization.id, async (tx) => {
        const organization = await findOrganization(tx);
        if (!organization) throw new Error('The organisation is gone.');
        return loadEveryone(tx, organization, history.today);
      });
      const wrong = everyone.flatMap((person) => findingsOf(person, history.today));
      expect(wrong, history.told.join('\n')).toEqual([]);
    }
  });
});

function findingsOf(onRecord: PersonOnRecord, today: PlainDate): string[] {
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
