import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findFeedOf, deleteFeedRow as removeFeed } from '#server/store/calendar-feeds.ts';
import { recordFeed } from './issued-feed.ts';

export async function deleteFeed(
  { database, now }: Services,
  actor: SessionActor,
  feedId: string,
): Promise<void> {
  await database.inOrganization(actor.organizationId, async (tx) => {
    const feed = await findFeedOf(tx, actor.id, feedId);
    if (!feed) throw new Failure('not_found');
    await removeFeed(tx, feed.id);
    await recordFeed(tx, actor, now(), 'calendar-feed.deleted', feed);
  });
}
