import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { APPROVED_STATES, BOOKED_STATES, PENDING_STATES } from '#domain/leave-requests/request-states.ts';
import { type NamedStatement, readAs } from './answers.ts';
import { type PlaceToTell, placesShape, placesToTell } from './connections.ts';
import type { TenantTransaction } from './database.ts';
import type { KeptOn } from './known-statements.ts';
import type { LeaveRequestEvent } from './leave-request-events.ts';
import { leaveRequestEvents, leaveRequests } from './schema/leave-requests.ts';
import { organizations, users } from './schema/people.ts';

export type LeaveRequest = typeof leaveRequests.$inferSelect;

/** The constraint that keeps a half-day for one absence, and the one that files a key once. */
export const noOverlap = 'leave_requests_no_overlap';
export const onceByKey = 'leave_requests_once_by_key';

const isBooked = inArray(leaveRequests.state, BOOKED_STATES);
/** W6: whoever is at work elsewhere is not away. */
const isAway = sql`not ${leaveRequests.atWork}`;
const whereApproved = inArray(leaveRequests.state, APPROVED_STATES);

export type LeaveRequestChange = Partial<
  Omit<LeaveRequest, 'organizationId' | 'id' | 'userId' | 'filedBy' | 'createdAt' | 'version'>
>;

/** A request as a change leaves it: its version grows by one. */
export function changedRequest(request: LeaveRequest, change: LeaveRequestChange): LeaveRequest {
  return { ...request, ...change, version: request.version + 1 };
}

const filer = alias(users, 'filer');
const decider = alias(users, 'decider');

const withNames = {
  request: leaveRequests,
  person: users,
  organization: organizations,
  filedByName: filer.name,
  decidedByName: decider.name,
};

/** A request with its person, its organisation, and the names of those who filed and decided it. */
export interface RequestInContext {
  readonly request: LeaveRequest;
  readonly person: typeof users.$inferSelect;
  readonly organization: typeof organizations.$inferSelect;
  readonly filedByName: string;
  readonly decidedByName: string | null;
}

function inContext(on: KeptOn, which: SQL) {
  return on
    .select(withNames)
    .from(leaveRequests)
    .innerJoin(users, eq(users.id, leaveRequests.userId))
    .innerJoin(organizations, eq(organizations.id, leaveRequests.organizationId))
    .innerJoin(filer, eq(filer.id, leaveRequests.filedBy))
    .leftJoin(decider, eq(decider.id, leaveRequests.decidedBy))
    .where(which);
}

export async function findLeaveRequest(tx: TenantTransaction, id: string): Promise<RequestInContext | null> {
  const [found] = await tx
    .kept('find-leave-request', (on, name) =>
      inContext(on, eq(leaveRequests.id, sql.placeholder('id'))).prepare(name),
    )
    .execute({ id });
  return found ?? null;
}

/** An event with the request that it happened to, and where the company is told of requests. */
export interface EventToTell {
  readonly event: LeaveRequestEvent;
  readonly found: RequestInContext;
  readonly places: readonly PlaceToTell[];
}

export async function findEventToTell(tx: TenantTransaction, eventId: string): Promise<EventToTell | null> {
  const event = leaveRequestEvents;
  const places = readAs<readonly PlaceToTell[]>(placesShape, sql.raw(placesToTell));
  const [read] = await tx
    .kept('event-to-tell', (on, name) =>
      on
        .select({ ...withNames, event, places })
        .from(leaveRequests)
        .innerJoin(users, eq(users.id, leaveRequests.userId))
        .innerJoin(organizations, eq(organizations.id, leaveRequests.organizationId))
        .innerJoin(filer, eq(filer.id, leaveRequests.filedBy))
        .leftJoin(decider, eq(decider.id, leaveRequests.decidedBy))
        .innerJoin(event, eq(event.requestId, leaveRequests.id))
        .where(eq(event.id, sql.placeholder('eventId')))
        .prepare(name),
    )
    .execute({ eventId });
  if (!read) return null;
  const { event: told, places: toTell, ...found } = read;
  return { event: told, found, places: toTell };
}

