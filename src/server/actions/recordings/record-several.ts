import { can } from '#domain/access/can.ts';
import type { Acting } from '#server/actions/actor.ts';
import { fileRequest } from '#server/actions/leave-requests/file-request.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { RequestLine } from '#server/store/leave-request-lists.ts';
import { readSeveral, type SeveralForm } from './read-several.ts';

export interface RecordedPerson {
  readonly userId: string;
  readonly name: string;
  /** What was recorded, or why it was not. */
  readonly outcome: RequestLine | Failure;
}

/** Q7: each person as if alone; who may not record for anybody is told so once. */
export async function recordSeveral(
  services: Services,
  actor: Acting & { readonly timeZone: string },
  { userIds, ...form }: SeveralForm,
): Promise<RecordedPerson[]> {
  if (!can(actor, 'leave-request.record')) throw new Failure('forbidden');
  const { people } = await services.database.inOrganization(actor.organizationId, (tx) =>
    readSeveral(tx, actor, { ...form, userIds }),
  );
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
