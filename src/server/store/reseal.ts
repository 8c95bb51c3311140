import { Client, type ClientConfig } from 'pg';
import { answersTo } from './answers.ts';
import type { SealedPlace } from './sealed-places.ts';

/** The login that owns the schema and sees past every policy. */
export type OwnerConnection = ClientConfig;

/** What opens with any of several keys, and seals with the first. */
interface Sealer {
  readonly isNewest: (sealed: Buffer) => boolean;
  readonly open: (sealed: Buffer, about: string) => Buffer | null;
  readonly seal: (secret: Buffer, about: string) => Buffer;
}

export interface Resealed {
  /** Sealed anew with the first key. */
  readonly sealed: number;
  /** Had been already. */
  readonly kept: number;
  /** That no key here opens. */
  readonly unreadable: number;
}

interface SealedRow {
  readonly organization_id: string;
  readonly key: string;
  readonly sealed: Buffer;
}

const rowsAtOnce = 500;

async function asOwner<T>(connection: OwnerConnection, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(connection);
  // Whatever is lost is told by the statement that misses it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * N12: everything of every organisation, on the owner's connection, some rows at a time. A row that somebody changes
 * meanwhile was sealed with the first key by them, and is left alone. Names come from the list of places.
 */
export async function resealAll(
  connection: OwnerConnection,
  secrets: Sealer,
  places: readonly SealedPlace[],
): Promise<Resealed> {
  return asOwner(connection, async (client) => {
    const counts = { sealed: 0, kept: 0, unreadable: 0 };
    for (const { table, column, key, about } of places) {
      let after: readonly [string, string] = [lowest, lowest];
      for (;;) {
        const rows = await answersTo<SealedRow>(
          client,
          { organization_id: 'uuid', key: 'uuid', sealed: 'bytea' },
          `select organization_id, ${key} as key, ${column} as sealed from ${table}
           where ${column} is not null and (organization_id, ${key}) > ($1, $2)
           order by organization_id, ${key} limit ${rowsAtOnce}`,
          [...after],
        );
        for (const { organization_id: organizationId, key: id, sealed } of rows) {
          after = [organizationId, id];
          if (secrets.isNewest(sealed)) {
            counts.kept += 1;
            continue;
          }
          const opened = secrets.open(sealed, about(organizationId, id));
          if (!opened) {
            counts.unreadable += 1;
            continue;
          }
          await client.query(
            `update ${table} set ${column} = $1 where organization_id = $2 and ${key} = $3 and ${column} = $4`,
            [secrets.seal(opened, about(organizationId, id)), organizationId, id, sealed],
          );
          counts.sealed += 1;
        }
        if (rows.length < rowsAtOnce) break;
      }
    }
    return counts;
  });
}

const lowest = '00000000-0000-0000-0000-000000000000';

/** Sealed tokens of every organisation's connections, one for each key that sealed any, with how many there are. */
export async function listSealedTokens(
  connection: OwnerConnection,
): Promise<{ readonly sealed: Buffer; readonly connections: number }[]> {
  return asOwner(connection, async (client) => {
    const rows = await answersTo<{ sealed: Buffer; connections: number }>(
      client,
      { sealed: 'bytea', connections: 'int4' },
      `select substring(tokens from 1 for 10) as sealed, count(*)::int as connections
       from connections where tokens is not null group by 1 order by 1`,
    );
    return rows;
  });
}

/** Where the key is lost for good: what it sealed is gone, and its owner connects anew. */
export async function breakSealedWith(
  connection: OwnerConnection,
  names: readonly string[],
  at: Date,
): Promise<number> {
  return asOwner(connection, async (client) => {
    const { rowCount } = await client.query(
      `update connections set tokens = null, state = 'broken', last_error_code = 'secret', last_error_at = $2
       where encode(substring(tokens from 5 for 6), 'hex') = any($1)`,
      [names, at],
    );
    return rowCount ?? 0;
  });
}
