import { can } from '#domain/access/can.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { availableOn } from '#server/actions/balance-imports/counted-person.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { listTeamNames } from '#server/store/calendar-exports.ts';
import { loadLeaveBases } from '#server/store/leave-basis.ts';
import { listBookedRequestsOfPeople } from '#server/store/leave-requests.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { listLedgerEntriesOfPeople } from '#server/store/ledger.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { listNextLeaves, type NextLeave } from '#server/store/people-lists.ts';
import { findUsers } from '#server/store/users.ts';

export interface PersonFigures {
  readonly id: string;
  readonly teams: readonly string[];
  readonly paidLeave: Fraction | null;
  readonly nextLeave: NextLeave | null;
}

/** A page of people at once: each table is read once, and nobody's counter is told to who may not read it. */
export async function readFigures(
  { database, now }: Services,
  actor: SessionActor,
  ids: readonly string[],
): Promise<PersonFigures[]> {
  if (!can(actor, 'user.list')) throw new Failure('forbidden');
  const today = dayOfInstant(now().getTime(), actor.timeZone);
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    const people = await findUsers(tx, ids);
    const known = people.map(({ id }) => id);
    const counted = people.filter((person) => can(actor, 'balance.read', person)).map(({ id }) => id);
    const teams = await listTeamNames(tx, known);
    const types = [...(await loadLeaveTypes(tx)).values()];
    const confidential = types.filter((type) => type.confidential).map(({ id }) => id);
    const next = await listNextLeaves(tx, known, today, confidential);
    const bases = counted.length > 0 ? await loadLeaveBases(tx, counted) : new Map();
    const requests = await listBookedRequestsOfPeople(tx, counted);
    const recorded = await listLedgerEntriesOfPeople(tx, counted);
    return people.map((person) => {
      const basis = bases.get(person.id);
      return {
        id: person.id,
        teams: teams.get(person.id) ?? [],
        nextLeave: next.get(person.id) ?? null,
        paidLeave: basis
          ? availableOn(
              {
                person,
                organization,
                basis,
                requests: requests.get(person.id) ?? [],
                recorded: recorded.get(person.id) ?? [],
              },
              'paid-leave',
              today,
            )
          : null,
      };
    });
  });
}
