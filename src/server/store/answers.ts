import { type Column, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type ClientBase, type CustomTypesConfig, type FieldDef, type QueryResult, types } from 'pg';
import { type AnyShape, type JsonParts, straysFrom } from './json-shape.ts';

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
            : JsonParts<NonNullable<Value>> | 'jsonb' | 'text[]' | 'uuid[]';

/** A column, or what lies in one that SQL puts together as `json`. */
type Declared = ColumnType | Exclude<AnyShape, string>;

const typeOf = (declared: Declared): ColumnType => (typeof declared === 'string' ? declared : 'json');

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

interface Answer {
  readonly fields: readonly Pick<FieldDef, 'name' | 'dataTypeID'>[];
  readonly rows: readonly object[];
}

function holdJson(where: string, shape: AnyShape, value: unknown): void {
  if (!isChecked) return;
  const strays = straysFrom(shape, value, where);
  if (strays.length > 0) throw new Error(`${strays.join('; ')}.`);
}

function holdAnswer(
  what: string,
  columns: Readonly<Record<string, Declared>>,
  { fields, rows }: Answer,
): void {
  if (!isChecked) return;
  const declared = Object.entries(columns);
  const wanted = declared.map(([name, type]) => `${name} ${TYPE_NUMBERS[typeOf(type)]}`);
  const got = fields.map(({ name, dataTypeID }) => `${name} ${dataTypeID}`);
  const wrong = [
    ...wanted.filter((one) => !got.includes(one)),
    ...got.filter((one) => !wanted.includes(one)),
  ];
  if (wrong.length > 0) {
    throw new Error(`${what} is declared as ${wanted.join(', ')} and answers ${got.join(', ')}.`);
  }
  for (const [name, shape] of declared) {
    if (typeof shape !== 'string')
      for (const row of rows) {
        holdJson(`${what}: ${name}`, shape, Reflect.get(row, name));
      }
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

/** A statement with a name; one without columns answers nothing that could be read. */
export async function ask<Row extends object>(
  client: PlainClient,
  asked: NamedStatement | Question<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const { name, text } = asked;
  return answered(asked, await client.query({ name, text, values: [...values] }));
}

/** The rows of an answer, once they are as declared. */
export function answered<Row extends object>(
  asked: NamedStatement | Question<Row> | PlainQuestion<Row>,
  answer: QueryResult<Row>,
): Row[] {
  if ('columns' in asked) holdAnswer(asked.name, asked.columns, answer);
  return answer.rows;
}

type Transaction = Pick<NodePgDatabase, 'execute'>;

/** Whoever asks outside of any transaction of ours: the owner, a backup, what holds a connection of its own. */
type PlainClient = Pick<ClientBase, 'query'>;

/** The rows of a statement that is built for one question; with a name, it is planned once on the connection. */
export function answersTo<Row extends object>(
  tx: Transaction,
  columns: PlainColumns<Row>,
  question: SQL,
): Promise<Row[]>;
export function answersTo<Row extends object>(
  client: PlainClient,
  columns: AnswerColumns<Row>,
  question: string | NamedStatement,
  values?: readonly unknown[],
): Promise<Row[]>;
export async function answersTo<Row extends object>(
  asked: Transaction | PlainClient,
  columns: AnswerColumns<Row> | PlainColumns<Row>,
  question: SQL | string | NamedStatement,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const answer = await answerTo(asked, question, values);
  const isNamed = typeof question !== 'string' && 'name' in question;
  holdAnswer(isNamed ? question.name : 'A statement', columns, answer);
  // The declaration is held against the answer in every test that runs.
  return answer.rows as Row[];
}

function answerTo(
  asked: Transaction | PlainClient,
  question: SQL | string | NamedStatement,
  values: readonly unknown[],
): Promise<Answer> {
  if ('execute' in asked) {
    if (typeof question === 'string' || 'text' in question)
      throw new Error('A transaction is asked by sql`…`.');
    return asked.execute(question);
  }
  if (typeof question !== 'string' && !('text' in question)) throw new Error('A client is asked by text.');
  const statement = typeof question === 'string' ? { text: question } : question;
  return asked.query({ ...statement, values: [...values] });
}

/**
 * A field of the query builder that is written by hand. PostgreSQL itself makes it what it is declared to be: the builder
 * tells nobody what it was answered with.
 */
export function readAs<Value>(type: PlainColumns<{ value: Value }>['value'], expression: SQL): SQL<Value> {
  const declared: Declared = type;
  const field = sql<Value>`(${expression})::${sql.raw(typeOf(declared))}`;
  if (typeof declared === 'string') return field;
  return field.mapWith((value: Value) => {
    holdJson('A field', declared, value);
    return value;
  });
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
