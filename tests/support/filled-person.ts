import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { allMarks } from '#server/store/marks/all-marks.ts';
import type { ColumnMark, TableMark } from '#server/store/marks/mark.ts';

/** Nobody else is called so, and nobody writes so. */
export const needles = {
  first: 'Zénobie',
  last: 'Quatrefages',
  name: 'Zénobie Quatrefages',
  address: 'zenobie.quatrefages@xanthippe.example',
  number: 'ZQX-90417',
  words: 'xylographie pangolin',
} as const;

/** What must not be found anywhere, whatever the case. */
export const unmistakable: readonly string[] = [
  needles.first,
  needles.last,
  'xanthippe',
  needles.number,
  'xylographie',
  'pangolin',
];

export interface Cast {
  readonly organizationId: string;
  readonly person: string;
  readonly colleagues: readonly [string, string];
}

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly filled: boolean;
  readonly choices: string | null;
  /** Part of a key, which names nobody and points somewhere. */
  readonly points: boolean;
}

/** Made by themselves, or by the test before. */
const skipped = ['organizations', 'erasures', 'erasure_holds', 'organization_versions', 'users'];

/** `about`: of the person; `by`: theirs, about a colleague; `naming`: a colleague's, whose words name the person. */
type Variant = 'about' | 'by' | 'naming';

/**
 * Rows in every table that a person can reach, made from the marks and the catalogue: about them, by them, and of
 * others with their name in it. Answers with the tables that it wrote to.
 */
export async function fillEverything(owner: Client, cast: Cast): Promise<string[]> {
  const columns = await columnsOf(owner);
  // Rows are made one by one: they need not lead to rows that are there, wake what follows, or fit together.
  await owner.query('set session_replication_role = replica');
  await dropChecks(owner);
  const links = {
    request: randomUUID(),
    event: randomUUID(),
    closing: randomUUID(),
    feed: randomUUID(),
    connection: randomUUID(),
    document: randomUUID(),
    copy: randomUUID(),
  };
  const written: string[] = [];
  for (const [table, mark] of Object.entries(allMarks)) {
    if (!('organization_id' in mark.columns) || table.includes('.') || skipped.includes(table)) continue;
    const own = columns.filter((one) => one.table === table);
    for (const variant of ['about', 'by', 'naming'] as const) {
      const row = own.flatMap((column) => {
        const value = valueFor(column, mark, variant, cast, links);
        return value === undefined ? [] : [[column.column, value] as const];
      });
      const names = row.map(([name]) => `"${name}"`).join(', ');
      const places = row.map((_, index) => `$${index + 1}`).join(', ');
      await owner
        .query(
          `insert into "${table}" (${names}) values (${places}) on conflict do nothing`,
          row.map(([, value]) => value),
        )
        .catch((error: unknown) => {
          throw new Error(`${table} (${variant}): ${error instanceof Error ? error.message : ''}`);
        });
    }
    written.push(table);
  }
  await owner.query('set session_replication_role = default');
  return written;
}

/** But those by which the content of a file, and what a connection wrote, goes with its row. */
export async function dropChecks(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ table: string; name: string }>(
    `select conrelid::regclass::text as "table", conname::text as name from pg_constraint
     where connamespace = 'public'::regnamespace and (contype = 'c'
       or contype = 'f' and conrelid::regclass::text not in ('file_chunks', 'person_copy_chunks', 'away_notes'))`,
  );
  for (const { table, name } of rows) await owner.query(`alter table ${table} drop constraint "${name}"`);
}

async function columnsOf(owner: Client): Promise<Column[]> {
  const { rows } = await owner.query<Column>(`
    select c.relname::text as "table", a.attname::text as "column", format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as filled,
      (select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as choices,
      exists (select from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'f')
        and a.attnum = any (k.conkey)) as points
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' order by 1, a.attnum`);
  return rows;
}

type Links = Readonly<
  Record<'request' | 'event' | 'closing' | 'feed' | 'connection' | 'document' | 'copy', string>
>;

