import { can } from '#domain/access/can.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import {
  countForErasure,
  type Erasure,
  type ErasureFigures,
  type ErasureHold,
  findErasureOf,
  listHolds,
} from '#server/store/erasures.ts';
import { lockUsers, type User } from '#server/store/users.ts';

/** V6: where someone's erasure stands, and what it would do. */
export interface ShownErasure {
  readonly person: User;
  readonly erasure: Erasure | null;
  readonly hold: ErasureHold | null;
  readonly figures: ErasureFigures;
}

/** Of those who left, and of others as far as a hold goes. */
export async function showErasure(
  { database }: Services,
  actor: SessionActor,
  personId: string,
): Promise<ShownErasure> {
  if (!can(actor, 'person.erase')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) =>
    erasureOf(tx, await personEver(tx, personId)),
  );
}

export async function erasureOf(tx: TenantTransaction, person: User): Promise<ShownErasure> {
  const [hold = null] = await listHolds(tx, person.id);
  return {
    person,
    erasure: await findErasureOf(tx, person.id),
    hold,
    figures: await countForErasure(tx, person.id),
  };
}

/** Whoever is or was there: of the company, or an accountant who had access to it. */
export async function personEver(tx: TenantTransaction, personId: string): Promise<User> {
  const [person] = await lockUsers(tx, [personId]);
  if (!person) throw new Failure('not_found');
  return person;
}
