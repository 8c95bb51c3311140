import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { statusOf } from '#domain/leave-requests/request-states.ts';
import { requestEventType } from '#domain/webhooks/event-types.ts';
import type { Announcement } from './announcements.ts';
import type { NamedStatement } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import type { HeldChange } from './held-changes.ts';
import type { LeaveRequestEvent } from './leave-request-events.ts';
import type { LeaveRequest } from './leave-requests.ts';
import { insertLinesOfPeople, ledgerRow } from './ledger.ts';
import { liveChannel, liveNewsOf } from './live.ts';
import { type ProgramEvent, programEventsText, tellPrograms } from './program-events.ts';
import { leaveRequestEvents, leaveRequests, ledgerEntries } from './schema/leave-requests.ts';
import { heldChanges } from './schema/undo.ts';

type Quiet = Pick<Announcement, 'topics'> & {
  readonly task?: never;
  readonly payload?: never;
  readonly held?: never;
};

/** All that one change of a request leaves behind. */
export interface RequestWrite {
  /** As it stands after the change. */
  readonly request: Omit<LeaveRequest, 'organizationId'>;
  readonly event: Omit<LeaveRequestEvent, 'organizationId' | 'requestId' | 'version'>;
  /** Lines are only ever added. */
  readonly lines: readonly LedgerEntry[];
  /** Null when nobody is to be told; without a task, only open screens hear of it. */
  readonly announcement: Announcement | Quiet | null;
  /** L11: how things were, of what can be undone. */
  readonly held?: Omit<HeldChange, 'organizationId' | 'undoneAt'> | null;
}

interface Column<Row> {
  readonly key: keyof Row & string;
  readonly name: string;
}

function columnsOf<Table extends PgTable>(table: Table): Column<Table['$inferSelect']>[] {
  return Object.entries(getTableColumns(table)).map(([key, { name }]) => ({
    key: key as keyof Table['$inferSelect'] & string,
    name,
  }));
}

const requestColumns = columnsOf(leaveRequests);
const eventColumns = columnsOf(leaveRequestEvents);
const lineColumns = columnsOf(ledgerEntries);
const heldColumns = columnsOf(heldChanges);

/** Who asked, when and with which key never changes. */
const fixed: readonly (keyof LeaveRequest)[] = [
  'organizationId',
  'id',
  'userId',
  'filedBy',
  'createdAt',
  'idempotencyKey',
  'idempotencyDigest',
];
const changingColumns = requestColumns.filter(({ key }) => !fixed.includes(key));

const names = (columns: readonly { readonly name: string }[]): string =>
  columns.map(({ name }) => name).join(', ');
const valuesOf = <Row>(columns: readonly Column<Row>[], row: Row): unknown[] =>
  columns.map(({ key }) => row[key]);

/** Places for values, in the order in which they are asked for. */
class Places {
  #count = 0;
  next(): string {
    this.#count += 1;
    return `$${this.#count}`;
  }
  for(columns: readonly unknown[]): string {
    return columns.map(() => this.next()).join(', ');
  }
}

/** The request, its lines, its event, how it was, and word of it, in one statement: requests are written all day long. */
function writing(name: string, requestWith: (places: Places) => string): NamedStatement {
  const places = new Places();
  const text = `with request as (${requestWith(places)} returning id),
    event as (insert into leave_request_events (${names(eventColumns)}) values (${places.for(eventColumns)})),
    lines as (insert into ledger_entries (${names(lineColumns)})
      select ${names(lineColumns)} from jsonb_populate_recordset(null::ledger_entries, ${places.next()})),
    held as (insert into held_changes (${names(heldColumns)})
      select ${names(heldColumns)} from json_populate_record(null::held_changes, ${places.next()}) h
      where h.id is not null),
    news as (select ${places.next()}::text as news, ${places.next()}::text as task, ${places.next()}::json as payload,
      ${places.next()}::text as key, ${places.next()}::float8 as seconds),
    programs as (select ${places.next()}::json as events)
    select request.id, told.screens, told.job, heard.programs from request left join (
      select pg_notify('${liveChannel}', news) as screens,
        case when task is not null then
          gate.enqueue_job(task, payload, key, now() + make_interval(secs => seconds)) end as job
      from news where news is not null) told on true
    left join (select gate.tell_programs(events) as programs from programs) heard on true`;
  return { name, text };
}

const insertion = writing(
  'insert-request',
  (places) => `insert into leave_requests (${names(requestColumns)}) values (${places.for(requestColumns)})`,
);
const change = writing('change-request', (places) => {
  const set = changingColumns.map(({ name }) => `${name} = ${places.next()}`).join(', ');
  return `update leave_requests set ${set} where id = ${places.next()} and version = ${places.next()}`;
});

