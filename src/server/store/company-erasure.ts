import { sql } from 'drizzle-orm';
import type { Client } from 'pg';
import { answersTo } from './answers.ts';
import type { GateTransaction, TenantTransaction } from './database.ts';
import type { ErasingTransaction } from './erase-person.ts';
import { organizationCertificates } from './schema/privacy.ts';

export type Certificate = typeof organizationCertificates.$inferSelect;

/** A line in the journal of erasures. The database itself refuses where no closing is over. */
export async function beginCompanyErasure(tx: TenantTransaction, journalId: string, at: Date): Promise<void> {
  await tx.execute(sql`select gate.begin_company_erasure(${journalId}::uuid, ${at})`);
}

/**
 * V21: every row of the organisation, with what is kept of it elsewhere, and the certificate that says so; in the
 * transaction that wrote the journal's line, the application's or that of a restore. One that is not there leaves
 * nothing.
 */
export async function eraseCompany(
  tx: ErasingTransaction,
  organizationId: string,
  { askedAt, at, files }: { readonly askedAt: Date; readonly at: Date; readonly files: number },
): Promise<void> {
  const [closed] = await answersTo<Closed>(
    tx,
    { company: 'text', siret: 'text', provider: 'text', customer: 'text' },
    sql`select o.name as company, o.siret, p.provider, p.customer_id as customer from organizations o
      left join payment_accounts p on p.organization_id = o.id where o.id = ${organizationId}`,
  );
  if (!closed) return;
  const { company, siret, provider, customer } = closed;
  await tx.execute(sql`select gate.erase_traces(${customer})`);
  const erased = JSON.stringify(await eraseTables(tx));
  await tx.execute(sql`insert into organization_certificates (organization_id, company, siret, provider, customer_id,
      asked_at, erased_at, erased, files, keep_until)
    values (${organizationId}, ${company}, ${siret}, ${provider}, ${customer}, ${askedAt}, ${at}, ${erased}, ${files},
      ${at}::timestamptz + interval '10 years')
    on conflict (organization_id) do update set company = excluded.company, siret = excluded.siret,
      provider = excluded.provider, customer_id = excluded.customer_id, asked_at = excluded.asked_at,
      erased_at = excluded.erased_at, erased = excluded.erased, files = excluded.files,
      keep_until = excluded.keep_until`);
}

interface Closed {
  readonly company: string;
  readonly siret: string | null;
  readonly provider: string | null;
  readonly customer: string | null;
}

/** Until nothing is left: what is deleted wakes triggers, which may write once more. */
async function eraseTables(tx: ErasingTransaction): Promise<Record<string, number>> {
  const tables = await answersTo<{ name: string }>(
    tx,
    { name: 'text' },
    sql`select of_table as name from gate.tables_to_erase() order by place`,
  );
  const erased: Record<string, number> = {};
  for (let gone = 1; gone > 0; ) {
    gone = 0;
    for (const { name } of tables) {
      const [answer] = await answersTo<{ rows: number }>(
        tx,
        { rows: 'int4' },
        sql`select gate.erase_table(${name})::int4 as rows`,
      );
      const rows = answer?.rows ?? 0;
      gone += rows;
      if (rows > 0) erased[name] = (erased[name] ?? 0) + rows;
    }
  }
  return erased;
}

export async function findCertificate(tx: TenantTransaction): Promise<Certificate | null> {
  const [found] = await tx.select().from(organizationCertificates);
  return found ?? null;
}

/** What was erased long ago leaves nothing, and what a provider says of it later goes every night. */
export async function forgetErased(tx: GateTransaction, at: Date): Promise<void> {
  await tx.execute(sql`select gate.forget_erased(${at})`);
}

/** Files of the company: those in a bucket go by a job each, as nothing else knows of them once the rows are gone. */
export async function listCompanyFiles(
  tx: TenantTransaction,
): Promise<readonly { readonly id: string; readonly inBucket: boolean }[]> {
  const rows = await answersTo<{ id: string; bucket: boolean }>(
    tx,
    { id: 'uuid', bucket: 'bool' },
    sql`select id, stored_in = 'bucket' as bucket from attachments
      union all select id, coalesce(stored_in = 'bucket', false) from person_copies
      union all select user_id, false from user_photos
      union all select id, false from payroll_files`,
  );
  return rows.map(({ id, bucket }) => ({ id, inBucket: bucket }));
}

/** V21: certificates outlive a restore, like the journal; read before and put back after, on the owner's connection. */
export async function readCertificates(client: Pick<Client, 'query'>): Promise<string[]> {
  const [place] = await answersTo<{ there: boolean }>(
    client,
    { there: 'bool' },
    "select to_regclass('public.organization_certificates') is not null as there",
  );
  if (!place?.there) return [];
  const rows = await answersTo<{ row: string }>(
    client,
    { row: 'text' },
    'select to_json(c)::text as row from public.organization_certificates c order by organization_id',
  );
  return rows.map(({ row }) => row);
}

export async function putBackCertificates(
  client: Pick<Client, 'query'>,
  rows: readonly string[],
): Promise<void> {
  for (const row of rows) {
    await client.query(
      `insert into organization_certificates
       select * from json_populate_record(null::organization_certificates, $1::json)
       on conflict (organization_id) do nothing`,
      [row],
    );
  }
}
