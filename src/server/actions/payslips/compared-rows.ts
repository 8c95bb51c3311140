import { hundredths } from '#domain/amounts/fraction.ts';
import { type LeaveSituation, leaveSituation } from '#domain/balances/leave-situation.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { type ComparedCounter, comparePayslip } from '#domain/payslips/compare-payslip.ts';
import type { CounterCause } from '#domain/payslips/difference-causes.ts';
import type { KeptCause, LateAbsence } from '#domain/payslips/kept-comparison.ts';
import type { PaidPerson } from '#domain/payslips/known-ledger.ts';
import type { OwnFigures, PrintedFigures } from '#domain/payslips/payslip-counter.ts';
import type { ReadPayslips } from '#domain/payslips/read-payslip-rows.ts';
import { loadPeople, type WrittenPerson } from '#server/actions/balances/everyone.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findLeaveRequests } from '#server/store/leave-requests.ts';
import type { Organization } from '#server/store/organizations.ts';
import { type LaterLine, listLinesWrittenAfter, type NewComparedRow } from '#server/store/payslips.ts';
import type { User } from '#server/store/users.ts';

/** Every counter of every payslip beside ours, in as many questions for one person as for all. */
export async function comparedRows(
  tx: TenantTransaction,
  organization: Organization,
  date: PlainDate,
  knownAt: Date | null,
  found: ReadPayslips<User>['found'],
): Promise<NewComparedRow[]> {
  const people = await loadPeople(
    tx,
    organization,
    found.map(({ person }) => person),
  );
  const byId = new Map(people.map((written) => [written.person.id, written]));
  const later = knownAt === null ? [] : await listLinesWrittenAfter(tx, [...byId.keys()], knownAt);
  const isLater = laterThan(later);
  const compared = found.flatMap(({ line, person, printed }) => {
    const written = byId.get(person.id);
    if (written === undefined) return [];
    const paid = paidPerson(written, organization, knownAt, isLater(person.id));
    return comparePayslip(paid, date, printed).map((each) => ({ line, userId: person.id, each }));
  });
  const absences = await toldAbsences(
    tx,
    organization,
    later,
    compared.map(({ each }) => each),
  );
  return compared.map(({ line, userId, each }) => ({
    line,
    userId,
    counter: each.counter,
    result: {
      theirs: keptFigures(each.theirs),
      ours: keptFigures(each.ours),
      difference: each.difference,
      unexplained: each.unexplained,
      causes: each.causes.map((cause) => keptCause(cause, absences)),
      since: each.since.map((cause) => keptCause(cause, absences)),
    },
  }));
}

type IsLater = (line: { readonly counter: string; readonly id: string }) => boolean;

/** Asked of every line of everyone: without a word to put together for each. */
function laterThan(lines: readonly LaterLine[]): (userId: string) => IsLater {
  const byPerson = new Map<string, Map<string, Set<string>>>();
  for (const { userId, counter, id } of lines) {
    const own = byPerson.get(userId) ?? new Map<string, Set<string>>();
    byPerson.set(userId, own);
    own.set(counter, (own.get(counter) ?? new Set()).add(id));
  }
  return (userId) => {
    const own = byPerson.get(userId);
    return ({ counter, id }) => own?.get(counter)?.has(id) === true;
  };
}

function paidPerson(
  { person, basis, requests, situation, recorded }: WrittenPerson,
  organization: Organization,
  knownAt: Date | null,
  isLater: IsLater,
): PaidPerson {
  if (knownAt === null) return { recorded, today: situation, atClosing: null };
  const then = requests.filter(({ decidedAt, createdAt }) => (decidedAt ?? createdAt) <= knownAt);
  const known: LeaveSituation =
    then.length === requests.length ? situation : leaveSituation({ person, organization, basis }, then);
  return { recorded, today: situation, atClosing: { situation: known, isLater } };
}

/** The absences that causes speak of, by request, with the day on which their first line was written. */
async function toldAbsences(
  tx: TenantTransaction,
  { timeZone }: Organization,
  later: readonly LaterLine[],
  compared: readonly ComparedCounter[],
): Promise<ReadonlyMap<string, LateAbsence>> {
  const causes = compared.flatMap(({ causes: own, since }) => [...own, ...since]);
  const ids = new Set(causes.flatMap((cause) => (cause.kind === 'late-absence' ? [cause.requestId] : [])));
  const requests = await findLeaveRequests(tx, [...ids]);
  const firstWritten = new Map<string | null, number>();
  for (const { requestId, writtenAt } of later)
    firstWritten.set(requestId, Math.min(writtenAt.getTime(), firstWritten.get(requestId) ?? Infinity));
  return new Map(
    [...requests].map(([id, { request }]) => {
      const { startDate, startHalf, endDate, endHalf } = request;
      const moment = Math.min(firstWritten.get(id) ?? Infinity, request.updatedAt.getTime());
      const toldOn = dayOfInstant(moment, timeZone);
      return [id, { startDate, startHalf, endDate, endHalf, toldOn }];
    }),
  );
}

function keptCause(cause: CounterCause, absences: ReadonlyMap<string, LateAbsence>): KeptCause {
  const absence = cause.kind === 'late-absence' ? absences.get(cause.requestId) : undefined;
  return absence === undefined ? cause : { ...cause, absence };
}

function keptFigures({ acquired, taken, balance }: PrintedFigures | OwnFigures) {
  return {
    acquired: acquired === null ? null : hundredths(acquired),
    taken: taken === null ? null : hundredths(taken),
    balance: hundredths(balance),
  };
}
