import { z } from 'zod';
import { feedScopes } from '#domain/calendar-feeds/feed-contents.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { takeBack } from '#server/actions/undo/hold-back.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { type CalendarFeed, insertFeedRow } from '#server/store/calendar-feeds.ts';
import { lockLatestHeldChange } from '#server/store/held-changes.ts';
import { lockPerson } from '#server/store/users.ts';
import { recordFeed } from './issued-feed.ts';
import { listFeeds, type ShownFeed } from './list-feeds.ts';

const hash = z.string().transform((text) => Buffer.from(text, 'base64'));
const instant = z.coerce.date();

/** A feed as it was; of its address, the hash alone. */
const keptSchema = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  scope: z.enum(feedScopes),
  teamId: z.string().nullable(),
  withHolidays: z.boolean(),
  tokenHash: hash,
  createdAt: instant,
  renewedAt: instant.nullable(),
  fetchedAt: instant.nullable(),
  contentHash: hash.nullable(),
  contentChangedAt: instant.nullable(),
});

export function keptFeed({ tokenHash, contentHash, ...feed }: CalendarFeed): z.input<typeof keptSchema> {
  return {
    ...feed,
    tokenHash: tokenHash.toString('base64'),
    contentHash: contentHash?.toString('base64') ?? null,
  };
}

/** L11: the same address answers again, as if nothing had happened. */
export async function restoreFeed(
  services: Services,
  actor: SessionActor,
  feedId: string,
): Promise<ShownFeed> {
  const { database, now } = services;
  await database.inOrganization(actor.organizationId, async (tx) => {
    await lockPerson(tx, actor.id);
    const kept = await lockLatestHeldChange(tx, 'calendar-feed', feedId);
    if (kept?.actorId !== actor.id) throw new Failure('not_found');
    const undoing = { kind: 'calendar-feed', subjectId: feedId, isTold: false } as const;
    const feed = keptSchema.parse((await takeBack(tx, services, actor, undoing)).before);
    await insertFeedRow(tx, feed);
    await recordFeed(tx, actor, now(), 'calendar-feed.restored', feed);
  });
  const restored = (await listFeeds(services, actor)).find(({ id }) => id === feedId);
  if (!restored) throw new Failure('not_found');
  return restored;
}
