import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { escapeIdentifier, Pool, type PoolClient } from 'pg';
import {
  answered,
  answerIn,
  ask,
  type NamedStatement,
  type PlainQuestion,
  plainTypes,
  type Question,
} from './answers.ts';
import { isConnectionFailure } from './connection-failure.ts';
import { holding, holdsConnectionOf } from './held-connection.ts';
import { type KnownStatements, knownStatements } from './known-statements.ts';
import type { ApplicationConnection } from './logins.ts';
import { asRequest, isWriting, OrganizationTurns } from './organization-turns.ts';
import { literal, type StatementValue } from './statement-value.ts';
import {
  beginIn,
  gateBounds,
  type Planning,
  type TransactionBounds,
  tenantBounds,
} from './transaction-bounds.ts';

declare const bound: unique symbol;

/** A transaction that sees one organisation. Every function of the store takes one first. */
export type TenantTransaction = NodePgDatabase &
  KnownStatements & {
    readonly [bound]: 'tenant';
    readonly organizationId: string;
  };

/** A transaction outside every organisation: it reaches the doors of the `gate` schema and nothing else. */
export type GateTransaction = NodePgDatabase & { readonly [bound]: 'gate' };

export interface PoolCounts {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
  /** Writes that wait for others of their own organisation, and for no connection yet. */
  readonly inLine: number;
}

/** One locked table must not hold everyone: whoever waits for a lock gives its connection back after this time. */
const lockTimeoutMs = 5_000;
const statementTimeoutMs = 30_000;

/** Connections for who asks at the gate: sessions and readiness are still looked up when all others are held up. */
const asideSize = 2;
const asideTimeoutMs = 5_000;

/** How long a caller waits for a connection, and before that for its organisation's turn to ask for one. */
const patienceMs = 5_000;

/** Of one organisation so many writes hold a connection, and beyond the first of each so many of all together. */
const writesAtOnce = { atOnce: 3, beyondFirst: 2, patienceMs };

/** A transaction that everything asked of its organisation meanwhile becomes part of. */
interface SharedTransaction {
  readonly organizationId: string;
  readonly client: PoolClient;
  readonly handle: NodePgDatabase & KnownStatements;
  /** One connection does one thing at a time: what is asked at once stands in line. */
  line: Promise<unknown>;
  /** Once it has ended, whatever still runs of its work is on its own. */
  readonly life: { ended: boolean };
}

type Work<T> = (handle: NodePgDatabase & KnownStatements, client: PoolClient) => Promise<T>;

/** The only way to a query: both methods open a transaction as a login that owns nothing. */
export class Database {
  readonly #pool: Pool;
  readonly #aside: Pool;
  readonly #shared = new AsyncLocalStorage<SharedTransaction>();
  readonly #turns = new OrganizationTurns(writesAtOnce);
  /** A drizzle handle costs more than a query to make; one per connection is enough. */
  readonly #handles = new WeakMap<PoolClient, NodePgDatabase & KnownStatements>();
  readonly #prepared = new WeakMap<PoolClient, Set<string>>();

  constructor(connection: ApplicationConnection, onIdleError: (error: Error) => void, size = 10) {
    const open = (max: number, statementMs: number): Pool =>
      new Pool({
        ...connection,
        max,
        options: `-c timezone=UTC -c statement_timeout=${statementMs} -c lock_timeout=${lockTimeoutMs} -c idle_in_transaction_session_timeout=60000`,
        connectionTimeoutMillis: patienceMs,
        // A server that hangs does not keep its own time.
        query_timeout: statementMs + lockTimeoutMs,
        // Each is a process with some megabytes: those of a busy minute are given back soon after it.
        idleTimeoutMillis: 15_000,
        application_name: 'relache',
      })
        .on('error', onIdleError)
        // The pool hears only of connections at rest. One that is lost between two statements of a transaction is told
        // to the transaction by its next statement; unheard here, the news would end the process.
        .on('connect', (client) => client.on('error', () => undefined));
    this.#pool = open(size, statementTimeoutMs);
    this.#aside = open(asideSize, asideTimeoutMs);
  }

  /** Runs `work` inside the organisation: row-level security hides all others, whatever the query says. */
  async inOrganization<T>(
    organizationId: string,
    work: (tx: TenantTransaction) => Promise<T>,
    planning: Planning = 'by-values',
  ): Promise<T> {
    const workOn = (handle: NodePgDatabase): Promise<T> =>
      work(Object.assign(Object.create(handle), { organizationId }) as TenantTransaction);
    const shared = this.#sharedTransaction();
    if (shared?.organizationId === organizationId) return this.#withinShared(shared, workOn);
    return this.#inTurn(organizationId, workOn, planning);
  }

  async atGate<T>(work: (tx: GateTransaction) => Promise<T>): Promise<T> {
    const workOn = (handle: NodePgDatabase): Promise<T> => work(handle as GateTransaction);
    const shared = this.#sharedTransaction();
    // A second connection, taken while the first is held, could be one that nobody gives back.
    return shared ? this.#withinShared(shared, workOn) : this.#transaction(gateBounds, null, workOn);
  }

