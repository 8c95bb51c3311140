import type { Client, Pool } from 'pg';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { RequestState } from '#domain/leave-requests/request-states.ts';
import { type LeaveTypes, leaveTypesOf, typeOf } from '#domain/leave-types/leave-type.ts';
import { isStillWorthTelling, type ToldEvent } from '#domain/notifications/audience.ts';
import type { CaughtMail } from '#tests/support/mail-catcher.ts';
import type { Acknowledged, Diary } from './chaos-client.ts';

/**
 * Pairs of absences of one person that hold the same half-day, reckoned without the constraint's own words. Sickness
 * may lie over leave (S5).
 */
export async function findOverlaps(owner: Pool | Client): Promise<string[]> {
  const { rows } = await owner.query<{ one: string; other: string }>(`
    with held as (
      select id, user_id, type, extract(julian from start_date) * 2 + (start_half = 'pm')::int as first,
        extract(julian from end_date) * 2 + (end_half = 'pm')::int as last
      from leave_requests where state in ('pending', 'approved', 'cancellation-asked'))
    select a.id as one, b.id as other from held a join held b
      on a.user_id = b.user_id and a.id < b.id and a.first <= b.last and b.first <= a.last
      and (a.type, b.type) not in (('sick', 'vacation'), ('vacation', 'sick'))`);
  return rows.map(({ one, other }) => `${one} and ${other}`);
}

export interface KeptRequest {
  readonly id: string;
  readonly user_id: string;
  readonly type: string;
  readonly state: RequestState;
  readonly version: number;
  readonly counted_halves: number;
  readonly start_date: PlainDate;
  readonly end_date: PlainDate;
  readonly idempotency_key: string | null;
  readonly events: readonly { event: string; version: number; actor_id: string }[];
  /** What its lines in the ledger add up to, in days; `taken` without what sickness or holidays gave back. */
  readonly booked: number;
  readonly taken: number;
  readonly lines: number;
}