export async function insertRequest(tx: TenantTransaction, write: RequestWrite): Promise<void> {
  const row = { ...write.request, organizationId: tx.organizationId };
  await tx.ask(insertion, [...valuesOf(requestColumns, row), ...valuesAfter(tx, write)]);
}

/** For a request that the transaction holds: nobody can have changed it since, or nothing is written. */
export async function changeRequest(tx: TenantTransaction, write: RequestWrite): Promise<void> {
  const { id, version } = write.request;
  const row = { ...write.request, organizationId: tx.organizationId };
  const values = [...valuesOf(changingColumns, row), id, version - 1, ...valuesAfter(tx, write)];
  const written = await tx.ask(change, values);
  if (written.length !== 1) throw new Error('A request was changed by someone who did not hold it.');
}

/** Dates and states; never the type, the note or a reason: they may tell an illness. */
function programEvents({ request, event, announcement }: RequestWrite): ProgramEvent[] {
  const type = requestEventType(event.event);
  if (type === null) return [];
  const { id: objectId, version: sequence, userId: personId, state } = request;
  const { startDate, startHalf, endDate, endHalf } = request;
  const data = { personId, status: statusOf(state), startDate, startHalf, endDate, endHalf };
  const { id, at } = event;
  const seconds = announcement?.held?.seconds;
  const notBefore = seconds === undefined ? undefined : new Date(at.getTime() + seconds * 1000);
  return [{ id, type, objectId, sequence, at, data, notBefore }];
}

function valuesAfter(tx: TenantTransaction, write: RequestWrite): unknown[] {
  const { request, event, lines, announcement, held } = write;
  const { organizationId } = tx;
  const { id: requestId, version } = request;
  const row: LeaveRequestEvent = { ...event, organizationId, requestId, version };
  return [
    ...valuesOf(eventColumns, row),
    JSON.stringify(lines.map((line) => ledgerRow(tx, request.userId, line, event.at))),
    JSON.stringify(held ? rowFor(heldColumns, { ...held, organizationId, undoneAt: null }) : {}),
    announcement && liveNewsOf(tx, announcement.topics),
    announcement?.task ?? null,
    announcement?.payload ? JSON.stringify(announcement.payload) : null,
    announcement?.held?.key ?? null,
    announcement?.held?.seconds ?? null,
    programEventsText(programEvents(write)),
  ];
}

/** One statement holds so many rows. */
const requestsAtOnce = 500;

const populated = (table: string, columns: readonly { readonly name: string }[], rows: readonly object[]) =>
  sql`select ${sql.raw(names(columns))} from json_populate_recordset(null::${sql.raw(table)},
    ${JSON.stringify(rows)}::json)`;

const rowFor = <Row>(columns: readonly Column<Row>[], row: Row): Record<string, unknown> =>
  Object.fromEntries(columns.map(({ key, name }) => [name, row[key]]));

const isNew = ({ request }: RequestWrite): boolean => request.version === 1;

/**
 * Many at once, new ones and such as the transaction holds: what concerns a whole company is written by few
 * statements, and told by its own announcement.
 */
export async function writeRequests(tx: TenantTransaction, writes: readonly RequestWrite[]): Promise<void> {
  const { organizationId } = tx;
  const requestRow = ({ request }: RequestWrite) => rowFor(requestColumns, { ...request, organizationId });
  for (let from = 0; from < writes.length; from += requestsAtOnce) {
    const some = writes.slice(from, from + requestsAtOnce);
    const inserted = some.filter(isNew).map(requestRow);
    const changed = some.filter((write) => !isNew(write)).map(requestRow);
    if (inserted.length > 0) {
      await tx.execute(sql`insert into leave_requests (${sql.raw(names(requestColumns))})
        ${populated('leave_requests', requestColumns, inserted)}`);
    }
    if (changed.length > 0) {
      const set = changingColumns.map(({ name }) => `${name} = r.${name}`).join(', ');
      const { rowCount } = await tx.execute(sql`update leave_requests set ${sql.raw(set)}
        from (${populated('leave_requests', requestColumns, changed)}) r
        where leave_requests.id = r.id and leave_requests.version = r.version - 1`);
      if (rowCount !== changed.length)
        throw new Error('A request was changed by someone who did not hold it.');
    }
    const events = some.map(({ request, event }) =>
      rowFor(eventColumns, { ...event, organizationId, requestId: request.id, version: request.version }),
    );
    await tx.execute(sql`insert into leave_request_events (${sql.raw(names(eventColumns))})
      ${populated('leave_request_events', eventColumns, events)}`);
  }
  const lines = writes.flatMap((write) =>
    write.lines.map((line) => ({ userId: write.request.userId, line, at: write.event.at })),
  );
  const [first] = lines;
  if (first) await insertLinesOfPeople(tx, lines, first.at);
  await tellPrograms(tx, writes.flatMap(programEvents));
}
