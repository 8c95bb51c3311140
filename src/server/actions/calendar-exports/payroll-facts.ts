import { can } from '#domain/access/can.ts';
import { hundredths, sum } from '#domain/amounts/fraction.ts';
import { counterSummary } from '#domain/balances/counter-summary.ts';
import { ledgerAhead } from '#domain/balances/leave-situation.ts';
import { periodAt } from '#domain/balances/reference-period.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { addYears, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { loadPeople, type WrittenPerson } from '#server/actions/balances/everyone.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { findUsers } from '#server/store/users.ts';

/** What payroll knows a person by, and what is left of their paid leave on the last day of the file. */
export interface PayrollFacts {
  readonly payrollNumber: string | null;
  /** N-1 and before: what is being taken. */
  readonly previous: number | null;
  /** N: what is being earned. */
  readonly current: number | null;
}

export const UNKNOWN_FACTS: PayrollFacts = { payrollNumber: null, previous: null, current: null };

/** O3: each reader is told what the screens tell them. A day further ahead than a year is no payroll's affair. */
export async function payrollFactsOf(
  tx: TenantTransaction,
  actor: SessionActor,
  userIds: readonly string[],
  { at, now }: { readonly at: PlainDate; readonly now: Date },
): Promise<ReadonlyMap<string, PayrollFacts>> {
  const organization = userIds.length === 0 ? null : await findOrganization(tx);
  if (organization === null) return new Map();
  const people = await findUsers(tx, userIds);
  const isNear = at <= addYears(dayOfInstant(now.getTime(), organization.timeZone), 1);
  const counted = isNear ? people.filter((person) => can(actor, 'balance.read', person)) : [];
  const left = new Map(
    (await loadPeople(tx, organization, counted)).map((written) => [written.person.id, leftOn(written, at)]),
  );
  return new Map(
    people.map((person) => [
      person.id,
      {
        ...UNKNOWN_FACTS,
        ...left.get(person.id),
        payrollNumber: can(actor, 'rights-facts.read', person) ? person.payrollNumber : null,
      },
    ]),
  );
}

function leftOn(
  { situation, recorded }: WrittenPerson,
  at: PlainDate,
): Pick<PayrollFacts, 'previous' | 'current'> {
  const ledger = ledgerAhead(situation, recorded, [], at);
  const { lots } = counterSummary(ledger, 'paid-leave', at);
  const { start } = periodAt(situation.policies, at);
  const isCurrent = (period: string | null) => period !== null && period >= start;
  const total = (current: boolean) =>
    hundredths(
      sum(lots.filter(({ period }) => isCurrent(period) === current).map(({ remaining }) => remaining)),
    );
  return { previous: total(false), current: total(true) };
}
