import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import type { EndpointTable } from '#contract/endpoint.ts';
import { eventually } from '#tests/support/eventually.ts';
import { intruderBirth } from '#tests/support/intruder-counter-rows.ts';
import { furnish, type Place } from '#tests/support/intruder-places.ts';
import type { OpenRow, SessionRow } from '#tests/support/intruder-row.ts';
import { type EndpointKey, intruderTable } from '#tests/support/intruder-table.ts';
import { startRefusingMailServer } from '#tests/support/refusing-mail-server.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** In every name, address, text and token below, and in no line of the log. */
const mark = `Marque${randomBytes(4).toString('hex')}`;
const words = { fr: mark, en: mark };
/** By the names that fields have in the contract. */
const marked: Readonly<Record<string, unknown>> = {
  name: mark,
  userName: mark,
  organizationName: mark,
  description: mark,
  note: mark,
  reason: mark,
  payrollNumber: mark,
  message: `${mark} ${mark}`,
  email: `${mark}@exemple.fr`,
  userEmail: `${mark}@exemple.fr`,
};

let app: TestApp;
let owner: Client;
let place: Place;
let refusing: Awaited<ReturnType<typeof startRefusingMailServer>>;

beforeAll(async () => {
  refusing = await startRefusingMailServer(mark);
  app = await startTestApp({ env: { SMTP_URL: refusing.url } });
  owner = new Client(app.connection);
  await owner.connect();
  place = await furnish({
    services: app.services,
    owner: owner as never,
    call: app.call,
    callAnything: app.callAnything,
  });
  await owner.query(`update users set name = $1`, [mark]);
});
afterAll(async () => {
  // First: mails that are on their way then fail at once, and no job waits for an answer.
  await refusing.close();
  await owner.end();
  await app.close();
});

const endpoints = Object.entries<EndpointTable>(api).flatMap(([feature, table]) =>
  Object.entries(table).map(([name, endpoint]) => [`${feature}.${name}` as EndpointKey, endpoint] as const),
);

/** What is written by people says the mark. */
function withMark(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withMark(one));
  if (typeof value === 'object' && value !== null) {
    if ('fr' in value && 'en' in value) return words;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withMark(one, name)]));
  }
  return typeof value === 'string' && field in marked ? marked[field] : value;
}

/** Every call of the contract as an admin, with marked words and headers; how many failed. */
async function callEverything(): Promise<number> {
  const headers = {
    'user-agent': mark,
    referer: `https://${mark}.fr/`,
    cookie: `a=${mark}`,
    'x-request-id': mark,
  };
  const { token } = place.organization.admin;
  let failed = 0;
  for (const [key, { method, path: template, access, stream }] of endpoints) {
    if (access === 'local' || stream || key === 'auth.logout' || key === 'auth.leaveOrganization') continue;
    const row: SessionRow | OpenRow = intruderTable[key];
    const { params = {}, query = {}, body } = row.parts(place.targets);
    const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const options = { headers, token, ...(body === undefined ? {} : { body: withMark(body) }) };
    // What a call does not know in its query is refused, and leaves no trace either.
    const unknown = new URLSearchParams({ ...query, utm_source: mark });
    expect(
      (await app.callAnything(method, `${path}?${unknown}`, options)).status,
      key,
    ).toBeGreaterThanOrEqual(400);
    const search = new URLSearchParams(withMark(query) as Record<string, string>);
    const { status } = await app.callAnything(method, `${path}?${search}`, options);
    if (status >= 500) failed += 1;
  }
  return failed;
}

function expectNoMark(): void {
  const { admin } = place.organization;
  for (const line of app.logs) {
    expect(line.toLowerCase()).not.toContain(mark.toLowerCase());
    expect(line).not.toContain(intruderBirth);
    for (const secret of [admin.token, admin.email, ...place.secrets.filter((one) => one.includes('@'))]) {
      expect(line).not.toContain(secret);
    }
  }
}

