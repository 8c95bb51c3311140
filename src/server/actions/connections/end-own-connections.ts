import { endingUntil } from '#domain/connections/outside-connection.ts';
import { type Deed, record } from '#server/actions/audit-log/record.ts';
import {
  deleteOutsideConnection,
  listConnectionsOf,
  updateOutsideConnection,
} from '#server/store/connections.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { namesOfPeople } from '#server/store/person-rows.ts';
import { enqueueEnding } from './enqueue-ending.ts';
import { keepCompanyCalendarsOf } from './keep-company-calendars.ts';

/**
 * N38: whoever goes keeps nothing connected. What is only a link goes at once; where an access was granted, a job takes
 * away what was written and gives it back (N44), as no provider is called while people are held.
 */
export async function endConnectionsOf(tx: TenantTransaction, userId: string, at: Date): Promise<void> {
  await keepCompanyCalendarsOf(tx, userId, at);
  const name = (await namesOfPeople(tx, [userId])).get(userId);
  const connections = await listConnectionsOf(tx, userId);
  for (const { id, tokens } of connections) {
    if (tokens === null) await deleteOutsideConnection(tx, id);
    else {
      await updateOutsideConnection(tx, id, { state: 'ending' });
      await enqueueEnding(tx, id, endingUntil(at));
    }
  }
  if (name === undefined) return;
  const ended = connections.filter(({ state }) => state !== 'ending');
  const deeds = ended.map(
    ({ provider, label }): Deed => ({
      action: 'connection.ended',
      subject: { kind: 'user', id: userId, name },
      details: { provider, owner: 'own', label },
    }),
  );
  await record(tx, null, at, ...deeds);
}
