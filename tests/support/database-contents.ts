import { Client, type ClientConfig } from 'pg';
import { tablesInOrder } from '#server/store/backup.ts';

/** Of each table, every row as one line of text. */
export type Contents = Readonly<Record<string, readonly string[]>>;

/** Columns of each table, to look at no others. */
export type Columns = Readonly<Record<string, readonly string[]>>;

export async function asking<T>(connection: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(connection);
  await client.connect();
  try {
    await client.query("set time zone 'UTC'");
    return await work(client);
  } finally {
    await client.end();
  }
}

/** By the clock that stamps the rows: ours may be ahead of it. */
export const momentOf = (connection: ClientConfig): Promise<number> =>
  asking(connection, async (client) => {
    const { rows } = await client.query<{ moment: Date }>('select clock_timestamp() as moment');
    return rows[0]?.moment.getTime() ?? Number.NaN;
  });

export const columnsOf = (connection: ClientConfig): Promise<Columns> =>
  asking(connection, async (client) => {
    const { rows } = await client.query<{ name: string; columns: string[] }>(
      `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by 1`,
    );
    return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
  });

/** Every row, and the schema with it. What a migration stamps with its own moment is « now ». */
export const contents = (connection: ClientConfig, since: number): Promise<Contents> =>
  asking(connection, async (client) => {
    const found: Record<string, string[]> = {};
    for (const table of await tablesInOrder(client)) found[table] = await lines(client, table, '*', since);
    const { rows } = await client.query<{ line: string }>(
      'select name || checksum as line from schema_migrations',
    );
    return { ...found, schema_migrations: rows.map(({ line }) => line).sort() };
  });

/** The same of these columns alone. */
export const contentsOf = (connection: ClientConfig, asked: Columns, since: number): Promise<Contents> =>
  asking(connection, async (client) => {
    const found: Record<string, string[]> = {};
    for (const [table, columns] of Object.entries(asked)) {
      const names = columns.map((name) => `"${name}"`);
      found[table] = await lines(client, table, names.join(', '), since);
    }
    return found;
  });

async function lines(client: Client, table: string, columns: string, since: number): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(
    `select row_to_json(t)::text as line from (select ${columns} from "${table}") t`,
  );
  return rows
    .map(({ line }) =>
      line.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+\+00:00/g, (text) =>
        Date.parse(text) >= since ? 'now' : text,
      ),
    )
    .sort();
}

/** Rows that only one of the two has, with the table they are in. */
export function differences(wanted: Contents, found: Contents): string[] {
  const onlyIn = (some: Contents, others: Contents, side: string) =>
    Object.entries(some).flatMap(([table, rows]) =>
      rows.filter((row) => !others[table]?.includes(row)).map((row) => `${side} ${table}: ${row}`),
    );
  return [...onlyIn(wanted, found, 'missing in'), ...onlyIn(found, wanted, 'new in')];
}
