import { and, inArray, ne, sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { PersonMonth } from '#domain/insights/person-months.ts';
import type { Standing } from '#domain/insights/standing.ts';
import type { NamedStatement, Question } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { figureMarks, personMonthRows, personStandings } from './schema/insights.ts';
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

/** Everyone who is or was somebody's colleague, with the day their figures are of. */
const peopleWithDays: Question<{ id: string; madeOn: string | null }> = {
  name: 'figures-made',
  columns: { id: 'uuid', madeOn: 'text' },
  text: `select u.id, s.made_on::text as "madeOn" from users u left join person_standings s on s.user_id = u.id
    where u.role <> 'accountant' order by u.id`,
};

export async function listFigureDays(
  tx: TenantTransaction,
): Promise<{ id: string; madeOn: string | null }[]> {
  return tx.ask(peopleWithDays, []);
}

export async function listUsersById(tx: TenantTransaction, ids: readonly string[]): Promise<User[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(users)
    .where(and(inArray(users.id, [...ids]), ne(users.role, 'accountant')));
}

export interface FiguresOfPerson {
  readonly userId: string;
  readonly months: readonly PersonMonth[];
  readonly standing: Standing;
}

const writeMonths: NamedStatement = {
  name: 'write-person-months',
  text: `
    insert into person_months (organization_id, user_id, month, expected, health, unforeseen, other, paid_leave,
      expected_halves, health_halves, unforeseen_halves, other_halves, paid_leave_halves, spells, short_spells)
    select $1::uuid, r.u, r.m, r.e, r.h, r.f, r.o, r.p, r.sums[1], r.sums[2], r.sums[3], r.sums[4], r.sums[5],
      r.sums[6], r.sums[7]
    from json_to_recordset($2::json)
      as r (u uuid, m date, e smallint[], h smallint[], f smallint[], o smallint[], p smallint[], sums integer[])`,
};

const total = (halves: readonly number[]): number => halves.reduce((sum, each) => sum + each, 0);

/** Instead of what was kept of the same people. */
export async function writeFigures(
  tx: TenantTransaction,
  people: readonly FiguresOfPerson[],
  madeOn: PlainDate,
): Promise<void> {
  const ids = people.map(({ userId }) => userId);
  if (ids.length === 0) return;
  await tx.delete(personMonthRows).where(inArray(personMonthRows.userId, ids));
  const rows = people.flatMap(({ userId, months }) =>
    months.map(({ month, expected, away, spells, shortSpells }) => {
      const { health, unforeseen, other, 'paid-leave': paidLeave } = away;
      const sums = [expected, health, unforeseen, other, paidLeave].map(total);
      return {
        u: userId,
        m: month,
        e: expected,
        h: health,
        f: unforeseen,
        o: other,
        p: paidLeave,
        sums: [...sums, spells, shortSpells],
      };
    }),
  );
  await tx.ask(writeMonths, [tx.organizationId, JSON.stringify(rows)]);
  await tx
    .insert(personStandings)
    .values(
      people.map(({ userId, standing }) => ({ organizationId: tx.organizationId, userId, madeOn, standing })),
    )
    .onConflictDoUpdate({
      target: [personStandings.organizationId, personStandings.userId],
      set: { madeOn: sql`excluded.made_on`, standing: sql`excluded.standing` },
    });
}

export async function listStandings(tx: TenantTransaction): Promise<Map<string, Standing>> {
  const rows = await tx
    .select({ userId: personStandings.userId, standing: personStandings.standing })
    .from(personStandings);
  return new Map(rows.map(({ userId, standing }) => [userId, standing]));
}
