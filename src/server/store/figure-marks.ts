import { and, inArray, sql } from 'drizzle-orm';
import { firstOfMonth, type PlainDate, plainDate } from '#domain/calendar/plain-date.ts';
import { type MonthLine, monthLine } from '#domain/insights/month-line.ts';
import type { PersonMonth } from '#domain/insights/person-months.ts';
import type { PaidLeaveStanding, Standing } from '#domain/insights/standing.ts';
import type { NamedStatement, Question } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { isMemberIn, isMemberRow } from './in-roles.ts';
import { figureMarks, personStandings } from './schema/insights.ts';
import { users } from './schema/people.ts';
import type { User } from './users.ts';

const hold: NamedStatement = {
  name: 'hold-figures',
  text: `select pg_advisory_xact_lock(hashtext('figures'), hashtext($1))`,
};

/** Whoever comes second finds the work of the first done. */
export async function holdFigures(tx: TenantTransaction): Promise<void> {
  await tx.ask(hold, [tx.organizationId]);
}

interface Mark {
  readonly id: string;
  readonly userId: string | null;
}

export async function listFigureMarks(tx: TenantTransaction): Promise<Mark[]> {
  return tx.select({ id: figureMarks.id, userId: figureMarks.userId }).from(figureMarks);
}

export async function deleteFigureMarks(tx: TenantTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(figureMarks).where(inArray(figureMarks.id, [...ids]));
}

export async function deleteAllFigureMarks(tx: TenantTransaction): Promise<void> {
  await tx.delete(figureMarks);
}

/** Whether anybody has ever read figures here: until then there are none to keep right. */
export async function areFiguresKept(tx: TenantTransaction): Promise<boolean> {
  const found = await tx.select({ userId: personStandings.userId }).from(personStandings).limit(1);
  return found.length > 0;
}

/** Everyone who is or was somebody's colleague and whose figures are not of today, or are marked. */
const staleFigures: Question<{ id: string }> = {
  name: 'figures-stale',
  columns: { id: 'uuid' },
  text: `select u.id from users u left join person_standings s on s.user_id = u.id
    where ${isMemberIn('u.role')} and ($2 or s.made_on is distinct from $1 or u.id = any ($3)) order by u.id`,
};

export async function listStaleFigures(
  tx: TenantTransaction,
  today: PlainDate,
  marked: readonly string[] | 'everyone',
): Promise<string[]> {
  const isAll = marked === 'everyone';
  const rows = await tx.ask(staleFigures, [today, isAll, isAll ? [] : [...marked]]);
  return rows.map(({ id }) => id);
}

export async function listUsersById(tx: TenantTransaction, ids: readonly string[]): Promise<User[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(users)
    .where(and(inArray(users.id, [...ids]), isMemberRow));
}

export interface FiguresOfPerson {
  readonly userId: string;
  readonly months: readonly PersonMonth[];
  readonly standing: Standing;
}

/** Instead of what was kept of the same people. */
export async function writeFigures(
  tx: TenantTransaction,
  people: readonly FiguresOfPerson[],
  madeOn: PlainDate,
): Promise<void> {
  const ids = people.map(({ userId }) => userId);
  if (ids.length === 0) return;
  await tx
    .insert(personStandings)
    .values(
      people.map(({ userId, months, standing }) => {
        const { first: firstMonth, text } = monthLine(months) ?? { first: firstOfMonth(madeOn), text: '' };
        return { organizationId: tx.organizationId, userId, madeOn, firstMonth, months: text, standing };
      }),
    )
    .onConflictDoUpdate({
      target: [personStandings.organizationId, personStandings.userId],
      set: {
        madeOn: sql`excluded.made_on`,
        firstMonth: sql`excluded.first_month`,
        months: sql`excluded.months`,
        standing: sql`excluded.standing`,
      },
    });
}

export async function listStandings(tx: TenantTransaction): Promise<Map<string, Standing>> {
  const rows = await tx
    .select({ userId: personStandings.userId, standing: personStandings.standing })
    .from(personStandings);
  return new Map(rows.map(({ userId, standing }) => [userId, standing]));
}

/** One person's months, and where their paid leave stands. */
export interface FiguresKept {
  readonly userId: string;
  readonly line: MonthLine;
  readonly paidLeave: PaidLeaveStanding;
}

interface KeptRow {
  readonly userId: string;
  readonly first: string;
  readonly text: string;
  readonly paidLeave: PaidLeaveStanding;
}

const keptFigures: Question<KeptRow> = {
  name: 'figures-kept',
  columns: { userId: 'uuid', first: 'text', text: 'text', paidLeave: 'jsonb' },
  text: `select user_id as "userId", first_month::text as first, months as text, standing->'paidLeave' as "paidLeave"
    from person_standings`,
};

export async function listFiguresKept(tx: TenantTransaction): Promise<FiguresKept[]> {
  return (await tx.ask(keptFigures, [])).map(({ userId, first, text, paidLeave }) => ({
    userId,
    line: { first: plainDate(first), text },
    paidLeave,
  }));
}
