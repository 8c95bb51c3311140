import { Client, type ClientConfig } from 'pg';

/** Everything that a database of ours is made of, besides its rows. */
const structures = [
  "select pg_get_functiondef(oid) || coalesce(proacl::text, '') from pg_proc where prokind = 'f' and pronamespace in (select oid from pg_namespace where nspname in ('public', 'gate', 'graphile_worker'))",
  "select conrelid::regclass || conname || pg_get_constraintdef(oid) from pg_constraint where connamespace::regnamespace::text in ('public', 'graphile_worker')",
  "select indexdef from pg_indexes where schemaname in ('public', 'graphile_worker')",
  'select tgrelid::regclass || tgname || tgenabled::text || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal',
  "select polrelid::regclass || polname || polroles::regrole[]::text || coalesce(pg_get_expr(polqual, polrelid), '') || coalesce(pg_get_expr(polwithcheck, polrelid), '') from pg_policy",
  "select relname || relkind::text || relrowsecurity || coalesce(relacl::text, '') from pg_class where relnamespace::regnamespace::text in ('public', 'gate', 'graphile_worker')",
  "select attrelid::regclass || attname || format_type(atttypid, atttypmod) || attnotnull || coalesce((select pg_get_expr(adbin, adrelid) from pg_attrdef where adrelid = attrelid and adnum = attnum), '') from pg_attribute where attnum > 0 and not attisdropped and attrelid in (select oid from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'graphile_worker'))",
  "select nspname || coalesce(nspacl::text, '') from pg_namespace where nspname not like 'pg\\_%'",
];

/** One line for each table and each kind of structure: its name, how much there is of it, and a digest of it all. */
export async function digestOf(connection: ClientConfig): Promise<string[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', nspname, relname) as name from pg_class c join pg_namespace n on n.oid = relnamespace
       where relkind = 'r' and nspname not like 'pg\\_%' and nspname <> 'information_schema' order by 1`,
    );
    const questions = [
      ...tables.map(({ name }) => [name, `select t::text from ${name} t`] as const),
      ...structures.map((text) => [text.slice(0, 60), text] as const),
    ];
    const lines: string[] = [];
    for (const [name, text] of questions) {
      const { rows } = await client.query<{ line: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(line, E'\\n' order by line collate "C")), '') as line
         from (${text}) as given (line)`,
      );
      lines.push(`${name}: ${rows[0]?.line}`);
    }
    return lines;
  } finally {
    await client.end();
  }
}
