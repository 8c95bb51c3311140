import { randomUUID } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { feedReach } from '#server/actions/calendar-feeds/feed-reach.ts';
import { feedText } from '#server/actions/calendar-feeds/fetch-feed.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { listFeedsOf, type OwnedFeed } from '#server/store/calendar-feeds.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { listTeamsOf } from '#server/store/teams.ts';
import { findUser, type User } from '#server/store/users.ts';

type Feed = OwnedFeed['feed'];
type Wanted = Pick<Feed, 'scope' | 'teamId' | 'teamName'>;

/**
 * V14: what a calendar of the reader is told: by a subscription that they have to where the person can be met, or by one
 * that they could make. Its address is told to nobody.
 */
export async function readFeedAs(
  services: Services,
  reader: SessionActor,
  aboutId: string,
  asker: SessionActor,
): Promise<string> {
  const { database, now } = services;
  return database.inOrganization(reader.organizationId, async (tx) => {
    const [person, organization] = [await readerRow(tx, reader, asker), await findOrganization(tx)];
    if (!person || !organization) throw new Failure('not_found');
    const wanted = await wantedFeed(tx, reader, aboutId);
    if (!wanted) throw new Failure('not_found');
    const reaches = await feedReach(tx, person);
    const own = (await listFeedsOf(tx, reader.id)).find(
      (feed) => feed.scope === wanted.scope && feed.teamId === wanted.teamId && reaches(feed),
    );
    const feed = own ?? possibleFeed(wanted, reader, now());
    return feedText(tx, services, { feed, person, organization }, now());
  });
}

async function readerRow(tx: TenantTransaction, reader: SessionActor, asker: SessionActor) {
  const known = await findUser(tx, reader.id);
  if (known) return known;
  const like = await findUser(tx, asker.id);
  const { id, email, name, role, language } = reader;
  return like && ({ ...like, id, email, name, role, language } satisfies User);
}

/** The widest where the reader meets the person: a team that they share, for those who may have no more. */
async function wantedFeed(
  tx: TenantTransaction,
  reader: SessionActor,
  aboutId: string,
): Promise<Wanted | null> {
  if (reader.id === aboutId) return { scope: 'mine', teamId: null, teamName: null };
  if (can(reader, 'calendar-feed.organization'))
    return { scope: 'organization', teamId: null, teamName: null };
  if (!can(reader, 'calendar.read')) return null;
  const theirs = await listTeamsOf(tx, aboutId);
  const ofReader = new Set((await listTeamsOf(tx, reader.id)).map(({ id }) => id));
  // Whoever is nobody in particular is thought of as in the person's team.
  const isNobody = (await findUser(tx, reader.id)) === null;
  const team = theirs.find(({ id }) => isNobody || ofReader.has(id));
  return team ? { scope: 'team', teamId: team.id, teamName: team.name } : null;
}

function possibleFeed(wanted: Wanted, { organizationId, id }: SessionActor, at: Date): Feed {
  return {
    ...wanted,
    organizationId,
    id: randomUUID(),
    userId: id,
    name: '',
    withHolidays: false,
    tokenHash: Buffer.alloc(0),
    createdAt: at,
    renewedAt: null,
    fetchedAt: null,
    contentHash: null,
    contentChangedAt: null,
  };
}
