import { can } from '#domain/access/can.ts';
import { type SeatSummary, seatSummary } from '#domain/billing/seats.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { countSeats, listUserRows as findAll, listChangedUsers, type User } from '#server/store/users.ts';

/** Someone of the organisation, joined or invited. */
export type Member = User;

export interface ListedUsers {
  readonly users: readonly Member[];
  readonly seats: SeatSummary;
}

/** Everyone, or with a moment those about whom something changed since: they may be gone by now. */
export async function listUsers(
  { database }: Services,
  actor: SessionActor,
  updatedSince?: string | undefined,
): Promise<ListedUsers> {
  if (!can(actor, 'user.list')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    return {
      users:
        updatedSince === undefined ? await findAll(tx) : await listChangedUsers(tx, new Date(updatedSince)),
      seats: seatSummary({ seats: organization?.seats ?? 0, ...(await countSeats(tx)) }),
    };
  });
}
