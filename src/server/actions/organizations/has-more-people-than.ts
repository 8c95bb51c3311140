import type { Services } from '#server/services.ts';
import { hasMoreUsersThan } from '#server/store/users.ts';

/** Whether what is counted for everyone is counted for many. */
export async function hasMorePeopleThan(
  { database }: Services,
  organizationId: string,
  few: number,
): Promise<boolean> {
  return hasMoreUsersThan(database, organizationId, few);
}
