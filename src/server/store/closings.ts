import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { ClosingScope } from '#domain/closings/closing.ts';
import { APPROVED_STATES } from '#domain/leave-requests/request-states.ts';
import { answersTo } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import type { LeaveRequest } from './leave-requests.ts';
import { closingPeople, closingRequests, closingScopes, closings } from './schema/closings.ts';
import { leaveRequests } from './schema/leave-requests.ts';
import { teams, users } from './schema/people.ts';

export type StoredClosing = typeof closings.$inferSelect;
export type ClosedDays = Pick<
  StoredClosing,
  'id' | 'name' | 'startDate' | 'startHalf' | 'endDate' | 'endHalf' | 'everyone'
>;

export interface NamedClosing {
  readonly closing: StoredClosing;
  readonly appliedByName: string;
  readonly undoneByName: string | null;
}

export async function insertClosing(
  tx: TenantTransaction,
  closing: Omit<StoredClosing, 'organizationId'>,
  { teamIds, userIds, exceptIds }: ClosingScope,
): Promise<void> {
  const { organizationId } = tx;
  const { id: closingId } = closing;
  await tx.insert(closings).values({ ...closing, organizationId });
  const row = { organizationId, closingId, teamId: null, userId: null, excepted: false };
  const rows = [
    ...teamIds.map((teamId) => ({ ...row, id: randomUUID(), teamId })),
    ...userIds.map((userId) => ({ ...row, id: randomUUID(), userId })),
    ...exceptIds.map((userId) => ({ ...row, id: randomUUID(), userId, excepted: true })),
  ];
  if (rows.length > 0) await tx.insert(closingScopes).values(rows);
}

/** Whom it was applied to, and the leave that was recorded for them. */
export async function insertClosingPeople(
  tx: TenantTransaction,
  closingId: string,
  people: readonly { readonly userId: string; readonly leftHalves: number }[],
  requestIds: readonly string[],
  addedAt: Date,
): Promise<void> {
  const { organizationId } = tx;
  if (people.length > 0)
    await tx
      .insert(closingPeople)
      .values(people.map((person) => ({ ...person, organizationId, closingId, addedAt })));
  if (requestIds.length > 0)
    await tx
      .insert(closingRequests)
      .values(requestIds.map((requestId) => ({ organizationId, closingId, requestId })));
}

const applier = alias(users, 'applier');
const undoer = alias(users, 'undoer');

function named(tx: TenantTransaction, which?: SQL) {
  return tx
    .select({ closing: closings, appliedByName: applier.name, undoneByName: undoer.name })
    .from(closings)
    .innerJoin(applier, eq(applier.id, closings.appliedBy))
    .leftJoin(undoer, eq(undoer.id, closings.undoneBy))
    .where(which)
    .orderBy(desc(closings.startDate), desc(closings.id));
}

export interface ClosingsPart {
  readonly closings: readonly NamedClosing[];
  readonly hasMore: boolean;
}

