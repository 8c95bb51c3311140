import { type Column, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type CustomTypesConfig, type FieldDef, type QueryResult, types } from 'pg';

/** What PostgreSQL calls the types that our statements answer with. */
const TYPE_NUMBERS = {
  bool: 16,
  bytea: 17,
  int8: 20,
  int4: 23,
  text: 25,
  json: 114,
  float8: 701,
  'text[]': 1009,
  date: 1082,
  timestamptz: 1184,
  uuid: 2950,
  'uuid[]': 2951,
  jsonb: 3802,
} as const;

export type ColumnType = keyof typeof TYPE_NUMBERS;

/** `int8` is text here: it holds more than a number of JavaScript. */
type Words = 'text' | 'uuid' | 'int8';

type ColumnOf<Value, Text extends ColumnType, Instant extends ColumnType = never> = unknown extends Value
  ? ColumnType
  : [NonNullable<Value>] extends [boolean]
    ? 'bool'
    : [NonNullable<Value>] extends [number]
      ? 'int4' | 'float8'
      : [NonNullable<Value>] extends [string]
        ? Text
        : [NonNullable<Value>] extends [Date]
          ? Instant
          : [NonNullable<Value>] extends [Buffer]
            ? 'bytea'
            : 'json' | 'jsonb' | 'text[]' | 'uuid[]';

/** What a row of this type is answered with, column by column. */
export type AnswerColumns<Row> = {
  readonly [Name in keyof Row]-?: ColumnOf<Row[Name], Words, 'timestamptz'>;
};

/** The same where days and instants stay the text that PostgreSQL writes. */
export type PlainColumns<Row> = {
  readonly [Name in keyof Row]-?: ColumnOf<Row[Name], Words | 'date' | 'timestamptz'>;
};

/** A statement that is planned once on each connection, under its name. */
export interface NamedStatement {
  readonly name: string;
  readonly text: string;
}

declare const rows: unique symbol;

/** One whose answer is read. */
export interface Question<Row extends object> extends NamedStatement {
  readonly columns: AnswerColumns<Row>;
  readonly [rows]?: Row;
}

/** One that is asked by `askOrganization`. */
export interface PlainQuestion<Row extends object> extends NamedStatement {
  readonly columns: PlainColumns<Row>;
  readonly [rows]?: Row;
}

let isChecked = false;

/** Tests hold every answer against what its statement declares; nobody else pays for it. */
export function checkAnswers(): void {
  isChecked = true;
}

function holdAnswer(
  what: string,
  declared: Readonly<Record<string, ColumnType>>,
  fields: readonly Pick<FieldDef, 'name' | 'dataTypeID'>[],
): void {
  if (!isChecked) return;
  const wanted = Object.entries(declared).map(([name, type]) => `${name} ${TYPE_NUMBERS[type]}`);
  const got = fields.map(({ name, dataTypeID }) => `${name} ${dataTypeID}`);
  const wrong = [
    ...wanted.filter((one) => !got.includes(one)),
    ...got.filter((one) => !wanted.includes(one)),
  ];
  if (wrong.length > 0) {
    throw new Error(`${what} is declared as ${wanted.join(', ')} and answers ${got.join(', ')}.`);
  }
}

/** `date` and `timestamptz` stay text: an object for each of a thousand rows costs more than the query. */
const textTypes: readonly number[] = [1082, 1184];
const asText = (text: string): string => text;
export const plainTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    textTypes.includes(oid) ? asText : types.getTypeParser(oid, format),
} as CustomTypesConfig;

/** Several statements at once are answered by several results; the one that has columns is the answer. */
export function answerIn<Row extends object>(results: unknown): QueryResult<Row> | undefined {
  const all = (Array.isArray(results) ? results : [results]) as QueryResult<Row>[];
  return all.find(({ fields }) => fields.length > 0);
}

/** The rows of an answer, once they are as declared. */
export function answered<Row extends object>(
  asked: NamedStatement | Question<Row> | PlainQuestion<Row>,
  { rows, fields }: QueryResult<Row>,
): Row[] {
  if ('columns' in asked) holdAnswer(asked.name, asked.columns, fields);
  return rows;
}

/** The rows of a statement that is built for one question. */
export async function answersTo<Row extends object>(
  tx: Pick<NodePgDatabase, 'execute'>,
  columns: PlainColumns<Row>,
  question: SQL,
): Promise<Row[]> {
  const { rows, fields } = await tx.execute(question);
  holdAnswer('A statement', columns, fields);
  // The declaration is held against the answer in every test that runs.
  return rows as Row[];
}

/**
 * A field of the query builder that is written by hand. PostgreSQL itself makes it what it is declared to be: the builder
 * tells nobody what it was answered with.
 */
export function readAs<Value>(type: PlainColumns<{ value: Value }>['value'], expression: SQL): SQL<Value> {
  return sql<Value>`(${expression})::${sql.raw(type)}`;
}

const NAMES_IN_SCHEMA: Readonly<Record<string, ColumnType>> = {
  boolean: 'bool',
  integer: 'int4',
  'timestamp with time zone': 'timestamptz',
};

/** What columns of the schema are answered with, for statements that are written from it. */
export function columnTypesOf<
  Table extends Readonly<Record<string, Column>>,
  Name extends keyof Table & string,
>(table: Table, names: readonly Name[]): { readonly [Each in Name]: never } {
  const types = names.map((name) => {
    const type = table[name]?.getSQLType() ?? '';
    return [name, NAMES_IN_SCHEMA[type] ?? type];
  });
  // `never` fits every declaration: the types come from the schema, which a test holds against the tables.
  return Object.fromEntries(types) as { readonly [Each in Name]: never };
}
