import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetVisitors } from '#server/actions/site-messages/forget-visitors.ts';
import type { KnownPath } from '#tests/support/known-calls.ts';
import { jobsDone } from '#tests/support/leave-company.ts';
import { uniqueEmail } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
const operator = 'operatrice@relache.example';

beforeAll(async () => {
  app = await startTestApp({ env: { CONTACT_EMAIL: operator } });
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const day = 24 * 60 * 60 * 1000;
const post = <const P extends string>(path: KnownPath<'POST', P>, body: object, language = 'fr') =>
  app.call('POST', path, { body, headers: { 'accept-language': language } });
const countRows = async (table: string, email: string): Promise<number> =>
  (await owner.query(`select from ${table} where email = $1`, [email])).rowCount ?? 0;

describe('a message to the site', () => {
  it('reaches the operator, who can answer, and writes to nobody else', async () => {
    const email = uniqueEmail('visiteuse');
    const message = 'Bonjour,\nBonjour,\n<b>Une</b> question';
    const sent = await post('/contact', {
      name: 'Ana Petit',
      email,
      subject: 'sales',
      message,
      consent: true,
    });
    expect([sent.status, sent.json]).toEqual([200, { sent: true }]);
    const delivered = await app.mailbox.waitFor(operator);
    expect(delivered.subject).toBe('Message d’Ana Petit\u00a0: Question commerciale');
    expect(delivered.headers['reply-to']).toContain(email);
    expect(delivered.text).toContain('question');
    expect(delivered.html).toContain('&lt;b&gt;Une&lt;/b&gt;');
    expect(app.logs.join('')).not.toContain('question');
    await jobsDone(app);
    expect(await app.mailbox.to(email)).toEqual([]);
  });

  it('that is an application says so, and writes to nobody else', async () => {
    const email = uniqueEmail('visitor');
    const form = { name: 'Bo', email, message: 'Hello', consent: true, offer: 'spontaneous' };
    await post('/careers/apply', form, 'en');
    await jobsDone(app);
    expect((await app.mailbox.to(operator))[0]?.subject).toBe('Candidature de Bo\u00a0: spontaneous');
    expect(await app.mailbox.to(email)).toEqual([]);
  });

  it('is refused field by field, and without consent', async () => {
    const refused = await post('/contact', { name: ' ', email: 'nowhere', message: '', consent: false });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.json.fields).sort()).toEqual(['consent', 'email', 'message', 'name']);
  });

  it('of a program that fills in everything is thanked for and dropped', async () => {
    const email = uniqueEmail('robot');
    const form = { name: 'Robot', email, message: 'Buy', consent: true, website: 'http://spam.example' };
    expect((await post('/contact', form)).status).toBe(200);
    expect((await post('/newsletter', { email, consent: true, website: 'x' })).status).toBe(200);
    expect([await countRows('site_messages', email), await countRows('newsletter_readers', email)]).toEqual([
      0, 0,
    ]);
  });

  it('is deleted after its time (M4)', async () => {
    const email = uniqueEmail('ancienne');
    await post('/contact', { name: 'Ana', email, message: 'Bonjour', consent: true });
    expect(await countRows('site_messages', email)).toBe(1);
    await owner.query('update site_messages set delete_after = $2 where email = $1', [
      email,
      new Date(Date.now() - day),
    ]);
    await forgetVisitors(app.services);
    expect(await countRows('site_messages', email)).toBe(0);
  });
});

describe('the newsletter', () => {
  const linkIn = (text: string): string => /\/newsletter\?token=([\w-]+)/.exec(text)?.[1] ?? '';

  it('is for addresses that confirmed, and leaves none behind', async () => {
    const email = uniqueEmail('lectrice');
    expect((await post('/newsletter', { email, consent: true })).json).toEqual({ asked: true });
    const token = linkIn((await app.mailbox.waitFor(email)).text);
    expect((await post('/newsletter/confirm', { token })).status).toBe(200);
    expect((await post('/newsletter/confirm', { token })).status).toBe(200);
    // Whoever reads it already is answered the same, and gets no second mail.
    expect((await post('/newsletter', { email: email.toUpperCase(), consent: true })).json).toEqual({
      asked: true,
    });
    expect((await post('/newsletter/unsubscribe', { token })).status).toBe(200);
    expect(await countRows('newsletter_readers', email)).toBe(0);
    expect(await app.mailbox.to(email)).toHaveLength(1);
    expect((await post('/newsletter/unsubscribe', { token })).json.code).toBe('newsletter_link_invalid');
  });

  it('forgets addresses that do not confirm in a week (M5)', async () => {
    const email = uniqueEmail('distraite');
    await post('/newsletter', { email, consent: true });
    const token = linkIn((await app.mailbox.waitFor(email)).text);
    await owner.query('update newsletter_readers set asked_at = $2 where email = $1', [
      email,
      new Date(Date.now() - 8 * day),
    ]);
    expect((await post('/newsletter/confirm', { token })).status).toBe(410);
    await forgetVisitors(app.services);
    expect(await countRows('newsletter_readers', email)).toBe(0);
  });
});
