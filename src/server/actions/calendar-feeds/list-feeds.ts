import type { SessionActor } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import { listFeedsOf, type NamedFeed } from '#server/store/calendar-feeds.ts';
import { feedReach } from './feed-reach.ts';

/** A subscription, and whether its address still answers. */
export type ShownFeed = Omit<NamedFeed, 'tokenHash' | 'contentHash'> & { readonly answers: boolean };

export async function listFeeds({ database }: Services, actor: SessionActor): Promise<ShownFeed[]> {
  return database.inOrganization(actor.organizationId, async (tx) => {
    const feeds = await listFeedsOf(tx, actor.id);
    const reaches = await feedReach(tx, actor);
    return feeds.map((feed) => ({ ...feed, answers: reaches(feed) }));
  });
}
