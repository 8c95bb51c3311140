import { can } from '#domain/access/can.ts';
import { type Fraction, fromHalfDays } from '#domain/amounts/fraction.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { AbsenceClass } from '#domain/insights/absence-classes.ts';
import { halvesBehind } from '#domain/insights/days-behind.ts';
import type { FigureId } from '#domain/insights/figures.ts';
import { lineTable, type MonthPresence, presentIn } from '#domain/insights/line-table.ts';
import { hasBit, type PeopleBits } from '#domain/insights/people-bits.ts';
import type { MonthSpan } from '#domain/insights/period.ts';
import { RATE_DEFINITIONS } from '#domain/insights/rates.ts';
import type { PaidLeaveStanding } from '#domain/insights/standing.ts';
import type { Teller } from '#domain/insights/teller.ts';
import { hiddenDaysOf, type ToldMonth, toldTime } from '#domain/insights/told-months.ts';
import { isApproved, isCancelled, isRejected } from '#domain/leave-requests/request-states.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import { byName } from '#domain/text/by-name.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { loadPeople } from '#server/actions/balances/everyone.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listStandings, listUsersById } from '#server/store/figure-marks.ts';
import { listRequestsFiledIn } from '#server/store/insights.ts';
import type { LeaveRequest } from '#server/store/leave-requests.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { findOrganization, type Organization } from '#server/store/organizations.ts';
import type { User } from '#server/store/users.ts';
import { type AskedInsights, askedMonths, instantsOf, monthOfInstant } from './asked-time.ts';
import { readKeptLines } from './kept-lines.ts';
import { numberedReach, reachOf } from './population.ts';
import { refreshFigures } from './refresh-figures.ts';

export interface AskedDaysBehind extends AskedInsights {
  readonly figure: FigureId;
  readonly weekday?: number | undefined;
}

export interface DayBehind {
  readonly id: string;
  readonly person: Pick<User, 'id' | 'name'>;
  readonly request: LeaveRequest | null;
  readonly days: Fraction | null;
  /** From filing to the answer. */
  readonly waitedMs: number | null;
}

export interface DaysBehind {
  readonly types: LeaveTypes;
  readonly rows: readonly DayBehind[];
}

/** What each figure opens to: absences of classes, a part of the counters, or requests. */
const CLASSES_BEHIND: Partial<Record<FigureId, readonly AbsenceClass[]>> = {
  'absence-rate-anact': RATE_DEFINITIONS.anact,
  'absence-rate-unplanned': RATE_DEFINITIONS.unplanned,
  'unplanned-days': RATE_DEFINITIONS.unplanned,
  'planned-days': ['other', 'paid-leave'],
  'spells-per-person': RATE_DEFINITIONS.anact,
  'days-per-spell': RATE_DEFINITIONS.anact,
  'short-spells': RATE_DEFINITIONS.anact,
};

const PART_BEHIND: Partial<Record<FigureId, keyof PaidLeaveStanding>> = {
  'leave-acquired': 'acquired',
  'leave-taken': 'taken',
  'leave-booked': 'booked',
  'leave-left': 'left',
};

/** U8: for those who read the same absences and counters elsewhere; a hidden figure opens to nothing. */
export async function readDaysBehind(
  { database, now }: Services,
  actor: SessionActor,
  asked: AskedDaysBehind,
): Promise<DaysBehind> {
  const mayReadThem =
    can(actor, 'leave-request.read-all') && can(actor, 'absence.reason', {}) && can(actor, 'balance.read');
  if (!mayReadThem) throw new Failure('forbidden');
  const today = dayOfInstant(now().getTime(), actor.timeZone);
  const span = askedMonths(asked, today);
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    const reach = await reachOf(tx, actor, today);
    await refreshFigures(tx, organization, today);
    const { userIds, grid } = await readKeptLines(tx);
    const { teller, everyone } = numberedReach(reach, asked, userIds);
    const usersIn = (people: PeopleBits) =>
      listUsersById(
        tx,
        userIds.filter((_, place) => hasBit(people, place)),
      );
    const types = await loadLeaveTypes(tx);
    const part = PART_BEHIND[asked.figure];
    if (part !== undefined) {
      const present = presentIn(grid, today);
      const users = teller.isTold(present) ? await usersIn(teller.meant(present)) : [];
      return { types, rows: await countersBehind(tx, actor, users, part) };
    }
    // U17: a year has no days of anybody behind it.
    if (asked.figure === 'leave-course') return { types, rows: [] };
    const table = lineTable(grid, span);
    const time = toldTime(table, teller);
    const { figure, weekday } = asked;
    const isOpen = ({ month, isTold }: ToldMonth) =>
      isTold && isCellTold(table.presence, month, weekday, teller);
    const months = time.months.filter(isOpen).map(({ month }) => month);
    const classes = CLASSES_BEHIND[figure];
    const rows = classes
      ? await absencesBehind(tx, organization, await usersIn(time.people), months, classes, weekday)
      : await requestsBehind(tx, organization, await usersIn(teller.meant(everyone)), span, months, figure);
    return { types, rows: rows.sort(latestFirst) };
  });
}

