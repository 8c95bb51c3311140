import type { z } from 'zod';
import type { calendarFeedSchema, calendarFeedsEndpoints } from '#contract/calendar-feeds.ts';
import { createFeed } from '#server/actions/calendar-feeds/create-feed.ts';
import { deleteFeed } from '#server/actions/calendar-feeds/delete-feed.ts';
import { fetchFeed } from '#server/actions/calendar-feeds/fetch-feed.ts';
import type { IssuedFeed } from '#server/actions/calendar-feeds/issued-feed.ts';
import { listFeeds, type ShownFeed } from '#server/actions/calendar-feeds/list-feeds.ts';
import { renewFeed } from '#server/actions/calendar-feeds/renew-feed.ts';
import { restoreFeed } from '#server/actions/calendar-feeds/restore-feed.ts';
import { undoSecondsFor } from '#server/actions/undo/hold-back.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';

export function calendarFeedsHandlers(services: Services): Handlers<typeof calendarFeedsEndpoints> {
  return {
    list: async (_input, { actor }) => (await listFeeds(services, actor)).map(shownFeed),
    create: async ({ body }, { actor }) => issued(await createFeed(services, actor, body)),
    renew: async ({ params }, { actor }) => issued(await renewFeed(services, actor, params.id)),
    delete: async ({ params }, { actor }) => {
      await deleteFeed(services, actor, params.id);
      return { success: true, undoSeconds: undoSecondsFor(services, actor) };
    },
    undoDelete: async ({ params }, { actor }) => shownFeed(await restoreFeed(services, actor, params.id)),
    fetch: async ({ params }) => fetchFeed(services, params.token),
  };
}

function shownFeed(feed: ShownFeed): z.input<typeof calendarFeedSchema> {
  const { id, name, scope, teamId, teamName, withHolidays, createdAt, renewedAt, fetchedAt, answers } = feed;
  return {
    id,
    name,
    scope,
    team: teamId === null ? null : { id: teamId, name: teamName ?? '' },
    holidays: withHolidays,
    createdAt: createdAt.toISOString(),
    renewedAt: renewedAt?.toISOString() ?? null,
    fetchedAt: fetchedAt?.toISOString() ?? null,
    answers,
  };
}

function issued(feed: IssuedFeed) {
  return { ...shownFeed(feed), url: feed.url };
}