  /**
   * Whatever `work` asks of this organisation, by however many transactions, is done by this one or not at all. Each
   * of them can still fail by itself, and be tried again.
   */
  async together<T>(organizationId: string, work: (tx: TenantTransaction) => Promise<T>): Promise<T> {
    const life = { ended: false };
    try {
      return await this.#inTurn(organizationId, (handle, client) => {
        const shared: SharedTransaction = { organizationId, client, handle, line: Promise.resolve(), life };
        const tx = Object.assign(Object.create(handle), { organizationId }) as TenantTransaction;
        return this.#shared.run(shared, () => work(tx));
      });
    } finally {
      life.ended = true;
    }
  }

  /** What `work` does is a request, which waits its turn where it writes. */
  request<T>(writes: boolean, work: () => T): T {
    return asRequest(writes, work);
  }

  #sharedTransaction(): SharedTransaction | undefined {
    const shared = this.#shared.getStore();
    return shared?.life.ended ? undefined : shared;
  }

  /** One prepared statement through the gate, without the round trips of a transaction. */
  async askGate<Row extends object>(question: Question<Row>, values: unknown[]): Promise<Row[]>;
  async askGate(statement: NamedStatement, values: unknown[]): Promise<unknown[]>;
  async askGate<Row extends object>(
    asked: NamedStatement | Question<Row>,
    values: unknown[],
  ): Promise<Row[]> {
    return ask(this.#aside, asked, values);
  }

  /**
   * One prepared statement inside the organisation, for the lists that everyone looks at all day: the transaction
   * around it travels with it, in one round trip. Days and instants come as the text that PostgreSQL writes.
   */
  async askOrganization<Row extends object>(
    organizationId: string,
    question: PlainQuestion<Row>,
    values: readonly StatementValue[],
  ): Promise<Row[]>;
  async askOrganization(
    organizationId: string,
    statement: NamedStatement,
    values: readonly StatementValue[],
  ): Promise<unknown[]>;
  async askOrganization<Row extends object>(
    organizationId: string,
    asked: NamedStatement | PlainQuestion<Row>,
    values: readonly StatementValue[],
  ): Promise<Row[]> {
    const shared = this.#sharedTransaction();
    if (shared?.organizationId === organizationId) {
      const { client } = shared;
      return this.#withinShared(shared, () => this.#execute<Row>(client, asked, values, ['', '']));
    }
    const around = [`${beginIn(organizationId)};`, '; commit'] as const;
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      return await this.#execute<Row>(client, asked, values, around);
    } catch (error) {
      broken = error instanceof Error ? error : new Error('a read failed');
      throw error;
    } finally {
      // A statement that failed leaves its transaction open: the connection is not worth another round trip.
      client.release(broken);
    }
  }

  async #execute<Row extends object>(
    client: PoolClient,
    asked: NamedStatement | PlainQuestion<Row>,
    values: readonly StatementValue[],
    [before, after]: readonly [string, string],
  ): Promise<Row[]> {
    const { name, text } = asked;
    const known = this.#prepared.get(client) ?? new Set();
    this.#prepared.set(client, known);
    if (!known.has(name)) await client.query(`prepare ${escapeIdentifier(name)} as ${text}`);
    known.add(name);
    const given = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`;
    const run = `${before} execute ${escapeIdentifier(name)}${given}${after}`;
    const results: unknown = await client.query({ text: run, types: plainTypes });
    const answer = answerIn<Row>(results);
    return answer ? answered(asked, answer) : [];
  }

  /** A transaction within the shared one: it comes after those before it, and what it did is undone when it fails. */
  async #withinShared<T>(
    shared: SharedTransaction,
    work: (handle: NodePgDatabase & KnownStatements) => Promise<T>,
  ): Promise<T> {
    const { client, handle } = shared;
    const step = shared.line.then(async () => {
      await client.query('savepoint step');
      try {
        // What the work itself opens stands in a line of its own, or it would wait for its own end.
        const result = await this.#shared.run({ ...shared, line: Promise.resolve() }, () => work(handle));
        await client.query('release savepoint step');
        return result;
      } catch (error) {
        await client.query('rollback to savepoint step; release savepoint step');
        throw error;
      }
    });
    shared.line = step.catch(() => undefined);
    return step;
  }

  counts(): PoolCounts {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { total, idle, waiting, inLine: this.#turns.waiting() };
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.end(), this.#aside.end()]);
  }

  /** What a request writes takes a connection when few others of its organisation do, whoever else is served. */
  async #inTurn<T>(organizationId: string, work: Work<T>, planning: Planning = 'by-values'): Promise<T> {
    const bounds = tenantBounds(organizationId, planning);
    // Within another transaction it would wait for its own end.
    if (!isWriting() || holdsConnectionOf(organizationId))
      return this.#transaction(bounds, organizationId, work);
    await this.#turns.take(organizationId);
    try {
      return await this.#transaction(bounds, organizationId, work);
    } finally {
      this.#turns.giveBack(organizationId);
    }
  }

  async #transaction<T>(
    { begin, commit }: TransactionBounds,
    organizationId: string | null,
    work: Work<T>,
  ): Promise<T> {
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(begin);
      const result = await holding(organizationId, () => work(this.#handleOf(client), client));
      await client.query(commit);
      return result;
    } catch (error) {
      try {
        // A connection that does not answer is not asked to roll back.
        if (isConnectionFailure(error)) throw error;
        await client.query('rollback');
      } catch (rollbackError) {
        // A connection that cannot even roll back is thrown away rather than handed to the next caller.
        broken = rollbackError instanceof Error ? rollbackError : new Error('rollback failed');
      }
      throw error;
    } finally {
      client.release(broken);
    }
  }

  #handleOf(client: PoolClient): NodePgDatabase & KnownStatements {
    const known = this.#handles.get(client);
    if (known) return known;
    const handle = Object.assign(drizzle(client), knownStatements(client));
    this.#handles.set(client, handle);
    return handle;
  }
}
