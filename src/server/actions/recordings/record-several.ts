import { can } from '#domain/access/can.ts';
import type { Acting } from '#server/actions/actor.ts';
import { fileRequest, type NewRequest } from '#server/actions/leave-requests/file-request.ts';
import { readRange } from '#server/actions/leave-requests/request-range.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import type { RequestLine } from '#server/store/leave-request-lists.ts';
import { findUsers, type User } from '#server/store/users.ts';

export type SeveralForm = Omit<NewRequest, 'userId'> & { readonly userIds: readonly string[] };

export interface RecordedPerson {
  readonly userId: string;
  readonly name: string;
  /** What was recorded, or why it was not. */
  readonly outcome: RequestLine | Failure;
}

/** Q7: each person as if alone. Who may not record for anybody, or sends dates that nobody can have, is told so once. */
export async function recordSeveral(
  services: Services,
  actor: Acting & { readonly timeZone: string },
  { userIds, ...form }: SeveralForm,
): Promise<RecordedPerson[]> {
  if (!can(actor, 'leave-request.record')) throw new Failure('forbidden');
  readRange(form, actor.timeZone);
  const { database } = services;
  const people = await database.inOrganization(actor.organizationId, (tx) => peopleNamed(tx, userIds));
  const recorded: RecordedPerson[] = [];
  // In one order everywhere: with a key it is one transaction, and whoever else holds several people waits the same way.
  for (const { id: userId, name } of people.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const outcome = await attempt(() => fileRequest(services, actor, { ...form, userId }));
    recorded.push({ userId, name, outcome });
  }
  return recorded;
}

async function attempt(file: () => Promise<RequestLine>): Promise<RequestLine | Failure> {
  try {
    return await file();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** Someone of another organisation is nobody: the whole call is refused, and tells nothing of them. */
export async function peopleNamed(tx: TenantTransaction, userIds: readonly string[]): Promise<User[]> {
  const people = await findUsers(tx, userIds);
  if (people.length < userIds.length)
    throw new Failure('not_found', { fields: { userIds: 'person_unknown' } });
  return people;
}
