import { can } from '#domain/access/can.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { figuresByPeriod } from '#domain/balances/counter-periods.ts';
import { ledgerUntil, policiesOf } from '#domain/balances/leave-situation.ts';
import { periodAt } from '#domain/balances/reference-period.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { addYears, firstOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import {
  type JournalLine,
  journalOf,
  type LiabilityTotal,
  type PeriodLiability,
  periodLiability,
  totalLiability,
} from '#domain/insights/liability.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { loadPeople, type WrittenPerson } from '#server/actions/balances/everyone.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { loadSettingsInForce } from '#server/store/leave-basis.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { findChargesRate, listPayBases, type PayBasisRow } from '#server/store/pay-bases.ts';
import { listPeopleOfMonth } from '#server/store/people-of-month.ts';
import type { User } from '#server/store/users.ts';

export interface LiabilityOfPerson {
  readonly person: User;
  readonly basis: PayBasisRow | null;
  readonly previous: PeriodLiability;
  readonly current: PeriodLiability;
  /** What would be owed at the end of the period, by what is booked until then. */
  readonly forecastDays: Fraction;
}

export interface Liability {
  readonly at: PlainDate;
  /** The end of the period that the day lies in. */
  readonly forecastAt: PlainDate;
  readonly chargesRate: number;
  readonly people: readonly LiabilityOfPerson[];
  readonly total: LiabilityTotal;
  readonly forecast: LiabilityTotal;
  readonly journal: readonly JournalLine[];
}

/** U11: what paid leave would cost if everyone were paid out on a day. For admins and accountants. */
export async function readLiability(
  { database, now }: Services,
  actor: SessionActor,
  asked: PlainDate | undefined,
): Promise<Liability> {
  if (!can(actor, 'insight.costs')) throw new Failure('forbidden');
  const today = dayOfInstant(now().getTime(), actor.timeZone);
  const at = asked ?? today;
  if (at > addYears(today, 1)) throw new Failure('validation_failed', { fields: { at: 'outside_calendar' } });
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    const policies = policiesOf({ settings: await loadSettingsInForce(tx) }, organization);
    const forecastAt = periodAt(policies, at).end;
    const people = (await listPeopleOfMonth(tx, firstOfMonth(at))).filter(
      ({ role, employedTo }) => role !== 'accountant' && (employedTo === null || employedTo >= at),
    );
    const bases = await listPayBases(tx);
    const chargesRate = await findChargesRate(tx);
    const written = await loadPeople(tx, organization, people);
    const counted = written
      .map((one) => owedTo(one, bases.get(one.person.id) ?? null, at, forecastAt))
      .sort(
        (a, b) => a.person.name.localeCompare(b.person.name, 'fr') || (a.person.id < b.person.id ? -1 : 1),
      );
    const total = totalLiability(
      counted.map(({ previous, current }) => [previous, current]),
      chargesRate,
    );
    return {
      at,
      forecastAt,
      chargesRate,
      people: counted.map(({ forecast: _, ...one }) => one),
      total,
      forecast: totalLiability(
        counted.map(({ forecast }) => forecast),
        chargesRate,
      ),
      journal: journalOf(total),
    };
  });
}

function owedTo(
  { person, situation, recorded }: WrittenPerson,
  basis: PayBasisRow | null,
  at: PlainDate,
  forecastAt: PlainDate,
) {
  const ledger = ledgerUntil(situation, recorded, forecastAt);
  const { start } = periodAt(situation.policies, at);
  const owedOn = (day: PlainDate) => {
    const { previous, current } = figuresByPeriod(ledger, 'paid-leave', day, start);
    const dailyRate = basis?.dailyRate ?? null;
    return [
      periodLiability(previous, { dailyRate, gross: basis?.previousGross ?? null }),
      periodLiability(current, { dailyRate, gross: basis?.currentGross ?? null }),
    ] as const;
  };
  const [previous, current] = owedOn(at);
  const forecast = owedOn(forecastAt);
  return { person, basis, previous, current, forecast, forecastDays: totalLiability([forecast], 0).days };
}
