import { newsOfEvent } from '#domain/connections/channel-news.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import { claimChannelPost } from '#server/store/channel-posts.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import type { LeaveRequestEvent } from '#server/store/leave-request-events.ts';
import { findChannel } from './own-channel.ts';

/** N20: in the transaction that tells of an event; told of twice, it is posted once. */
export async function enqueueChannelNews(
  tx: TenantTransaction,
  { id: eventId, event }: Pick<LeaveRequestEvent, 'id' | 'event'>,
  at: Date,
): Promise<void> {
  const news = newsOfEvent(event)?.news;
  if (!news) return;
  const found = await findChannel(tx);
  if (found?.connection.state !== 'ok' || !found.choices.news.includes(news)) return;
  const connectionId = found.connection.id;
  if (!(await claimChannelPost(tx, connectionId, `event ${eventId}`, at))) return;
  await enqueue(tx, 'tell-channel', { organizationId: tx.organizationId, connectionId, eventId });
}
