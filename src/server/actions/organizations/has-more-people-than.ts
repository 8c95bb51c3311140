import type { SessionActor } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import { hasMoreUsersThan } from '#server/store/users.ts';

/** Whether what is counted for everyone is counted for many. */
export async function hasMorePeopleThan(
  { database }: Services,
  { organizationId }: Pick<SessionActor, 'organizationId'>,
  few: number,
): Promise<boolean> {
  return hasMoreUsersThan(database, organizationId, few);
}
