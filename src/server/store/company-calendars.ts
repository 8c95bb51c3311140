import { and, asc, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { companyCalendarProviders, ownCalendarProviders } from '#domain/connections/away-event.ts';
import { APPROVED_STATES } from '#domain/leave-requests/request-states.ts';
import { readAs } from './answers.ts';
import type { OutsideConnection } from './connections.ts';
import type { TenantTransaction } from './database.ts';
import { companyCalendarPeople } from './schema/company-calendars.ts';
import { connections } from './schema/connections.ts';
import { leaveRequests } from './schema/leave-requests.ts';
import { users } from './schema/people.ts';
import { writtenEvents } from './schema/written-events.ts';

/** What the company allowed for everyone. */
export async function listCompanyCalendars(tx: TenantTransaction): Promise<OutsideConnection[]> {
  return tx
    .select()
    .from(connections)
    .where(and(isNull(connections.ownerUserId), inArray(connections.provider, [...companyCalendarProviders])))
    .orderBy(asc(connections.provider));
}

/** N48: whether the person has connected a calendar themself, however it fares. */
export async function hasOwnCalendar(tx: TenantTransaction, userId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: connections.id })
    .from(connections)
    .where(and(eq(connections.ownerUserId, userId), inArray(connections.provider, [...ownCalendarProviders])))
    .limit(1);
  return found !== undefined;
}

export type CalendarPerson = Pick<typeof companyCalendarPeople.$inferSelect, 'refusedAt' | 'missingAt'>;

export async function findCalendarPerson(tx: TenantTransaction, userId: string): Promise<CalendarPerson> {
  const { refusedAt, missingAt } = companyCalendarPeople;
  const [found] = await tx
    .select({ refusedAt, missingAt })
    .from(companyCalendarPeople)
    .where(eq(companyCalendarPeople.userId, userId));
  return found ?? { refusedAt: null, missingAt: null };
}

export async function noteCalendarPerson(
  tx: TenantTransaction,
  userId: string,
  change: Partial<CalendarPerson>,
): Promise<void> {
  await tx
    .insert(companyCalendarPeople)
    .values({ organizationId: tx.organizationId, userId, ...change })
    .onConflictDoUpdate({
      target: [companyCalendarPeople.organizationId, companyCalendarPeople.userId],
      set: change,
    });
}

/** Enough names to see whether it is a few people or a whole domain. */
const mostNames = 20;

/** N47: for whose address no calendar was found, the first by name, and how many more. */
export async function listWithoutCalendar(tx: TenantTransaction): Promise<{
  readonly missing: { readonly id: string; readonly name: string }[];
  readonly missingMore: number;
}> {
  const found = await tx
    .select({ id: users.id, name: users.name, all: readAs<number>('int4', sql`count(*) over ()`) })
    .from(companyCalendarPeople)
    .innerJoin(users, eq(users.id, companyCalendarPeople.userId))
    .where(and(isNotNull(companyCalendarPeople.missingAt), isNull(users.removedAt)))
    .orderBy(asc(users.name), asc(users.id))
    .limit(mostNames);
  const missing = found.map(({ id, name }) => ({ id, name }));
  return { missing, missingMore: (found[0]?.all ?? 0) - missing.length };
}

/** All that is to come and all that was written: of everyone, or of one person. */
export async function enqueueEveryCalendar(
  tx: TenantTransaction,
  connectionId: string,
  today: PlainDate,
  ownerId?: string,
): Promise<void> {
  const { organizationId, id, userId, state, endDate } = leaveRequests;
  const written = tx
    .select({ id: writtenEvents.requestId })
    .from(writtenEvents)
    .where(eq(writtenEvents.connectionId, connectionId));
  await tx
    .select({ kept: sql`gate.keep_calendar(${organizationId}, ${connectionId}, ${id})` })
    .from(leaveRequests)
    .where(
      and(
        ownerId === undefined ? undefined : eq(userId, ownerId),
        or(and(inArray(state, APPROVED_STATES), gte(endDate, today)), inArray(id, written)),
      ),
    );
}

/**
 * N48: what the company wrote into a calendar that its owner has connected since is the owner's connection's from then on.
 * The event is the same one, and stays.
 */
export async function handOverEvents(tx: TenantTransaction, requestId: string): Promise<void> {
  await tx.execute(sql`
    with moved as (
      delete from written_events w
      using connections c, connections o, leave_requests r
      where w.request_id = ${requestId}
        and c.organization_id = w.organization_id and c.id = w.connection_id and c.owner_user_id is null
        and r.organization_id = w.organization_id and r.id = w.request_id
        and o.organization_id = w.organization_id and o.owner_user_id = r.user_id
        and c.provider = o.provider || '-company' and o.state <> 'ending'
        and lower(o.label) = lower(w.mailbox)
      returning w.*, o.id as own_id)
    insert into written_events
      (organization_id, connection_id, request_id, part, event_id, attempt_id, kind, sent_hash, written_at)
    select organization_id, own_id, request_id, part, event_id, attempt_id, kind, sent_hash, written_at
    from moved
    on conflict do nothing`);
}
