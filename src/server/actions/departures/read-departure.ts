import { can } from '#domain/access/can.ts';
import { linesSince } from '#domain/balances/contract-lines.ts';
import { leaveSituation, ledgerUntil } from '#domain/balances/leave-situation.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { type Departure, findPersonEver, listDeparturesOf } from '#server/store/departures.ts';
import { loadLeaveBasis } from '#server/store/leave-basis.ts';
import { listBookedRequestsOf } from '#server/store/leave-requests.ts';
import { listLedgerEntriesOf } from '#server/store/ledger.ts';
import type { PersonInOrganization, User } from '#server/store/users.ts';
import { type CounterOwed, countersAtEnd } from './owed-at-end.ts';

/** X7: what is owed at the end of a contract, for payroll. */
export interface StatedDeparture {
  readonly person: User;
  readonly organizationName: string;
  readonly departure: Departure;
  readonly employment: { readonly from: PlainDate; readonly to: PlainDate };
  /** Null for who may not know it, or where there is none. */
  readonly payrollNumber: string | null;
  readonly counters: readonly CounterOwed[];
  readonly types: LeaveTypes;
  /** Whether it still can be moved or withdrawn. */
  readonly mayEdit: boolean;
  /** Ends of other contracts, the latest first. */
  readonly others: readonly Departure[];
}

/** Of the latest contract that ended, unless an earlier one is asked for. */
export async function readDeparture(
  { database }: Services,
  actor: SessionActor,
  userId: string,
  departureId?: string,
): Promise<StatedDeparture> {
  return database.inOrganization(actor.organizationId, async (tx) => {
    const found = await findPersonEver(tx, userId);
    if (!found || !mayRead(actor, found.person)) throw new Failure('not_found');
    const all = await listDeparturesOf(tx, userId);
    const departure = departureId ? all.find(({ id }) => id === departureId) : all[0];
    if (!departure) throw new Failure('not_found');
    const { person, organization } = found;
    const others = all.filter(({ id }) => id !== departure.id);
    return {
      person,
      organizationName: organization.name,
      departure,
      payrollNumber: can(actor, 'rights-facts.read', person) ? person.payrollNumber : null,
      mayEdit: departure.rehiredFrom === null && can(actor, 'employment.edit', person),
      others,
      ...(await owedOn(tx, found, departure, others)),
    };
  });
}

/** The person, whoever may change their contract and, once they are gone, admins. */
function mayRead(actor: SessionActor, person: User): boolean {
  if (person.removedAt !== null) return can(actor, 'user.list-former');
  return actor.id === person.id || can(actor, 'employment.edit', person);
}

/** What every counter holds on the last day of a contract, as it is written or will be. */
export async function owedOn(
  tx: TenantTransaction,
  { person, organization }: PersonInOrganization,
  { lastDay, employedFrom }: Departure,
  others: readonly Departure[],
): Promise<Pick<StatedDeparture, 'employment' | 'counters' | 'types'>> {
  const basis = await loadLeaveBasis(tx, person.id);
  const recorded = await listLedgerEntriesOf(tx, person.id);
  const situation = leaveSituation(
    { person, organization, basis },
    await listBookedRequestsOf(tx, person.id),
  );
  const { facts, policies } = situation;
  const isEarlier = employedFrom !== null;
  const written = isEarlier ? recorded : ledgerUntil(situation, recorded, lastDay);
  const before = others.find((other) => other.lastDay < lastDay)?.lastDay ?? null;
  return {
    employment: { from: employedFrom ?? facts.employment.from, to: lastDay },
    counters: countersAtEnd(
      linesSince(before, written).filter(({ date }) => date <= lastDay),
      policies,
      lastDay,
    ),
    types: basis.types,
  };
}
