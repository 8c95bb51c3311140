import { randomUUID } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import { type FeedScope, mostFeeds } from '#domain/calendar-feeds/feed-contents.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { countFeedsOf, insertFeed } from '#server/store/calendar-feeds.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listTeamsOf, type Team } from '#server/store/teams.ts';
import { lockPerson } from '#server/store/users.ts';
import { issueToken } from '#server/token.ts';
import { feedUrl, type IssuedFeed, recordFeed } from './issued-feed.ts';

export interface NewFeedForm {
  readonly name: string;
  readonly scope: FeedScope;
  readonly teamId?: string | undefined;
  readonly holidays: boolean;
}

export async function createFeed(
  { database, now, publicUrl }: Services,
  actor: SessionActor,
  { name, scope, teamId, holidays }: NewFeedForm,
): Promise<IssuedFeed> {
  if (scope === 'organization' && !can(actor, 'calendar-feed.organization')) throw new Failure('forbidden');
  const at = now();
  const { token, hash } = issueToken(actor.organizationId);
  return database.inOrganization(actor.organizationId, async (tx) => {
    // Two at once stand in line, so that the limit holds.
    await lockPerson(tx, actor.id);
    if ((await countFeedsOf(tx, actor.id)) >= mostFeeds) {
      throw new Failure('too_many_feeds', { values: { most: mostFeeds } });
    }
    const team = scope === 'team' ? await findOwnTeam(tx, actor.id, teamId) : null;
    const feed = {
      id: randomUUID(),
      userId: actor.id,
      name,
      scope,
      teamId: team?.id ?? null,
      withHolidays: scope === 'mine' && holidays,
      createdAt: at,
    };
    await insertFeed(tx, { ...feed, tokenHash: hash });
    await recordFeed(tx, actor, at, 'calendar-feed.created', feed);
    return {
      ...feed,
      organizationId: actor.organizationId,
      teamName: team?.name ?? null,
      renewedAt: null,
      fetchedAt: null,
      contentChangedAt: null,
      answers: true,
      url: feedUrl({ publicUrl }, token),
    };
  });
}

/** A team of others does not exist here, whoever may see it elsewhere. */
async function findOwnTeam(tx: TenantTransaction, userId: string, teamId: string | undefined): Promise<Team> {
  const team = (await listTeamsOf(tx, userId)).find(({ id }) => id === teamId);
  if (!team) throw new Failure('not_found');
  return team;
}
