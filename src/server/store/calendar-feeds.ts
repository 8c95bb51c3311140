import { and, asc, count, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { RequestState } from '#domain/leave-requests/request-states.ts';
import type { TenantTransaction } from './database.ts';
import { type LaidOver, underRequest } from './laid-over.ts';
import { type LeaveRequest, namedAbsence } from './leave-requests.ts';
import type { Organization } from './organizations.ts';
import { calendarFeeds } from './schema/calendar-feeds.ts';
import { leaveRequests } from './schema/leave-requests.ts';
import { organizations, teams, users } from './schema/people.ts';
import type { User } from './users.ts';

export type CalendarFeed = typeof calendarFeeds.$inferSelect;
export type NewFeed = Pick<
  CalendarFeed,
  'id' | 'userId' | 'name' | 'scope' | 'teamId' | 'withHolidays' | 'tokenHash' | 'createdAt'
>;

/** With the name of its team, if it is one's. */
export type NamedFeed = CalendarFeed & { readonly teamName: string | null };

/** A feed with the person it answers to and their organisation. */
export interface OwnedFeed {
  readonly feed: NamedFeed;
  readonly person: User;
  readonly organization: Organization;
}

export async function insertFeed(tx: TenantTransaction, feed: NewFeed): Promise<void> {
  await tx.insert(calendarFeeds).values({ ...feed, organizationId: tx.organizationId });
}

/** One that was there before, whole. */
export async function insertFeedRow(
  tx: TenantTransaction,
  feed: Omit<CalendarFeed, 'organizationId'>,
): Promise<void> {
  await tx.insert(calendarFeeds).values({ ...feed, organizationId: tx.organizationId });
}

export async function countFeedsOf(tx: TenantTransaction, userId: string): Promise<number> {
  const [counted] = await tx
    .select({ all: count() })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return counted?.all ?? 0;
}

/** In the order in which they were made. */
export async function listFeedsOf(tx: TenantTransaction, userId: string): Promise<NamedFeed[]> {
  const rows = await tx
    .select({ feed: calendarFeeds, teamName: teams.name })
    .from(calendarFeeds)
    .leftJoin(teams, eq(teams.id, calendarFeeds.teamId))
    .where(eq(calendarFeeds.userId, userId))
    .orderBy(asc(calendarFeeds.createdAt), asc(calendarFeeds.id));
  return rows.map(({ feed, teamName }) => ({ ...feed, teamName }));
}

export async function findFeedOf(
  tx: TenantTransaction,
  userId: string,
  id: string,
): Promise<NamedFeed | null> {
  const [found] = await tx
    .select({ feed: calendarFeeds, teamName: teams.name })
    .from(calendarFeeds)
    .leftJoin(teams, eq(teams.id, calendarFeeds.teamId))
    .where(and(eq(calendarFeeds.id, id), eq(calendarFeeds.userId, userId)));
  return found ? { ...found.feed, teamName: found.teamName } : null;
}

export async function findFeedByHash(tx: TenantTransaction, tokenHash: Buffer): Promise<OwnedFeed | null> {
  const [found] = await tx
    .select({ feed: calendarFeeds, teamName: teams.name, person: users, organization: organizations })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .innerJoin(organizations, eq(organizations.id, calendarFeeds.organizationId))
    .leftJoin(teams, eq(teams.id, calendarFeeds.teamId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(users.removedAt)));
  if (!found) return null;
  const { feed, teamName, person, organization } = found;
  return { feed: { ...feed, teamName }, person, organization };
}

/** The address of before is worth nothing from here on. */
export async function setFeedToken(
  tx: TenantTransaction,
  id: string,
  tokenHash: Buffer,
  at: Date,
): Promise<void> {
  await tx
    .update(calendarFeeds)
    .set({ tokenHash, renewedAt: at, fetchedAt: null, contentHash: null, contentChangedAt: null })
    .where(eq(calendarFeeds.id, id));
}

export async function deleteFeedRow(tx: TenantTransaction, id: string): Promise<void> {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.id, id));
}

export async function deleteFeedsOf(tx: TenantTransaction, userId: string): Promise<void> {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

export async function deleteEveryFeed(tx: TenantTransaction): Promise<void> {
  await tx.delete(calendarFeeds);
}

/**
 * Notes a fetch, and tells since when its content has been what it is. HTTP dates count in seconds: what changes twice
 * within one is said to have changed a second later, so that no date ever stands for two contents.
 */
export async function noteFeedFetched(
  tx: TenantTransaction,
  id: string,
  contentHash: Buffer,
  at: Date,
): Promise<Date> {
  const second = sql`date_trunc('second', ${at.toISOString()}::timestamptz)`;
  const [noted] = await tx
    .update(calendarFeeds)
    .set({
      fetchedAt: at,
      contentHash,
      contentChangedAt: sql`case when ${calendarFeeds.contentHash} = ${contentHash} then ${calendarFeeds.contentChangedAt}
        else greatest(${second}, ${calendarFeeds.contentChangedAt} + interval '1 second') end`,
    })
    .where(eq(calendarFeeds.id, id))
    .returning({ changedAt: calendarFeeds.contentChangedAt });
  return noted?.changedAt ?? at;
}

export type FedAbsence = Pick<
  LeaveRequest,
  | 'id'
  | 'userId'
  | 'type'
  | 'state'
  | 'startDate'
  | 'startHalf'
  | 'endDate'
  | 'endHalf'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
> & { readonly employeeName: string; readonly under: LaidOver };

/** As a member or as its manager. */
function inTeam(teamId: string): SQL {
  return sql`${leaveRequests.userId} in (
    select user_id from team_members where team_id = ${teamId}
    union select manager_id from teams where id = ${teamId})`;
}

export interface FedFilter {
  readonly userId?: string;
  readonly teamId?: string;
  /** Absences that hold days, and those that no longer do, told for a while. */
  readonly standing: readonly RequestState[];
  readonly ended: readonly RequestState[];
  readonly from: PlainDate;
  readonly endedSince: PlainDate;
}

/** In order; of people who have gone, those that had begun. */
export async function listFedAbsences(
  tx: TenantTransaction,
  { userId, teamId, standing, ended, from, endedSince }: FedFilter,
): Promise<FedAbsence[]> {
  return tx
    .select({
      ...namedAbsence,
      version: leaveRequests.version,
      createdAt: leaveRequests.createdAt,
      updatedAt: leaveRequests.updatedAt,
      under: underRequest,
    })
    .from(leaveRequests)
    .innerJoin(users, eq(users.id, leaveRequests.userId))
    .where(
      and(
        gte(leaveRequests.endDate, from),
        or(
          inArray(leaveRequests.state, [...standing]),
          and(
            inArray(leaveRequests.state, [...ended]),
            sql`${leaveRequests.updatedAt} >= ${endedSince}::date`,
          ),
        ),
        userId === undefined ? undefined : eq(leaveRequests.userId, userId),
        teamId === undefined ? undefined : inTeam(teamId),
        sql`(${users.removedAt} is null or ${leaveRequests.startDate} <= ${users.removedAt}::date)`,
      ),
    )
    .orderBy(asc(leaveRequests.startDate), asc(users.name), asc(leaveRequests.id));
}
