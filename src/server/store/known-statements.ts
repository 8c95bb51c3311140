import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { ask, type NamedStatement, type Question } from './answers.ts';

/** What a query that is kept is built on. */
export type KeptOn = Pick<NodePgDatabase, 'select'>;

export interface KnownStatements {
  /** Runs a statement of the store's own, planned once on each connection. */
  readonly ask: {
    <Row extends object>(question: Question<Row>, values: readonly unknown[]): Promise<Row[]>;
    (statement: NamedStatement, values: readonly unknown[]): Promise<unknown[]>;
  };
  /**
   * A query that runs with every write: built once on each connection, and planned once under its name. Reads only:
   * a place for a value that may be null cannot be kept. Two queries must never share a name.
   */
  readonly kept: <Query extends object>(name: string, build: (on: KeptOn, name: string) => Query) => Query;
}

export function knownStatements(client: PoolClient): KnownStatements {
  const queries = new Map<string, object>();
  return {
    ask: <Row extends object>(asked: NamedStatement | Question<Row>, values: readonly unknown[]) =>
      ask(client, asked, values),
    kept: <Query extends object>(name: string, build: (on: KeptOn, name: string) => Query) => {
      const query = queries.get(name) ?? build(drizzle(client), name);
      queries.set(name, query);
      // What is kept under a name was built for it; a map cannot say so.
      return query as Query;
    },
  };
}
