import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { freePort } from '#tests/support/free-port.ts';
import { catchMails } from '#tests/support/mail-catcher.ts';
import { uniqueEmail } from '#tests/support/organizations.ts';
import { productionEnv } from '#tests/support/production-env.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let port: number;
let closeCatcher: () => Promise<void>;
const operator = 'operatrice@relache.example';

beforeAll(async () => {
  port = await freePort();
  const SMTP_URL = `smtp://127.0.0.1:${port}`;
  app = await startTestApp({ env: { ...productionEnv, SMTP_URL, CONTACT_EMAIL: operator, WORKER: 'on' } });
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  // The application first: its open connections would keep the mail server waiting.
  await app.close();
  await closeCatcher();
});

it('what visitors send while the mail server is away arrives when it is back, and their number is limited', async () => {
  const email = uniqueEmail('patiente');
  const form = { name: 'Ana Petit', email, message: 'Bonjour', consent: true };
  expect((await app.call('POST', '/contact', { body: form })).status).toBe(200);
  expect((await app.call('POST', '/newsletter', { body: { email, consent: true } })).status).toBe(200);
  const failed = 'from graphile_worker._private_jobs where attempts > 0 and locked_at is null';
  await eventually(
    async () => (await owner.query(`select ${failed}`)).rowCount === 2,
    'two attempts in vain',
  );
  expect(app.logs.join('')).not.toContain(email);

  const { mails, close } = await catchMails({ onPort: port });
  closeCatcher = close;
  await owner.query(`update graphile_worker._private_jobs set run_at = now() where attempts > 0`);
  await eventually(async () => mails.length === 2, 'the two mails');
  // Whoever wrote gets no copy: anybody's address can be typed into a form.
  expect(mails.map(({ to }) => to).sort()).toEqual([operator, email].sort());

  for (let sent = 1; sent < 5; sent += 1) {
    expect((await app.call('POST', '/contact', { body: form })).status).toBe(200);
  }
  const held = await app.call('POST', '/contact', { body: form, headers: { 'accept-language': 'fr' } });
  expect([held.status, held.json.code]).toEqual([429, 'too_many_requests']);
  expect(held.json.error).toContain('Trop de tentatives');
  expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(0);
});
