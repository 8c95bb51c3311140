import type { Services } from '#server/services.ts';
import { findOpenSessionIds } from '#server/store/sessions.ts';

/** Which of these sessions are still open. Asking keeps none of them alive: a page left open is no visit. */
export async function findOpenSessions(
  { database, now }: Services,
  organizationId: string,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(
    await database.inOrganization(organizationId, (tx) => findOpenSessionIds(tx, sessionIds, now())),
  );
}
