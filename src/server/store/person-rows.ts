import { inArray, sql } from 'drizzle-orm';
import { answersTo } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { allMarks } from './marks/all-marks.ts';
import {
  type ColumnMark,
  type RetentionClass,
  retentionClasses,
  type TableMark,
  type Way,
} from './marks/mark.ts';
import { users } from './schema/people.ts';

/** A row as the database has it, by the names of its columns. */
export type RowOfPerson = Readonly<Record<string, unknown>>;

/** What one table holds about a person, and what it tells of their own deeds. */
export interface PersonPart {
  readonly table: string;
  readonly why: string;
  readonly keptUntil: (typeof retentionClasses)[RetentionClass];
  readonly about: readonly RowOfPerson[];
  readonly deeds: readonly RowOfPerson[];
}

const quoted = (name: string): string => `"${name}"`;

/** Whether the way from a row leads to the person, as SQL. Names come from the marks, never from a caller. */
function leadsTo(way: Way, person: string): string {
  if (typeof way === 'string') return `t.${quoted(way)} = ${person}`;
  return `exists (select from ${quoted(way.table)} o where o.organization_id = t.organization_id
    and o.${quoted(way.key)} = t.${quoted(way.column)} and o.${quoted(way.person)} = ${person})`;
}

/** V4: everything the marks call theirs, table by table; those with nothing are left out. */
export async function readPersonParts(tx: TenantTransaction, userId: string): Promise<PersonPart[]> {
  const parts: PersonPart[] = [];
  for (const [table, mark] of Object.entries(allMarks)) {
    if (!mark.copied || mark.subject === null) continue;
    const ways = [mark.subject, ...(mark.otherwise ?? [])];
    const isTheirs = ways.map((way) => leadsTo(way, 'theirs.id')).join(' or ');
    const about = await rowsWhere(tx, table, mark, isTheirs, userId);
    const deeds =
      mark.author === undefined
        ? []
        : await rowsWhere(
            tx,
            table,
            mark,
            `${leadsTo(mark.author, 'theirs.id')} and (${isTheirs}) is not true`,
            userId,
          );
    if (about.length + deeds.length === 0) continue;
    parts.push({
      table,
      why: mark.why,
      keptUntil: retentionClasses[mark.keeps],
      about: about.map((row) => shownAbout(row, mark, userId)),
      deeds: deeds.map((row) => shownDeed(row, mark)),
    });
  }
  return parts;
}

async function rowsWhere(
  tx: TenantTransaction,
  table: string,
  { columns }: TableMark,
  condition: string,
  userId: string,
): Promise<RowOfPerson[]> {
  // Pictures and files stand beside, as files.
  const hidden = Object.entries(columns).flatMap(([name, { secret }]) => (secret ? [name] : []));
  const rows = await answersTo<{ row: RowOfPerson }>(
    tx,
    { row: 'jsonb' },
    sql`select to_jsonb(t) - ${sql.param(['organization_id', 'bytes', ...hidden])}::text[] as row
      from ${sql.raw(quoted(table))} t, (select ${userId}::uuid as id) theirs where ${sql.raw(condition)}`,
  );
  return rows.map(({ row }) => row).sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}

const orderedBy = [
  'at',
  'created_at',
  'asked_at',
  'date',
  'start_date',
  'effective_from',
  'month',
  'written_at',
];

function orderOf(row: RowOfPerson): string {
  return String(row[orderedBy.find((name) => row[name] != null) ?? 'id'] ?? '');
}

/** Of a row about them: theirs, nobody's, and the names of others who did something; nothing else of those. */
function shownAbout(row: RowOfPerson, { columns }: TableMark, userId: string): RowOfPerson {
  return pick(row, columns, ({ whose, told }) => {
    if (typeof whose === 'string' || told || !('column' in whose)) return true;
    return row[whose.column] === userId;
  });
}

/** Of a row about something else that they did: what they did and said, not to whom. */
function shownDeed(row: RowOfPerson, { columns }: TableMark): RowOfPerson {
  return pick(row, columns, ({ whose }) => typeof whose === 'string' || 'column' in whose);
}

function pick(
  row: RowOfPerson,
  columns: TableMark['columns'],
  shown: (mark: ColumnMark) => boolean,
): RowOfPerson {
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => {
      const mark = columns[name];
      return mark !== undefined && shown(mark);
    }),
  );
}

/** The columns of a part that name who did something. */
export function authorColumns(table: string): string[] {
  return Object.entries(allMarks[table]?.columns ?? {}).flatMap(([name, { names }]) =>
    names === 'author' ? [name] : [],
  );
}

/** Of whoever they were, those who are gone included. */
export async function namesOfPeople(
  tx: TenantTransaction,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
