import { randomUUID } from 'node:crypto';
import type { SessionActor } from '#server/actions/actor.ts';
import { holdBack, undoSecondsFor } from '#server/actions/undo/hold-back.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findFeedOf, deleteFeedRow as removeFeed } from '#server/store/calendar-feeds.ts';
import { recordFeed } from './issued-feed.ts';
import { keptFeed } from './restore-feed.ts';

export async function deleteFeed(services: Services, actor: SessionActor, feedId: string): Promise<void> {
  const { database, now } = services;
  await database.inOrganization(actor.organizationId, async (tx) => {
    const feed = await findFeedOf(tx, actor.id, feedId);
    if (!feed) throw new Failure('not_found');
    const at = now();
    await removeFeed(tx, feed.id);
    await holdBack(tx, undoSecondsFor(services, actor), {
      id: randomUUID(),
      kind: 'calendar-feed',
      subjectId: feed.id,
      actorId: actor.id,
      doneAt: at,
      before: keptFeed(feed),
    });
    await recordFeed(tx, actor, at, 'calendar-feed.deleted', feed);
  });
}
