import type { Client } from 'pg';

/** What stays of a company that was erased: the journal, the certificate, and invoices as the law asks. */
export const keptOf: readonly string[] = [
  'erasures',
  'organization_certificates',
  'sandbox_customers',
  'sandbox_invoices',
  'sandbox_subscriptions',
];

/** A digest of an organisation's rows by table, found by the schema itself; tables without one are left out. */
export async function rowsByTable(
  owner: Pick<Client, 'query'>,
  organizationId: string,
): Promise<Record<string, string>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select c.relname::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'organization_id'
     union all select 'organizations' order by 1`,
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await owner.query<{ rows: number; digest: string }>(
      `select count(*)::int as rows, md5(string_agg(t::text, E'\\n' order by t::text collate "C")) as digest
       from "${name}" t where "${name === 'organizations' ? 'id' : 'organization_id'}" = $1`,
      [organizationId],
    );
    if (rows[0]?.rows) digests[name] = `${rows[0].rows} ${rows[0].digest}`;
  }
  return digests;
}