function isCellTold(
  presence: readonly MonthPresence[],
  month: PlainDate,
  weekday: number | undefined,
  teller: Teller,
): boolean {
  if (weekday === undefined) return true;
  const there = presence.find((one) => one.month === month);
  return there !== undefined && hiddenDaysOf(there, teller)[weekday - 1] === false;
}

async function countersBehind(
  tx: TenantTransaction,
  actor: SessionActor,
  users: readonly User[],
  part: keyof PaidLeaveStanding,
): Promise<DayBehind[]> {
  const standings = await listStandings(tx);
  return users
    .filter((person) => can(actor, 'balance.read', person))
    .map((person) => ({
      id: person.id,
      person,
      request: null,
      days: standings.get(person.id)?.paidLeave[part] ?? null,
      waitedMs: null,
    }))
    .filter(({ days }) => days !== null && days.n !== 0)
    .sort((a, b) => byName(a.person.name, b.person.name) || (a.id < b.id ? -1 : 1));
}

async function absencesBehind(
  tx: TenantTransaction,
  organization: Organization,
  users: readonly User[],
  months: readonly PlainDate[],
  classes: readonly AbsenceClass[],
  weekday: number | undefined,
): Promise<DayBehind[]> {
  return (await loadPeople(tx, organization, users)).flatMap(({ person, situation, requests }) => {
    const halves = halvesBehind(situation, requests, months, classes, weekday);
    return requests.flatMap((request): DayBehind[] => {
      const found = halves.get(request.id);
      if (found === undefined) return [];
      return [{ id: request.id, person, request, days: fromHalfDays(found), waitedMs: null }];
    });
  });
}

async function requestsBehind(
  tx: TenantTransaction,
  { timeZone }: Organization,
  users: readonly User[],
  span: MonthSpan,
  months: readonly PlainDate[],
  figure: FigureId,
): Promise<DayBehind[]> {
  const { from, until } = instantsOf(span, timeZone);
  const people = new Map(users.map((user) => [user.id, user]));
  return (await listRequestsFiledIn(tx, [...people.keys()], from, until)).flatMap((request): DayBehind[] => {
    const person = people.get(request.userId);
    const waitedMs = waitOf(request);
    const isTold = months.includes(monthOfInstant(request.createdAt, timeZone));
    if (!person || !isTold || !isBehind(figure, request, waitedMs)) return [];
    const days = fromHalfDays(request.countedHalves);
    return [{ id: request.id, person, request, days, waitedMs }];
  });
}

function waitOf({ state, filedBy, userId, decidedBy, decidedAt, createdAt }: LeaveRequest): number | null {
  const wasAnswered = (isApproved(state) || isRejected(state)) && filedBy === userId && decidedBy !== null;
  const waited = decidedAt === null ? -1 : decidedAt.getTime() - createdAt.getTime();
  return wasAnswered && waited >= 0 ? waited : null;
}

function isBehind(figure: FigureId, { state }: LeaveRequest, waitedMs: number | null): boolean {
  if (figure === 'requests-refused') return isRejected(state);
  if (figure === 'requests-cancelled') return isCancelled(state);
  return figure === 'requests-filed' || waitedMs !== null;
}

/** The slowest answers first, then the latest days. */
function latestFirst(a: DayBehind, b: DayBehind): number {
  const [left, right] = [a.request?.startDate ?? '', b.request?.startDate ?? ''];
  return (
    (b.waitedMs ?? 0) - (a.waitedMs ?? 0) || (left === right ? (a.id < b.id ? -1 : 1) : left > right ? -1 : 1)
  );
}
