import { can } from '#domain/access/can.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { reservedLines } from '#domain/balances/booking.ts';
import { type FiguresByPeriod, figuresByPeriod } from '#domain/balances/counter-periods.ts';
import { counterSummary } from '#domain/balances/counter-summary.ts';
import { ledgerAhead } from '#domain/balances/leave-situation.ts';
import type { Counter } from '#domain/balances/ledger-entry.ts';
import { periodAt } from '#domain/balances/reference-period.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { addMonths, firstOfMonth, lastOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import { valueAt } from '#domain/calendar/timeline.ts';
import type { CountingUnit } from '#domain/counting/counting-policy.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import { isMember } from '#domain/members/role.ts';
import { covers } from '#domain/payroll/establishment.ts';
import { type PayLine, payLines } from '#domain/payroll/pay-line.ts';
import { paidIn } from '#domain/payroll/pay-time.ts';
import { toldAbsences, withUntoldType } from '#domain/payroll/told-to-accountants.ts';
import { byName } from '#domain/text/by-name.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { loadPeople, type WrittenPerson } from '#server/actions/balances/everyone.ts';
import { countersToShow } from '#server/actions/balances/show-balances.ts';
import { type Establishment, payContext, paysFor } from '#server/actions/payroll/pay-units.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { findOrganization, type Organization } from '#server/store/organizations.ts';
import { listClosedMonths, listPayCodes } from '#server/store/payroll.ts';
import { listPeopleOfMonth } from '#server/store/people-of-month.ts';
import type { User } from '#server/store/users.ts';

export interface StatedCounter {
  readonly counter: Counter;
  readonly unit: CountingUnit | 'days';
  /** N-1 apart for paid leave alone: other counters go by the calendar year. */
  readonly figures: FiguresByPeriod;
  /** As the page of balances says on the last day of the month. */
  readonly available: Fraction;
}

export interface StatedPerson {
  readonly person: User;
  readonly absences: readonly (PayLine & { readonly code: string | null })[];
  readonly unit: CountingUnit;
  readonly counters: readonly StatedCounter[];
}

export interface MonthlyStatement {
  readonly month: PlainDate;
  readonly organization: Organization;
  /** Null for everyone. */
  readonly establishment: Establishment | null;
  readonly closedAt: Date | null;
  /** J11. */
  readonly paidIn: PlainDate;
  readonly types: LeaveTypes;
  readonly people: readonly StatedPerson[];
}

export interface AskedStatement {
  readonly month: PlainDate;
  readonly userId?: string | undefined;
  /** J22: of its people alone; everyone where it is left out. */
  readonly establishment?: string | undefined;
  /** Behind whom to go on, and how many. */
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** A forecast further ahead than this is no payroll's affair. */
const MONTHS_AHEAD = 12;

/** J12: everyone's absences of a month, and their counters on its last day. */
export async function readStatement(
  { database, now }: Services,
  actor: SessionActor,
  { month, userId, establishment, cursor, limit }: AskedStatement,
): Promise<MonthlyStatement> {
  if (!can(actor, 'payroll.read')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    const today = dayOfInstant(now().getTime(), organization.timeZone);
    if (month > addMonths(firstOfMonth(today), MONTHS_AHEAD))
      throw new Failure('validation_failed', { fields: { month: 'outside_calendar' } });
    const context = establishment === undefined ? null : await payContext(tx, organization, establishment);
    const employed = await listPeopleOfMonth(tx, month);
    const everyone = context ? employed.filter(({ id }) => paysFor(context, id, month)) : employed;
    everyone.sort((a, b) => byName(a.name, b.name) || (a.id < b.id ? -1 : 1));
    const asked = userId === undefined ? everyone : everyone.filter(({ id }) => id === userId);
    if (userId !== undefined && asked.length === 0) throw new Failure('not_found');
    const behind = cursor === undefined ? -1 : asked.findIndex(({ id }) => id === cursor);
    if (cursor !== undefined && behind === -1) throw new Failure('changed_meanwhile');
    const some = asked.slice(behind + 1, limit === undefined ? undefined : behind + 1 + limit);
    const codes = await listPayCodes(tx);
    const written = await loadPeople(tx, organization, some);
    const closings = (await listClosedMonths(tx)).filter((each) => each.month === month);
    const closed = closings.find((each) => context === null || covers(each, context));
    const types = await loadLeaveTypes(tx);
    const people = written.map((one) => statedPerson(one, month, (type) => codes.get(type)?.code ?? null));
    return {
      month,
      organization,
      establishment: context?.establishment ?? null,
      closedAt:
        context === null && organization.payrollBy === 'establishment' ? null : (closed?.closedAt ?? null),
      paidIn: closed?.paidIn ?? paidIn(month, organization.payTime),
      types: withUntoldType(types),
      people: isMember(actor)
        ? people
        : people.map((one) => ({ ...one, absences: toldAbsences(one.absences, types) })),
    };
  });
}

function statedPerson(
  { person, requests, situation, recorded }: WrittenPerson,
  month: PlainDate,
  codeOf: (type: string) => string | null,
): StatedPerson {
  const at = lastOfMonth(month);
  const policy = valueAt(situation.policies, at);
  const pending = reservedLines(situation, requests);
  const ledger = ledgerAhead(situation, recorded, pending, at);
  const { start } = periodAt(situation.policies, at);
  return {
    person,
    unit: policy.unit,
    absences: payLines(person.id, requests, situation, month)
      .map((line) => ({ ...line, code: codeOf(line.type) }))
      .sort((a, b) => (a.range.start < b.range.start ? -1 : 1)),
    counters: countersToShow(policy, situation.types, ledger).map((counter) => {
      const held = pending.filter((line) => line.counter === counter);
      return {
        counter,
        unit: counter === 'paid-leave' ? policy.unit : 'days',
        figures: figuresByPeriod(ledger, counter, at, start),
        available: counterSummary(ledger, counter, at, held).available,
      };
    }),
  };
}
