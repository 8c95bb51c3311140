import { createHash } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';
import { answersTo } from './answers.ts';
import type { BackupEnd, BackupHeader } from './backup-format.ts';
import { linkColumns, parentsFirst, type TableLink, tableLinks } from './table-order.ts';

const rowsPerFetch = 1_000;

/**
 * Everything the application stores, as it was at one moment. Needs nothing but a connection: the embedded server
 * comes without pg_dump.
 */
export async function* backupLines(connection: ClientConfig): AsyncGenerator<string> {
  const client = new Client(connection);
  // Whatever is lost is told by the statement that misses it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const hash = createHash('sha256');
    const hashed = (text: string): string => {
      hash.update(text);
      return text;
    };
    const rows = await answersTo<{ name: string }>(
      client,
      { name: 'text' },
      'select name from schema_migrations order by name',
    );
    const header: BackupHeader = { format: 'relache-backup-2', migrations: rows.map((row) => row.name) };
    yield hashed(`${JSON.stringify(header)}\n`);
    const counts = new Map<string, number>();
    for (const table of await tablesInOrder(client)) {
      yield hashed(`${JSON.stringify({ table })}\n`);
      let count = 0;
      await client.query(
        `declare copied no scroll cursor for select row_to_json(t)::text as line from "${table}" t`,
      );
      for (;;) {
        const batch = await answersTo<{ line: string }>(
          client,
          { line: 'text' },
          `fetch ${rowsPerFetch} from copied`,
        );
        if (batch.length === 0) break;
        count += batch.length;
        yield hashed(batch.map(({ line }) => `${line}\n`).join(''));
      }
      await client.query('close copied');
      counts.set(table, count);
    }
    await client.query('commit');
    const end: BackupEnd = {
      end: [...counts.values()].reduce((sum, count) => sum + count, 0),
      tables: Object.fromEntries(counts),
      sha256: hash.digest('hex'),
    };
    yield `${JSON.stringify(end)}\n`;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Tables after those that they point to, so that a restore never meets a missing parent. */
export async function tablesInOrder(client: Client): Promise<string[]> {
  const tables = await answersTo<{ name: string }>(
    client,
    { name: 'text' },
    `select relname::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations' order by 1`,
  );
  const links = await answersTo<TableLink>(client, linkColumns, tableLinks);
  return parentsFirst(
    tables.map(({ name }) => name),
    links,
  );
}
