import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findFeedOf, setFeedToken as writeRenewal } from '#server/store/calendar-feeds.ts';
import { issueToken } from '#server/token.ts';
import { feedReach } from './feed-reach.ts';
import { feedUrl, type IssuedFeed, recordFeed } from './issued-feed.ts';

export async function renewFeed(
  { database, now, publicUrl }: Services,
  actor: SessionActor,
  feedId: string,
): Promise<IssuedFeed> {
  const at = now();
  const { token, hash } = issueToken(actor.organizationId);
  return database.inOrganization(actor.organizationId, async (tx) => {
    const feed = await findFeedOf(tx, actor.id, feedId);
    if (!feed) throw new Failure('not_found');
    await writeRenewal(tx, feed.id, hash, at);
    await recordFeed(tx, actor, at, 'calendar-feed.renewed', feed);
    const reaches = await feedReach(tx, actor);
    return {
      ...feed,
      renewedAt: at,
      fetchedAt: null,
      answers: reaches(feed),
      url: feedUrl({ publicUrl }, token),
    };
  });
}
