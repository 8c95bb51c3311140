import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { HOLDING_STATES, PENDING_STATES } from '#domain/leave-requests/request-states.ts';
import type { Question } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { inStates } from './in-states.ts';
import { type LaidOver, laidOver, laidOverShape } from './laid-over.ts';
import type { NamedAbsence } from './leave-requests.ts';

/** What a reader may be told of colleagues: of everyone, or of one person, themselves; of nobody by default. */
export interface ToldOf {
  readonly everyone: boolean;
  readonly only: string | null;
}

export interface ColleaguesAsked {
  readonly range: LeaveRange;
  /** Whose requests that wait are told. */
  readonly pendingOf: ToldOf;
  /** Whose reasons are known: what they have over booked leave is told as it is. */
  readonly reasonsOf: ToldOf;
  /** How many of those that are told as they are; all of them when it is null. */
  readonly most: number | null;
}

export interface AbsenceAway extends NamedAbsence {
  readonly under: LaidOver;
  /** Told as it is. Of the others, which lie over booked leave, what is told is decided by whoever reads them. */
  readonly settled: boolean;
  /** Its person has no absence that is told as it is. */
  readonly alone: boolean;
}

export interface ColleaguesAway {
  /** The first of those that are told as they are, and whatever is not settled. */
  readonly found: readonly AbsenceAway[];
  /** Of all that are told as they are. */
  readonly absences: number;
  readonly people: number;
}

type Row = AbsenceAway & { readonly absences: number; readonly people: number };

/**
 * As answers of their own, the days are unknown while it is planned: knowing them, it would be planned at every call,
 * which takes many times what reading takes.
 */
const day = (place: number): string => `(select $${place}::date)`;
const person = '(select $1::uuid)';

const around: Question<Row> = {
  name: 'absences-around',
  text: `with shared as (
      select team_id as id from team_members where user_id = ${person}
      union select id from teams where manager_id = ${person}),
    around as materialized (
      select r.organization_id, r.id, r.user_id, u.name, r.type, r.state, r.start_date, r.start_half, r.end_date,
        r.end_half, r.over_booked, not r.over_booked or $8::boolean or coalesce(r.user_id = $9::uuid, false) as settled
      from leave_requests r join users u on u.organization_id = r.organization_id and u.id = r.user_id
      where ${inStates('r.state', HOLDING_STATES)} and not r.at_work and u.removed_at is null
        and r.start_date <= ${day(4)} and r.end_date >= ${day(2)} and r.user_id <> ${person}
        and (not ${inStates('r.state', PENDING_STATES)} or $6::boolean or r.user_id = $7::uuid)
        and r.user_id in (
          select user_id from team_members where team_id in (select id from shared)
          union select manager_id from teams where id in (select id from shared))),
    met as materialized (
      select * from around
      where not settled
        or ((start_date, start_half) <= (${day(4)}, $5::text) and (end_date, end_half) >= (${day(2)}, $3::text))),
    placed as (
      select *, row_number() over (
          partition by settled order by start_date, name collate "C", start_half, id) as place
      from met)
    select p.id, p.user_id as "userId", p.name as "employeeName", p.type, p.state, p.start_date::text as "startDate",
      p.start_half as "startHalf", p.end_date::text as "endDate", p.end_half as "endHalf", ${laidOver('p')} as under,
      p.settled,
      not p.settled and not exists (select from met m where m.settled and m.user_id = p.user_id) as alone,
      (select count(*)::int from met where settled) as absences,
      (select count(distinct user_id)::int from met where settled) as people
    from placed p
    where not p.settled or $10::int is null or p.place <= $10::int
    order by p.start_date, p.name collate "C", p.start_half, p.id`,
  columns: {
    id: 'uuid',
    userId: 'uuid',
    employeeName: 'text',
    type: 'text',
    state: 'text',
    startDate: 'text',
    startHalf: 'text',
    endDate: 'text',
    endHalf: 'text',
    under: laidOverShape,
    settled: 'bool',
    alone: 'bool',
    absences: 'int4',
    people: 'int4',
  },
};

/** Absences, in that time, of those who share a team with the person or lead one of theirs. */
export async function findColleaguesAway(
  tx: TenantTransaction,
  userId: string,
  { range, pendingOf, reasonsOf, most }: ColleaguesAsked,
): Promise<ColleaguesAway> {
  const { start, startHalf, end, endHalf } = range;
  const rows = await tx.ask(around, [
    userId,
    start,
    startHalf,
    end,
    endHalf,
    pendingOf.everyone,
    pendingOf.only,
    reasonsOf.everyone,
    reasonsOf.only,
    most,
  ]);
  const [{ absences, people } = { absences: 0, people: 0 }] = rows;
  return { found: rows, absences, people };
}