export async function readRequests(owner: Pool | Client): Promise<Map<string, KeptRequest>> {
  const { rows } = await owner.query<KeptRequest>(`
    select r.id, r.user_id, r.type, r.state, r.version, r.counted_halves, r.idempotency_key,
      r.start_date::text, r.end_date::text,
      (select json_agg(json_build_object('event', event, 'version', version, 'actor_id', actor_id) order by version)
        from leave_request_events e where e.request_id = r.id and event not in ('reminded', 'escalated', 'commented')) as events,
      (select coalesce(sum(amount_n::numeric / amount_d), 0)::float from ledger_entries l where l.request_id = r.id)
        as booked,
      (select coalesce(sum(amount_n::numeric / amount_d), 0)::float from ledger_entries l
        where l.request_id = r.id and cause ->> 'kind' = 'taken') as taken,
      (select count(*)::int from ledger_entries l where l.request_id = r.id) as lines
    from leave_requests r`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Writes that were acknowledged and are not there: the request, its version, or the event with its author. */
export function findLostWrites(
  acknowledged: readonly Acknowledged[],
  requests: ReadonlyMap<string, KeptRequest>,
): string[] {
  return acknowledged.flatMap(({ requestId, version, event, actorId }) => {
    const request = requests.get(requestId);
    if (!request) return [`${requestId} does not exist`];
    if (request.version < version) return [`${requestId} is at ${request.version}, was answered ${version}`];
    const written = request.events.some(
      (one) => one.event === event && one.version === version && one.actor_id === actorId,
    );
    return written ? [] : [`${requestId} has no « ${event} » of version ${version}`];
  });
}

/** Keys that made more than one request, or were answered with another than theirs. */
export function findBrokenKeys({ keys }: Diary, requests: ReadonlyMap<string, KeptRequest>): string[] {
  return [...keys].flatMap(([key, answers]) => {
    const made = [...requests.values()].filter((request) => request.idempotency_key === key);
    const ids = new Set([...answers, ...made.map(({ id }) => id)]);
    return ids.size <= 1 && made.length >= answers.size ? [] : [`${key}: ${[...ids].join(', ')}`];
  });
}

const stateAfter: Readonly<Record<string, RequestState>> = {
  filed: 'pending',
  recorded: 'approved',
  accepted: 'approved',
  edited: 'pending',
  approved: 'approved',
  'cancellation-refused': 'approved',
  'cancellation-asked': 'cancellation-asked',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
  cancelled: 'cancelled',
  cut: 'approved',
};

/** The events by which leave is taken. */
const granting = ['approved', 'recorded', 'accepted'];

/** The chaos asks for nothing else. */
const builtIn = leaveTypesOf([]);

/** Requests whose state or version is not what their history says, and whose ledger is not what they say. */
export function findContradictions(
  requests: ReadonlyMap<string, KeptRequest>,
  types: LeaveTypes = builtIn,
): string[] {
  return [...requests.values()].flatMap((request) => {
    const { id, state, version, events } = request;
    const found: string[] = [];
    const versions = events.map((event) => event.version);
    const counted = Array.from({ length: version }, (_, index) => index + 1);
    if (versions.join() !== counted.join()) found.push(`${id} is at ${version}, its history has ${versions}`);
    const last = events.at(-1)?.event ?? '';
    if (stateAfter[last] !== state) found.push(`${id} is ${state} after « ${last} »`);
    const taken = state === 'approved' || state === 'cancellation-asked';
    const due = taken && typeOf(types, request.type).counter !== null ? -request.counted_halves / 2 : 0;
    if (request.taken !== due) found.push(`${id} is ${state} and took ${request.taken}, not ${due}`);
    if (!taken && request.booked !== 0) found.push(`${id} is ${state} and booked ${request.booked}`);
    const booking = events.some(({ event }) => granting.includes(event));
    if (!booking && request.lines > 0) found.push(`${id} was never granted and has ${request.lines} lines`);
    return found;
  });
}

export interface MailFindings {
  /** Mails that the last event of a request owes someone and nobody got. */
  readonly missing: readonly string[];
  /** Mails about requests that belong to no notification, or went to another person than its own. */
  readonly strange: readonly string[];
  readonly unsent: number;
  readonly repeated: number;
}

interface KeptNotification {
  readonly id: string;
  readonly email: string;
  readonly event: ToldEvent;
  readonly state: RequestState;
  readonly request_id: string;
  readonly is_last: boolean;
  readonly sent: boolean;
}

export async function findMailFaults(
  owner: Pool | Client,
  mails: readonly CaughtMail[],
): Promise<MailFindings> {
  const { rows } = await owner.query<KeptNotification>(`
    select n.id, u.email, e.event, r.state, r.id as request_id, e.version = r.version as is_last,
      n.sent_at is not null as sent
    from notifications n
    join users u on u.id = n.user_id
    join leave_request_events e on e.id = n.event_id
    join leave_requests r on r.id = e.request_id
    where n.choice = 'immediate'`);
  const known = new Map(rows.map((row) => [`<notification.${row.id}@localhost>`, row]));
  const caught = new Map<string, CaughtMail[]>();
  for (const mail of mails) caught.set(mail.messageId, [...(caught.get(mail.messageId) ?? []), mail]);
  // Nothing came after the last event, so that it was worth telling then if it is worth telling now.
  const missing = [...known].filter(
    ([messageId, { event, state, is_last }]) =>
      is_last && isStillWorthTelling(event, state) && !caught.has(messageId),
  );
  const strange = mails.filter(({ messageId, to, references }) => {
    const notification = known.get(messageId);
    return (
      notification?.email !== to || references !== `<leave-request.${notification.request_id}@localhost>`
    );
  });
  return {
    missing: missing.map(([messageId]) => messageId),
    strange: strange.map(({ messageId, to }) => `${messageId} to ${to}`),
    unsent: rows.filter(({ sent }) => !sent).length,
    repeated: mails.length - caught.size,
  };
}
