// @module-tag daily
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersTo, readAs } from '#server/store/answers.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let organization: TestOrganization;
beforeAll(async () => {
  app = await startTestApp();
  organization = await createTestOrganization(app.services);
});
afterAll(() => app.close());

it('an answer is told from what its statement declares', async () => {
  const read = app.services.database.inOrganization(organization.id, (tx) =>
    answersTo<{ name: string }>(tx, { name: 'uuid' }, sql`select name from users limit 1`),
  );
  await expect(read).rejects.toThrow(/is declared as name 2950 and answers name 25/);
});

it('so is what lies in a value that SQL puts together', async () => {
  const read = (text: string) =>
    app.services.database.inOrganization(organization.id, (tx) =>
      answersTo<{ days: { from: string; halves?: number }[] }>(
        tx,
        { days: [{ from: 'string', halves: 'number' }] },
        sql.raw(`select ${text} as days`),
      ),
    );
  const made = (parts: string) => `json_build_array(json_build_object(${parts}))`;
  expect(await read(made(`'from', 'x', 'halves', null`))).toEqual([{ days: [{ from: 'x', halves: null }] }]);
  await expect(read(made(`'from', 'x'`))).rejects.toThrow(
    /days\[\] is declared with from, halves and holds from/,
  );
  await expect(read(made(`'from', 1, 'halves', 1`))).rejects.toThrow(/days\[\].from is declared as string/);
  await expect(read(`json_build_object('from', 'x')`)).rejects.toThrow(/days is declared otherwise/);
});

it('a field comes from the builder as what it is read as, whatever it would have been', async () => {
  const found = await app.services.database.inOrganization(organization.id, (tx) =>
    tx
      .select({
        all: readAs<number>('int4', sql`count(*)`),
        some: readAs<string>('int8', sql`count(*)::int4`),
        any: readAs<boolean>('bool', sql`count(*) > 0`),
        half: readAs<number>('float8', sql`count(*)::numeric / 2`),
        names: readAs<readonly number[]>(['number'], sql`json_build_array(count(*))`),
      })
      .from(sql`(select 1) one`),
  );
  expect(found).toEqual([{ all: 1, some: '1', any: true, half: 0.5, names: [1] }]);
});