describe('logs hold no word of anybody', () => {
  it('when mails are refused', async () => {
    await app.call('POST', '/auth/magic-link', { body: { email: place.organization.admin.email } });
    await app.call('POST', '/contact', {
      body: { name: mark, email: `${mark}@exemple.fr`, message: `${mark} ${mark}`, consent: true },
    });
    const line = await eventually(
      async () =>
        app.logs.find((one) => one.includes('"task":"send-login-link"') && one.includes('EENVELOPE')),
      'a login mail that failed',
    );
    expect(JSON.parse(line)).toMatchObject({ err: { responseCode: 451, command: 'RCPT TO' } });
    expectNoMark();
  });

  it('when bodies and addresses are no good', async () => {
    for (const body of [`{"email": ${mark}}`, `"${mark}"`, `${mark}\u0000`]) {
      await app.call('POST', '/auth/magic-link', { body, headers: { 'content-type': 'application/json' } });
    }
    await app.call('POST', '/auth/magic-link', { body: mark, headers: { 'content-type': `text/${mark}` } });
    await app.callAnything('GET', `/${mark}/%E0%A4%A?token=${mark}`);
    await app.call('GET', '/auth/me', { token: mark });
    await app.call('GET', `/calendar/feeds/${mark}.ics`);
    await app.call('POST', '/contact', {
      body: { name: `${mark}\u0000`, email: `${mark}@exemple.fr`, message: mark },
    });
    expectNoMark();
  });

  it('when every write fails, and says which row', async () => {
    const { rows: tables } = await owner.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname not in ('sessions', 'schema_migrations', 'email_directory', 'service_checks', 'rate_counts')`,
    );
    await owner.query(`create function tell_all() returns trigger language plpgsql as $$ begin
      raise exception 'row %', row_to_json(new) using detail = coalesce(new::text, old::text); end $$`);
    for (const { name } of tables) {
      // Whoever calls is noted with the person: that still works.
      const when = name === 'users' ? 'insert or delete' : 'insert or update or delete';
      await owner.query(`create trigger tell_all before ${when} on "${name}"
        for each row execute function tell_all()`);
    }
    expect(await callEverything()).toBeGreaterThan(25);
    // What is written down by a job fails there.
    await app.call('POST', '/auth/magic-link', { body: { email: place.organization.admin.email } });
    await eventually(
      async () => app.logs.some((one) => one.includes('"task":"send-login-link"') && one.includes('P0001')),
      'a job that could not write',
    );
    // Limits are counted before anything else, some of them by address.
    await owner.query(`create trigger tell_all before insert or update on rate_counts
      for each row execute function tell_all()`);
    const uncounted = await app.call('POST', '/auth/magic-link', { body: { email: `${mark}@exemple.fr` } });
    expect(uncounted.status).toBe(500);
    await owner.query('drop trigger tell_all on rate_counts');
    expectNoMark();
  });

  it('when what is read is not there', async () => {
    for (const table of [
      'leave_requests',
      'teams',
      'leave_types',
      'calendar_feeds',
      'leave_settings',
      'audit_log',
    ]) {
      await owner.query(`alter table ${table} rename to ${table}_gone`);
    }
    expect(await callEverything()).toBeGreaterThan(40);
    expectNoMark();
    const failures = app.logs
      .filter((line) => line.includes('request failed'))
      .map((line) => JSON.parse(line).err);
    // And yet they tell what happened, and where.
    expect(failures.filter(({ type }) => type === undefined)).toEqual([]);
    expect(failures.some(({ cause, code }) => (cause?.code ?? code) === '42P01')).toBe(true);
    expect(failures.some(({ stack }) => stack.some((one: string) => one.includes('/actions/')))).toBe(true);
  });

  it('for every text that is logged is written in the code', () => {
    const root = new URL('../../src/server/', import.meta.url);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.tsx?$/.test(name),
    );
    const texts = files.flatMap((name) => {
      const code = readFileSync(new URL(name, root), 'utf8');
      return [...code.matchAll(/\blog\.(?:debug|info|warn|error|fatal)\(/g)].map(({ index, 0: call }) => [
        name,
        argumentsFrom(code, index + call.length).replaceAll(/\s+/g, ' '),
      ]);
    });
    const spoken = texts.filter(([, given]) => !/(^|, )'[^'$]*'(, )?,? ?$/.test(given ?? ''));
    // The built-in database speaks of itself.
    expect(spoken).toEqual([['start.ts', "{ part: 'database' }, message"]]);
    expect(texts.length).toBeGreaterThan(10);
  });
});

function argumentsFrom(code: string, start: number): string {
  let depth = 1;
  let end = start;
  while (depth > 0 && end < code.length) {
    if (code[end] === '(') depth += 1;
    if (code[end] === ')') depth -= 1;
    end += 1;
  }
  return code.slice(start, end - 1);
}
