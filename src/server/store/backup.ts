import { Client, type ClientConfig } from 'pg';

export interface BackupHeader {
  readonly format: 'relache-backup-1';
  readonly migrations: readonly string[];
}

const rowsPerFetch = 1_000;

/**
 * Everything the application stores, as it was at one moment: a header, then for each table its name and its
 * rows. Rows stay the text PostgreSQL made of them, so that no value passes through a JavaScript number.
 * Needs nothing but a connection: the embedded server comes without pg_dump.
 */
export async function* backupLines(connection: ClientConfig): AsyncGenerator<string> {
  const client = new Client(connection);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name');
    const header: BackupHeader = { format: 'relache-backup-1', migrations: rows.map((row) => row.name) };
    yield `${JSON.stringify(header)}\n`;
    let total = 0;
    for (const table of await tablesInOrder(client)) {
      yield `${JSON.stringify({ table })}\n`;
      await client.query(
        `declare copied no scroll cursor for select row_to_json(t)::text as line from "${table}" t`,
      );
      for (;;) {
        const batch = await client.query<{ line: string }>(`fetch ${rowsPerFetch} from copied`);
        if (batch.rows.length === 0) break;
        total += batch.rows.length;
        yield batch.rows.map(({ line }) => `${line}\n`).join('');
      }
      await client.query('close copied');
    }
    await client.query('commit');
    // Without this last line, a file that was cut short between two rows would look whole.
    yield `${JSON.stringify({ end: total })}\n`;
  } finally {
    await client.end();
  }
}

/** Tables after those that they point to, so that a restore never meets a missing parent. */
export async function tablesInOrder(client: Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations' order by 1`,
  );
  const { rows: links } = await client.query<{ child: string; parent: string }>(
    `select c.relname::text as child, p.relname::text as parent
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
     where k.contype = 'f' and k.conrelid <> k.confrelid and c.relnamespace = 'public'::regnamespace`,
  );
  const ordered: string[] = [];
  const visit = (name: string, above: readonly string[]): void => {
    if (ordered.includes(name)) return;
    if (above.includes(name))
      throw new Error(`Tables point at each other in a circle: ${[...above, name].join(', ')}`);
    for (const { child, parent } of links) if (child === name) visit(parent, [...above, name]);
    ordered.push(name);
  };
  for (const { name } of tables) visit(name, []);
  return ordered;
}