export async function findLeaveRequests(
  tx: TenantTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RequestInContext>> {
  const found = ids.length === 0 ? [] : await inContext(tx, inArray(leaveRequests.id, [...ids]));
  return new Map(found.map((one) => [one.request.id, one]));
}

/**
 * Holds the person, then the request, in this order everywhere: whoever changes leave of one person waits for
 * whoever came before, and reads what they left.
 */
export async function lockLeaveRequest(tx: TenantTransaction, id: string): Promise<RequestInContext | null> {
  const [found] = await tx
    .kept('lock-leave-request', (on, name) =>
      inContext(on, eq(leaveRequests.id, sql.placeholder('id')))
        .for('no key update', { of: [users, leaveRequests] })
        .prepare(name),
    )
    .execute({ id });
  return found ?? null;
}

/** In the order of filing. The transaction holds the person. */
export async function lockPendingRequestsOf(tx: TenantTransaction, userId: string): Promise<LeaveRequest[]> {
  return tx
    .select()
    .from(leaveRequests)
    .where(and(eq(leaveRequests.userId, userId), inArray(leaveRequests.state, PENDING_STATES)))
    .orderBy(asc(leaveRequests.id))
    .for('no key update');
}

/** The request that someone filed with a key of their own making. */
export async function findRequestByKey(
  tx: TenantTransaction,
  filedBy: string,
  key: string,
): Promise<Pick<LeaveRequest, 'id' | 'idempotencyDigest'> | null> {
  const [found] = await tx
    .kept('request-by-key', (on, name) =>
      on
        .select({ id: leaveRequests.id, idempotencyDigest: leaveRequests.idempotencyDigest })
        .from(leaveRequests)
        .where(
          and(
            eq(leaveRequests.filedBy, sql.placeholder('filedBy')),
            eq(leaveRequests.idempotencyKey, sql.placeholder('key')),
          ),
        )
        .prepare(name),
    )
    .execute({ filedBy, key });
  return found ?? null;
}

const inOrder = [asc(leaveRequests.startDate), asc(leaveRequests.id)];

/** Whatever ever touched a balance: cancelled leave has lines as well. */
export async function listBookedRequestsOf(tx: TenantTransaction, userId: string): Promise<LeaveRequest[]> {
  return tx
    .kept('booked-requests', (on, name) =>
      on
        .select()
        .from(leaveRequests)
        .where(and(eq(leaveRequests.userId, sql.placeholder('userId')), isBooked))
        .orderBy(...inOrder)
        .prepare(name),
    )
    .execute({ userId });
}

/** The same for several people at once, by person. */
export async function listBookedRequestsOfPeople(
  tx: TenantTransaction,
  userIds: readonly string[],
): Promise<Map<string, LeaveRequest[]>> {
  const byPerson = new Map<string, LeaveRequest[]>(userIds.map((id) => [id, []]));
  if (userIds.length === 0) return byPerson;
  const rows = await tx
    .select()
    .from(leaveRequests)
    .where(and(inArray(leaveRequests.userId, [...userIds]), isBooked))
    .orderBy(asc(leaveRequests.startDate), asc(leaveRequests.id));
  for (const row of rows) byPerson.get(row.userId)?.push(row);
  return byPerson;
}

/** The same of everyone. */
export async function listBookedRequests(tx: TenantTransaction): Promise<LeaveRequest[]> {
  return tx
    .select()
    .from(leaveRequests)
    .where(isBooked)
    .orderBy(asc(leaveRequests.startDate), asc(leaveRequests.id));
}

const recount: NamedStatement = {
  name: 'recount-requests',
  text: `update leave_requests set counted_halves = "afterHalves"
    from json_to_recordset($1::json) as r ("requestId" uuid, "afterHalves" integer) where id = "requestId"`,
};

/** What leave costs after a recount. Nobody acted on the requests, so their versions stay. */
export async function setCountedHalves(
  tx: TenantTransaction,
  changes: readonly { readonly requestId: string; readonly afterHalves: number }[],
): Promise<void> {
  if (changes.length > 0) await tx.ask(recount, [JSON.stringify(changes)]);
}

/** An absence of someone, as others meet it. */
export type NamedAbsence = Pick<
  LeaveRequest,
  'id' | 'userId' | 'type' | 'state' | 'startDate' | 'startHalf' | 'endDate' | 'endHalf'
> & { readonly employeeName: string };

export const namedAbsence = {
  id: leaveRequests.id,
  userId: leaveRequests.userId,
  employeeName: users.name,
  type: leaveRequests.type,
  state: leaveRequests.state,
  startDate: leaveRequests.startDate,
  startHalf: leaveRequests.startHalf,
  endDate: leaveRequests.endDate,
  endHalf: leaveRequests.endHalf,
};

/** The approved leave of a person that comes next, after the day. */
export async function findNextDeparture(
  tx: TenantTransaction,
  userId: string,
  after: PlainDate,
): Promise<string | null> {
  const [found] = await tx
    .select({ id: leaveRequests.id })
    .from(leaveRequests)
    .where(
      and(
        eq(leaveRequests.userId, userId),
        whereApproved,
        isAway,
        sql`${leaveRequests.startDate} > ${after}`,
      ),
    )
    .orderBy(asc(leaveRequests.startDate), desc(leaveRequests.startHalf))
    .limit(1);
  return found?.id ?? null;
}