function valueFor(
  { table, column, type, filled, choices, points }: Column,
  mark: TableMark,
  variant: Variant,
  cast: Cast,
  links: Links,
): unknown {
  const marked = mark.columns[column];
  if (marked === undefined || column === 'organization_id') return cast.organizationId;
  if (type === 'uuid') return idFor(table, column, marked, variant, cast, links);
  const chosen = choices?.match(/ARRAY\['([^']*)'/)?.[1];
  if (chosen !== undefined) return chosen;
  switch (type) {
    case 'text':
      // An address in the directory is a key, and goes with its row.
      if (points && marked.calls === null) return randomUUID();
      return textFor(column, marked, mark, variant, choices);
    case 'text[]':
      return [textFor(column, marked, mark, variant, choices)];
    case 'jsonb':
      // Of the cause of an entry only the reason is somebody’s words.
      if (marked.erased === 'reasonless')
        return JSON.stringify({
          kind: 'adjusted',
          reason: variant === 'about' ? needles.words : needles.name,
        });
      return jsonFor(textFor(column, marked, mark, variant, null), choices);
    case 'bytea':
      // An answer that was kept is words, a file is a file, a secret says nothing.
      if (marked.erased === 'words') return Buffer.from(`{"name":"${needles.name}"}`);
      return marked.secret || column !== 'bytes' || variant !== 'about'
        ? Buffer.from(randomUUID().replaceAll('-', '').repeat(2), 'hex')
        : Buffer.from(needles.words);
    case 'boolean':
      return false;
    case 'date':
      return '2025-03-03';
    case 'timestamp with time zone':
      return '2025-03-03T10:00:00Z';
    case 'integer':
    case 'bigint':
    case 'smallint':
    case 'double precision':
    case 'real':
      return filled ? 1 : null;
    default:
      if (type.endsWith('[]')) return '{}';
      return filled ? 1 : undefined;
  }
}

function idFor(
  table: string,
  column: string,
  { names }: ColumnMark,
  variant: Variant,
  { person, colleagues: [first, second] }: Cast,
  links: Links,
): string {
  const isAbout = variant === 'about';
  if (names === 'subject') return isAbout ? person : variant === 'by' ? first : second;
  if (names === 'author') return variant === 'by' ? person : first;
  if (table === 'leave_requests' && column === 'id') return isAbout ? links.request : randomUUID();
  if (column === 'request_id' || (table === 'held_changes' && column === 'subject_id'))
    return isAbout ? links.request : randomUUID();
  // A comment is the word of an event.
  if (['leave_request_events', 'request_comments'].includes(table) && column === 'id')
    return variant === 'by' ? links.event : randomUUID();
  if (column === 'closing_id') return links.closing;
  if (column === 'file_id' || (table === 'attachments' && column === 'id' && isAbout)) return links.document;
  if (column === 'copy_id' || (table === 'person_copies' && column === 'id' && isAbout)) return links.copy;
  if (table === 'calendar_feeds' && column === 'id' && isAbout) return links.feed;
  if ((table === 'connections' ? column === 'id' : column === 'connection_id') && isAbout)
    return links.connection;
  return randomUUID();
}

/** What goes with the person holds words of theirs; whatever stays may hold their name. */
function textFor(
  column: string,
  { erased, calls, whose, secret }: ColumnMark,
  { rows, author, subject }: TableMark,
  variant: Variant,
  choices: string | null,
): string {
  if (secret) return randomUUID();
  const isTheirs =
    (variant === 'about' && typeof whose !== 'string' && 'way' in whose) ||
    (variant === 'by' && typeof whose !== 'string' && 'column' in whose) ||
    (whose === 'anyone' &&
      subject !== null &&
      (variant === 'about' || (variant === 'by' && author !== undefined)));
  if (calls === 'number') return isTheirs ? needles.number : 'COL-1';
  if (calls === 'address') return isTheirs ? needles.address : `${randomUUID()}@exemple.fr`;
  if (calls === 'name') return isTheirs ? needles.name : 'Autre Collègue';
  // Months, numbers of companies and other shapes.
  if (choices?.includes('~')) return '12345678900011';
  if (column === 'key') return `${randomUUID()} ${needles.name}`;
  const goes = isTheirs && (erased !== 'kept' || (rows === 'deleted' && variant === 'about'));
  return goes
    ? `${needles.words} ${needles.last} ${needles.address}`
    : `Vu avec ${needles.name.toUpperCase()} (${needles.address}), n° ${needles.number}, et QUATREFAGES\u00a0Zénobie`;
}

function jsonFor(text: string, choices: string | null): string {
  const isArray = choices?.includes("'array'") ?? false;
  return JSON.stringify(isArray ? [{ reason: text }] : { reason: text, list: [text], [text]: 1 });
}
