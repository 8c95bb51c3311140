import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { personMonths } from '#domain/insights/person-months.ts';
import { standingOf } from '#domain/insights/standing.ts';
import { loadPeople } from '#server/actions/balances/everyone.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import {
  areFiguresKept,
  deleteAllFigureMarks,
  deleteFigureMarks,
  type FiguresOfPerson,
  holdFigures,
  listFigureMarks,
  listStaleFigures,
  listUsersById,
  writeFigures,
} from '#server/store/figure-marks.ts';
import type { Organization } from '#server/store/organizations.ts';
import type { User } from '#server/store/users.ts';

const PEOPLE_AT_ONCE = 100;

interface Stale {
  readonly ids: readonly string[];
  readonly marks: readonly string[];
}

/**
 * U2: makes the figures again of whoever something has changed under, and of everyone on a new day. Each night does it;
 * whoever reads does what is left, so that no figure is ever older than the facts.
 */
export async function refreshFigures(
  tx: TenantTransaction,
  organization: Organization,
  today: PlainDate,
): Promise<void> {
  if (isNothing(await findStale(tx, today))) return;
  await holdFigures(tx);
  const { ids, marks } = await findStale(tx, today);
  for (let from = 0; from < ids.length; from += PEOPLE_AT_ONCE) {
    const people = await listUsersById(tx, ids.slice(from, from + PEOPLE_AT_ONCE));
    const figures = await figuresOf(tx, organization, people, today);
    await writeFigures(tx, figures, today);
  }
  await deleteFigureMarks(tx, marks);
}

/** Each night: what readers would have to do otherwise. Where nobody has ever read any, there is nothing to make. */
export async function refreshKeptFigures(
  tx: TenantTransaction,
  organization: Organization,
  today: PlainDate,
): Promise<void> {
  await holdFigures(tx);
  if (await areFiguresKept(tx)) await refreshFigures(tx, organization, today);
  else await deleteAllFigureMarks(tx);
}

/** What is kept of each, from the facts alone. */
export async function figuresOf(
  tx: TenantTransaction,
  organization: Organization,
  people: readonly User[],
  today: PlainDate,
): Promise<FiguresOfPerson[]> {
  const ended = people.map((person) => endedWithRemoval(person, organization));
  return (await loadPeople(tx, organization, ended)).map(({ person, situation, requests, recorded }) => ({
    userId: person.id,
    months: personMonths(situation, requests, today),
    standing: standingOf(situation, requests, recorded, today),
  }));
}

/** Whoever was removed without a last day was gone from that day on. */
function endedWithRemoval(person: User, { timeZone }: Organization): User {
  if (person.removedAt === null || person.employedTo !== null) return person;
  return { ...person, employedTo: dayOfInstant(person.removedAt.getTime(), timeZone) };
}

async function findStale(tx: TenantTransaction, today: PlainDate): Promise<Stale> {
  const marks = await listFigureMarks(tx);
  const marked = new Set(marks.map(({ userId }) => userId));
  const whose = [...marked].flatMap((userId) => userId ?? []);
  return {
    ids: await listStaleFigures(tx, today, marked.has(null) ? 'everyone' : whose),
    marks: marks.map(({ id }) => id),
  };
}

function isNothing({ ids, marks }: Stale): boolean {
  return ids.length === 0 && marks.length === 0;
}
