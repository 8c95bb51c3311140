// @module-tag daily
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allMarks } from '#server/store/marks/all-marks.ts';
import type { ColumnMark, Erased, TableMark } from '#server/store/marks/mark.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly filled: boolean;
  /** Points at people. */
  readonly person: boolean;
}

let database: TestDatabase;
let owner: Client;
let columns: readonly Column[];

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new Client(database.connection);
  await owner.connect();
  const { rows } = await owner.query<Column>(`
    select (case n.nspname when 'public' then '' else n.nspname || '.' end) || c.relname as "table",
      a.attname::text as "column", format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as filled,
      exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey)
        and k.confrelid = 'public.users'::regclass and a.attname <> 'organization_id') as person
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', 'graphile_worker')
      and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    order by 1, a.attnum`);
  columns = rows;
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

const tables = Object.entries(allMarks);
const marked: readonly (readonly [string, TableMark, string, ColumnMark])[] = tables.flatMap(
  ([table, mark]) => Object.entries(mark.columns).map(([column, one]) => [table, mark, column, one] as const),
);
const named = ({ table, column }: Pick<Column, 'table' | 'column'>) => `${table}.${column}`;

describe('marks of the schema (V3)', () => {
  it('are there for every column of every table, and name nothing else', () => {
    expect(columns.length).toBeGreaterThan(700);
    const real = columns.map(named).sort();
    expect(marked.map(([table, , column]) => named({ table, column })).sort()).toEqual(real);
  });

  it('say of every column that points at a person whether it is about them or by them', () => {
    const people = columns.filter(({ person }) => person);
    expect(people.length).toBeGreaterThan(60);
    for (const column of people) {
      expect(allMarks[column.table]?.columns[column.column]?.names, named(column)).not.toBeNull();
    }
  });

  it('lead from every row about somebody to a column that is there', () => {
    const known = new Set(columns.map(named));
    const ways = tables.flatMap(([table, { subject, author }]) =>
      [subject, author].flatMap((way) => (way ? [[table, way] as const] : [])),
    );
    expect(ways.length).toBeGreaterThan(40);
    for (const [table, way] of ways) {
      const steps =
        typeof way === 'string'
          ? [[table, way]]
          : [
              [table, way.column],
              [way.table, way.key],
              [way.table, way.person],
            ];
      for (const step of steps) expect(known, step.join('.')).toContain(step.join('.'));
    }
    for (const [table, , column, { whose }] of marked) {
      if (typeof whose === 'string' || !('column' in whose)) continue;
      expect(known, `${table}.${column}`).toContain(`${table}.${whose.column}`);
    }
  });

  it('give nobody’s columns to nobody: a person’s stand in tables about people', () => {
    for (const [table, { subject }, column, { whose }] of marked) {
      if (typeof whose !== 'string') expect(subject, `${table}.${column}`).not.toBeNull();
    }
  });

  it('keep every token, hash, secret and password out of copies', () => {
    const keys = marked.filter(([, , column]) => /hash$|secret|password|token|^auth_/.test(column));
    expect(keys.length).toBeGreaterThan(15);
    for (const [table, , column, { secret }] of keys) {
      // What a photo is called, by the sum of its content.
      if (`${table}.${column}` !== 'user_photos.hash') expect(secret, `${table}.${column}`).toBe(true);
    }
  });

  it('can be carried out: what becomes of a value fits its type', () => {
    const types: Readonly<Record<Exclude<Erased, 'kept' | 'null'>, readonly string[]>> = {
      empty: ['text'],
      name: ['text'],
      address: ['text'],
      object: ['jsonb'],
      reasonless: ['jsonb'],
      list: ['text[]'],
      bytes: ['bytea'],
      words: ['text', 'jsonb', 'bytea'],
    };
    for (const [table, , column, { erased }] of marked) {
      if (erased === 'kept') continue;
      const real = columns.find((one) => one.table === table && one.column === column);
      if (erased === 'null') expect(real?.filled, `${table}.${column}`).toBe(false);
      else expect(types[erased], `${table}.${column}`).toContain(real?.type);
    }
  });

  it('say why a table is kept, in a sentence', () => {
    for (const [table, { why }] of tables) expect(why, table).toMatch(/^[A-Z].{10,}\.$|\)\.$/s);
  });
});
