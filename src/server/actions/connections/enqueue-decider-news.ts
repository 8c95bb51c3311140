import { enqueueInLine } from '#server/actions/enqueue.ts';
import type { PlaceToTell } from '#server/store/connections.ts';
import type { TenantTransaction } from '#server/store/database.ts';

const jobs = { slack: 'tell-slack', 'teams-bot': 'tell-teams-bot' } as const;

/**
 * N18, N28, N43: in the transaction that tells of an event; several events of a request at once are one job. Those of
 * one place stand in line: two at once would both find a message that is not there yet.
 */
export async function enqueueDeciderNews(
  tx: TenantTransaction,
  places: readonly PlaceToTell[],
  requestId: string,
): Promise<void> {
  const { organizationId } = tx;
  for (const provider of ['slack', 'teams-bot'] as const) {
    const connection = places.find((place) => place.provider === provider);
    if (!connection) continue;
    await enqueueInLine(
      tx,
      jobs[provider],
      { organizationId, requestId },
      { key: `${provider} ${requestId}`, line: `${provider}:${connection.id}` },
    );
  }
}