interface AskedPage {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** So many teams and people the closings of one page name, unless its first alone names more. */
const namedPerPage = 3_000;

/** The latest first. Null when what they are to follow is not there any more. */
export async function listClosingPage(
  tx: TenantTransaction,
  { limit, cursor }: AskedPage,
): Promise<ClosingsPart | null> {
  if (cursor !== undefined && !(await findClosing(tx, cursor))) return null;
  const { id, startDate } = closings;
  const follows = sql`(${startDate}, ${id}) < (select c.start_date, c.id from closings c where c.id = ${cursor})`;
  const places = await answersTo<{ id: string; fits: boolean }>(
    tx,
    { id: 'uuid', fits: 'bool' },
    sql`select id, place <= ${limit} and (place = 1 or named <= ${namedPerPage}) as fits
      from (
        select ${id} as id, row_number() over ordered as place,
          sum((select count(*) from closing_scopes s where s.closing_id = ${id})) over ordered as named
        from ${closings}
        where ${cursor === undefined ? sql`true` : follows}
        window ordered as (order by ${startDate} desc, ${id} desc)
      ) placed
      where place <= ${limit + 1}`,
  );
  const ids = places.filter(({ fits }) => fits).map((place) => place.id);
  const found = ids.length === 0 ? [] : await named(tx, inArray(id, ids));
  return { closings: found, hasMore: places.length > ids.length };
}

export async function findClosing(tx: TenantTransaction, id: string): Promise<NamedClosing | null> {
  const [found] = await named(tx, eq(closings.id, id));
  return found ?? null;
}

export async function markClosingUndone(
  tx: TenantTransaction,
  id: string,
  undoneAt: Date,
  undoneBy: string,
): Promise<void> {
  await tx.update(closings).set({ undoneAt, undoneBy }).where(eq(closings.id, id));
}

export interface NamedScope {
  readonly teams: readonly { readonly id: string; readonly name: string }[];
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly exceptions: readonly { readonly id: string; readonly name: string }[];
}

/** By closing; teams that are gone are no longer named. */
export async function listScopes(
  tx: TenantTransaction,
  closingIds: readonly string[],
): Promise<Map<string, NamedScope>> {
  const byClosing = new Map<string, NamedScope>(
    closingIds.map((id) => [id, { teams: [], people: [], exceptions: [] }]),
  );
  if (closingIds.length === 0) return byClosing;
  const rows = await tx
    .select({ scope: closingScopes, teamName: teams.name, userName: users.name })
    .from(closingScopes)
    .leftJoin(teams, eq(teams.id, closingScopes.teamId))
    .leftJoin(users, eq(users.id, closingScopes.userId))
    .where(inArray(closingScopes.closingId, [...closingIds]))
    .orderBy(asc(teams.name), asc(users.name));
  for (const { scope, teamName, userName } of rows) {
    const { closingId, teamId, userId, excepted } = scope;
    const known = byClosing.get(closingId);
    if (!known) continue;
    const part = teamId !== null ? 'teams' : excepted ? 'exceptions' : 'people';
    const one = { id: teamId ?? userId ?? '', name: teamName ?? userName ?? '' };
    byClosing.set(closingId, { ...known, [part]: [...known[part], one] });
  }
  return byClosing;
}

export interface ClosingCounts {
  readonly people: number;
  /** Absences that it recorded and that still hold. */
  readonly requests: number;
}

export async function countClosings(
  tx: TenantTransaction,
  closingIds: readonly string[],
): Promise<Map<string, ClosingCounts>> {
  if (closingIds.length === 0) return new Map();
  const people = await tx
    .select({ id: closingPeople.closingId, people: count() })
    .from(closingPeople)
    .where(inArray(closingPeople.closingId, [...closingIds]))
    .groupBy(closingPeople.closingId);
  const requests = await tx
    .select({ id: closingRequests.closingId, requests: count() })
    .from(closingRequests)
    .innerJoin(leaveRequests, eq(leaveRequests.id, closingRequests.requestId))
    .where(
      and(inArray(closingRequests.closingId, [...closingIds]), inArray(leaveRequests.state, APPROVED_STATES)),
    )
    .groupBy(closingRequests.closingId);
  const requestsOf = new Map(requests.map((row) => [row.id, row.requests]));
  return new Map(
    people.map((row) => [row.id, { people: row.people, requests: requestsOf.get(row.id) ?? 0 }]),
  );
}

/** Whom it was applied to, in order of their names; people who were removed since stay. */
export async function listClosingPeople(
  tx: TenantTransaction,
  closingId: string,
): Promise<{ id: string; name: string; leftHalves: number }[]> {
  return tx
    .select({ id: users.id, name: users.name, leftHalves: closingPeople.leftHalves })
    .from(closingPeople)
    .innerJoin(users, eq(users.id, closingPeople.userId))
    .where(eq(closingPeople.closingId, closingId))
    .orderBy(asc(users.name), asc(users.id));
}

/** The leave that it recorded, whatever became of it, of everyone or of one person. */
export async function listRequestsOfClosing(
  tx: TenantTransaction,
  closingId: string,
  userId: string | null = null,
): Promise<LeaveRequest[]> {
  const rows = await tx
    .select({ request: leaveRequests })
    .from(closingRequests)
    .innerJoin(leaveRequests, eq(leaveRequests.id, closingRequests.requestId))
    .where(
      and(
        eq(closingRequests.closingId, closingId),
        userId === null ? undefined : eq(leaveRequests.userId, userId),
      ),
    )
    .orderBy(asc(leaveRequests.startDate), asc(leaveRequests.id));
  return rows.map(({ request }) => request);
}

/** Holds them, once the people are held. */
export async function lockRequestsOfClosing(
  tx: TenantTransaction,
  closingId: string,
): Promise<LeaveRequest[]> {
  const ids = tx
    .select({ id: closingRequests.requestId })
    .from(closingRequests)
    .where(eq(closingRequests.closingId, closingId));
  return tx
    .select()
    .from(leaveRequests)
    .where(inArray(leaveRequests.id, ids))
    .orderBy(asc(leaveRequests.id))
    .for('no key update');
}

/** Closings that hold on these days: those of everyone, and those that concern this person. */
export async function listClosingsOn(
  tx: TenantTransaction,
  from: PlainDate | null,
  to: PlainDate | null,
  concerning: string,
): Promise<ClosedDays[]> {
  const { id, name, startDate, startHalf, endDate, endHalf, everyone } = closings;
  const concerns = sql`${id} in (select closing_id from closing_people where user_id = ${concerning})`;
  return tx
    .select({ id, name, startDate, startHalf, endDate, endHalf, everyone })
    .from(closings)
    .where(
      and(
        isNull(closings.undoneAt),
        from === null ? undefined : gte(endDate, from),
        to === null ? undefined : lte(startDate, to),
        or(eq(everyone, true), concerns),
      ),
    )
    .orderBy(asc(startDate), asc(id));
}
