import { failureFor, type Reason } from '#server/failure.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findUsers, type User } from '#server/store/users.ts';

export const PEOPLE_UNKNOWN: Reason = { code: 'not_found', fields: { userIds: 'person_unknown' } };

/** Someone of another organisation is nobody: the whole call is refused, and tells nothing of them. */
export async function peopleNamed(tx: TenantTransaction, userIds: readonly string[]): Promise<User[]> {
  const people = await findUsers(tx, userIds);
  if (people.length < userIds.length) throw failureFor([PEOPLE_UNKNOWN]);
  return people;
}
