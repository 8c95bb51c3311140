// @module-tag daily
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationRole } from '#server/store/migrate.ts';
import { furnish, type Place } from '#tests/support/intruder-places.ts';
import { ownerPool } from '#tests/support/owner-pool.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Pool;
let ours: Place;
let theirs: Place;
let tables: string[];
let tries = 0;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  owner = ownerPool(app.connection, 3);
  const stage = { services: app.services, owner, call: app.call, callAnything: app.callAnything };
  [ours, theirs] = [await furnish(stage), await furnish(stage)];
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname::text as name from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and has_table_privilege('${applicationRole}', c.oid, 'select, insert, update, delete')
     order by 1`,
  );
  tables = rows.map(({ name }) => name);
});
afterAll(async () => {
  console.info(`Tries against row-level security: ${tries}, in ${tables.length} tables.`);
  await owner.end();
  await app.close();
});

/** One statement as the application, in an organisation or in none; the rows it reached, or why it reached none. */
async function attempt(organizationId: string | null, statement: string): Promise<number | string> {
  tries += 1;
  const { database } = app.services;
  const rolledBack = new Error('only tried');
  let reached: number | string = 0;
  const work = async (tx: {
    execute: (query: ReturnType<typeof sql.raw>) => Promise<{ rowCount: number | null }>;
  }) => {
    reached = (await tx.execute(sql.raw(statement))).rowCount ?? 0;
    throw rolledBack;
  };
  try {
    await (organizationId === null ? database.atGate(work) : database.inOrganization(organizationId, work));
  } catch (error) {
    if (error !== rolledBack) reached = String((error as { cause?: { code?: string } }).cause?.code);
  }
  return reached;
}

/** Nothing reached, refused by a policy or a missing right, or stopped by a key before a policy was asked. */
const nothing = [0, '42501'];

describe('every table of an organisation', () => {
  it('has rows of both to reach for', async () => {
    expect(tables.length).toBeGreaterThan(20);
    const filled = await Promise.all(
      tables.map(async (table) => {
        const { rows } = await owner.query(`select from "${table}" where organization_id = $1 limit 1`, [
          theirs.organization.id,
        ]);
        return rows.length > 0;
      }),
    );
    expect(filled.filter(Boolean).length).toBeGreaterThanOrEqual(12);
  });

  it('is empty to others, and to nobody in particular', async () => {
    const id = theirs.organization.id;
    for (const table of tables) {
      for (const place of [ours.organization.id, null]) {
        for (const statement of [
          `select from "${table}" where organization_id = '${id}'`,
          `select from "${table}" where organization_id <> '${ours.organization.id}'`,
          `select from (select * from "${table}" order by random()) every where organization_id = '${id}'`,
          `select from "${table}" where organization_id in (select '${id}'::uuid union select organization_id from "${table}")
             and organization_id = '${id}'`,
        ]) {
          expect(nothing, `${table}: ${statement}`).toContain(await attempt(place, statement));
        }
      }
    }
  });

  it('cannot be changed, emptied, filled or moved by others', async () => {
    const { id } = theirs.organization;
    const own = ours.organization.id;
    for (const table of tables) {
      for (const place of [own, null]) {
        for (const statement of [
          `update "${table}" set organization_id = organization_id where organization_id = '${id}'`,
          `delete from "${table}" where organization_id = '${id}'`,
          `update "${table}" set organization_id = '${own}' where organization_id = '${id}'`,
          `update "${table}" set organization_id = '${id}' where organization_id = '${own}'`,
        ]) {
          expect(nothing, `${table}: ${statement}`).toContain(await attempt(place, statement));
        }
      }
      const smuggle = `insert into "${table}" select (jsonb_populate_record(t, '{"organization_id": "${id}"}')).*
        from "${table}" t limit 1`;
      expect(nothing, `${table}: ${smuggle}`).toContain(await attempt(own, smuggle));
    }
  });

  it('is out of reach by way of the settings that a connection has', async () => {
    for (const table of tables) {
      for (const value of ['', '*', 'null', ours.organization.id.toUpperCase()]) {
        const statement = `with set as (select set_config('app.organization_id', '${value}', true))
          select from set, "${table}" where organization_id = '${theirs.organization.id}'`;
        const reached = await attempt(ours.organization.id, statement);
        expect([...nothing, '22P02'], `${table}: ${statement}`).toContain(reached);
      }
    }
  });
});
