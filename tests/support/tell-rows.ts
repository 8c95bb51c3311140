import type { Client } from 'pg';

/** Tables whose rows are noted with every call: without them nothing else would be reached. */
const spared = ['sessions', 'schema_migrations', 'email_directory', 'rate_counts'];

async function tablesOf(owner: Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all($1) order by 1`,
    [spared],
  );
  return rows.map(({ name }) => name);
}

/** From now on every write fails, and says which row. */
export async function tellEveryWrite(owner: Client): Promise<void> {
  await owner.query(`create function tell_write() returns trigger language plpgsql as $$ begin
    raise exception 'row %', row_to_json(coalesce(new, old)) using detail = coalesce(new::text, old::text),
      hint = coalesce(new::text, old::text); end $$`);
  for (const name of await tablesOf(owner)) {
    // Whoever calls is noted with the person: that still works.
    const when = name === 'users' ? 'insert or delete' : 'insert or update or delete';
    await owner.query(
      `create trigger tell_write before ${when} on "${name}" for each row execute function tell_write()`,
    );
  }
  // A job that comes of it is such a row as well, and so is a sign of life.
  for (const name of ['graphile_worker._private_jobs', 'gate.lane_beats'])
    await owner.query(
      `create trigger tell_write before insert on ${name} for each row execute function tell_write()`,
    );
}

/** From now on every row that the application reads inside an organisation makes it fail, and is told. */
export async function tellEveryRead(owner: Client): Promise<void> {
  await owner.query(`create function tell_read(held jsonb) returns boolean language plpgsql as $$ begin
    raise exception 'row %', held using detail = held::text; end $$;
    grant execute on function tell_read(jsonb) to public`);
  for (const name of await tablesOf(owner))
    await owner.query(
      `create policy tell_read on "${name}" as restrictive for select using (tell_read(to_jsonb("${name}")))`,
    );
}

export async function tellNothing(owner: Client): Promise<void> {
  await owner.query('drop function if exists tell_write() cascade');
  await owner.query('drop function if exists tell_read(jsonb) cascade');
}

/** This word in every text that a row of the organisation takes it in. */
export async function markEveryText(owner: Client, word: string): Promise<void> {
  await owner.query('set session_replication_role = replica');
  const { rows } = await owner.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type = 'text' and table_name <> all($1) order by 1, 2`,
    [spared],
  );
  // What is one of a few words, or the only one of its kind, stays what it is.
  for (const { table, column } of rows)
    await owner.query(`update "${table}" set "${column}" = $1`, [word]).catch(() => undefined);
  await owner.query('set session_replication_role = origin');
}
