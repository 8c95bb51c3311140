import { createHash } from 'node:crypto';
import type { Question } from './answers.ts';
import type { Database } from './database.ts';

export interface Counted {
  readonly key: string;
  readonly hits: number;
  readonly seconds: number;
}

export interface Count {
  readonly hits: number;
  readonly endsAt: number;
}

interface Row {
  readonly key: Buffer;
  readonly hits: number;
  readonly ends_at: Date;
}

/** Neither an address nor a person can be read from what is kept. */
const hitsCounted: Question<Row> = {
  name: 'count-hits',
  text: 'select * from gate.count_hits($1, $2, $3, $4)',
  columns: { key: 'bytea', hits: 'int4', ends_at: 'timestamptz' },
};

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest().subarray(0, 16);
}

/** Adds to all of these in one statement, and tells what each has come to, in their order. */
export async function countHits(
  database: Database,
  counted: readonly Counted[],
  at: Date,
): Promise<(Count | null)[]> {
  const hashes = counted.map(({ key }) => hashOf(key));
  const rows = await database.askGate(hitsCounted, [
    hashes,
    counted.map(({ hits }) => hits),
    counted.map(({ seconds }) => seconds),
    at,
  ]);
  const byHash = new Map(rows.map((row) => [row.key.toString('hex'), row]));
  return hashes.map((hash) => {
    const row = byHash.get(hash.toString('hex'));
    return row ? { hits: row.hits, endsAt: row.ends_at.getTime() } : null;
  });
}

export async function forgetCounts(database: Database, before: Date): Promise<void> {
  await database.askGate({ name: 'forget-counts', text: 'select gate.forget_counts($1)' }, [before]);
}
