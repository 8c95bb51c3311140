import { createHash } from 'node:crypto';
import { isAtWork } from '#domain/balances/absence.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import {
  type FeedWindow,
  feedSecrecy,
  feedStates,
  feedStatus,
  feedWindow,
} from '#domain/calendar-feeds/feed-contents.ts';
import { ABSENT, type LeaveTypes, typeOf } from '#domain/leave-types/leave-type.ts';
import { inCalendarOrder, isOnAskedDays, toldOf } from '#server/actions/leave-requests/told-absences.ts';
import { Failure } from '#server/failure.ts';
import { type CalendarEvent, calendarText } from '#server/ical/calendar-text.ts';
import { eventUid } from '#server/ical/event-uid.ts';
import type { Services } from '#server/services.ts';
import {
  type FedAbsence,
  findFeedByHash,
  listFedAbsences,
  noteFeedFetched,
  type OwnedFeed,
} from '#server/store/calendar-feeds.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { readToken } from '#server/token.ts';
import { eventSummary, feedName } from '#words/sentences/calendars.ts';
import { feedReach } from './feed-reach.ts';
import { holidayEvents } from './holiday-events.ts';

export interface FetchedFeed {
  readonly text: string;
  /** Since when it has been what it is. */
  readonly changedAt: Date;
}

/** Calendars that listen to it ask about this often; what they really do is theirs to say. */
const refreshHours = 1;

/** A secret address that nobody made, was renewed, or whose owner may no longer see this: all of them do not exist. */
export async function fetchFeed(services: Services, token: string): Promise<FetchedFeed> {
  const { database, now } = services;
  const read = readToken(token);
  if (!read) throw new Failure('not_found');
  const at = now();
  return database.inOrganization(read.organizationId, async (tx) => {
    const owned = await findFeedByHash(tx, read.hash);
    // V20: a company that is being closed tells nothing to who only has an address.
    if (!owned || owned.organization.closesAt) throw new Failure('not_found');
    const { feed, person } = owned;
    const reaches = await feedReach(tx, person);
    if (!reaches(feed)) throw new Failure('not_found');
    const text = await feedText(tx, services, owned, at);
    const hash = createHash('sha256').update(text).digest();
    return { text, changedAt: await noteFeedFetched(tx, feed.id, hash, at) };
  });
}

/** What a subscription tells its owner at this moment. */
export async function feedText(
  tx: TenantTransaction,
  { publicUrl }: Pick<Services, 'publicUrl'>,
  owned: OwnedFeed,
  at: Date,
): Promise<string> {
  const { feed, person, organization } = owned;
  const window = feedWindow(dayOfInstant(at.getTime(), organization.timeZone));
  const types = await loadLeaveTypes(tx);
  const absences = await listAbsences(tx, owned, window, types);
  const holidays = feed.withHolidays ? await holidayEvents(tx, owned, window, publicUrl) : [];
  return calendarText({
    timeZone: organization.timeZone,
    name: feedName(feed.scope, feed.teamName ?? organization.name, person.language),
    refreshHours,
    events: [...absences.flatMap((absence) => eventOf(absence, owned, types, publicUrl)), ...holidays],
  });
}

async function listAbsences(
  tx: TenantTransaction,
  { feed: { scope, teamId }, person }: OwnedFeed,
  { from, endedSince }: FeedWindow,
  types: LeaveTypes,
): Promise<FedAbsence[]> {
  const found = await listFedAbsences(tx, {
    ...feedStates(scope),
    from,
    endedSince,
    ...(scope === 'mine' ? { userId: person.id } : {}),
    ...(teamId === null ? {} : { teamId }),
  });
  return found
    .flatMap((absence) => {
      const { mayKnow, confidential } = feedSecrecy(person, absence, types);
      const type = typeOf(types, absence.type);
      // W6: whoever is at work is not told to be away.
      if (!mayKnow && isAtWork(type.absence) && (confidential || !type.inCalendar)) return [];
      return toldOf(absence, mayKnow, confidential);
    })
    .filter((absence) => isOnAskedDays(absence, { from }))
    .sort(inCalendarOrder);
}

/** What a calendar is told of an absence: never its note, nor a link or a reason that its reader has no right to. */
function eventOf(
  absence: FedAbsence,
  { feed, person }: OwnedFeed,
  types: LeaveTypes,
  publicUrl: string,
): CalendarEvent[] {
  const { scope } = feed;
  const status = feedStatus(scope, absence.state);
  if (status === null) return [];
  const own = absence.userId === person.id;
  const isUntold = !own && absence.type === ABSENT;
  const isAway = isUntold || !isAtWork(typeOf(types, absence.type).absence);
  const name = scope === 'mine' ? null : absence.employeeName;
  return [
    {
      uid: eventUid(absence.id, publicUrl),
      // When something was written down, and how often, can tell what it is; as old as the subscription, it is not.
      ...(isUntold
        ? { sequence: status === 'CANCELLED' ? 1 : 0, changedAt: feed.renewedAt ?? feed.createdAt }
        : { sequence: absence.version, changedAt: absence.updatedAt, createdAt: absence.createdAt }),
      range: rangeOf(absence),
      summary: eventSummary(
        { name, type: absence.type, waiting: status === 'TENTATIVE' },
        types,
        person.language,
      ),
      status,
      takesTime: own && isAway,
      ...(own ? { confidential: true, url: new URL(`/requests/${absence.id}`, publicUrl).href } : {}),
    },
  ];
}
