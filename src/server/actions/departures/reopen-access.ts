import { canAddPeople } from '#domain/billing/seats.ts';
import { Failure } from '#server/failure.ts';
import { violatedConstraint } from '#server/store/constraint-violation.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { reopenUser } from '#server/store/departures.ts';
import type { Organization } from '#server/store/organizations.ts';
import { countSeats, type User } from '#server/store/users.ts';

/** Someone who was taken away takes a seat again. The organisation is held. */
export async function reopenAccess(
  tx: TenantTransaction,
  { seats }: Organization,
  person: User,
  again: Parameters<typeof reopenUser>[2] = {},
): Promise<void> {
  const room = canAddPeople({ seats, ...(await countSeats(tx)) }, 1);
  if (!room.ok) {
    throw new Failure('seat_limit_reached', { values: { seats: room.seats, missing: room.missing } });
  }
  await reopenUser(tx, person.id, again);
}

/** What somebody else has taken since, of what someone who comes back had. */
export function takenSince(error: unknown): unknown {
  switch (violatedConstraint(error)) {
    case 'email_directory_one_account':
    case 'email_directory_once_each':
      return new Failure('email_taken');
    case 'users_payroll_number':
      return new Failure('payroll_number_taken');
    default:
      return error;
  }
}
