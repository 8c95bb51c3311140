import { enqueueAll } from '#server/actions/enqueue.ts';
import { findConnectionWith } from '#server/store/connections.ts';
import type { TenantTransaction } from '#server/store/database.ts';

const jobs = { slack: 'tell-slack', 'teams-bot': 'tell-teams-bot' } as const;

/** N18, N28: in the transaction that tells of an event; several events of a request at once are one job. */
export async function enqueueDeciderNews(tx: TenantTransaction, requestId: string): Promise<void> {
  const { organizationId } = tx;
  for (const provider of ['slack', 'teams-bot'] as const) {
    const connection = await findConnectionWith(tx, provider, null);
    if (connection?.state !== 'ok') continue;
    await enqueueAll(tx, jobs[provider], [{ organizationId, requestId }], () => `${provider} ${requestId}`);
  }
}
