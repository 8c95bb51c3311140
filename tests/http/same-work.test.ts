import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { sendLoginLink } from '#server/actions/auth/send-login-link.ts';
import { createTestOrganization, uniqueEmail } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let known: string;

// Without a worker: what is asked of the database below is asked by the request.
beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off', RATE_LIMITS: 'off' } });
  known = (await createTestOrganization(app.services)).admin.email;
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

/** What the database was asked while this went on, in order and without the values. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  await work();
  const asked = query.mock.calls.map(([given]: unknown[]) =>
    typeof given === 'object' && given !== null && 'text' in given ? String(given.text) : String(given),
  );
  query.mockRestore();
  return asked;
}

const ask = async (email: string): Promise<void> => {
  const { status } = await app.call('POST', '/auth/magic-link', { body: { email } });
  expect(status).toBe(200);
};

it('a login link costs the database the same for an address that somebody has and for one that nobody has', async () => {
  // Connections are opened and statements prepared by whoever comes first.
  await ask(uniqueEmail('premiere'));
  const ofNobody = await statementsOf(() => ask(uniqueEmail('personne')));
  const ofSomebody = await statementsOf(() => ask(known));
  expect(ofSomebody).toEqual(ofNobody);
  expect(ofSomebody.some((text) => text.includes('enqueue_job'))).toBe(true);
});

it('the job that writes the mail asks the same of the database for both, and of the mail program', async () => {
  const { mailer } = app.services;
  const [sent, rehearsed] = [vi.spyOn(mailer, 'send'), vi.spyOn(mailer, 'rehearse')];
  const unknown = uniqueEmail('personne');
  await sendLoginLink(app.services, { email: uniqueEmail('premiere') });
  await sendLoginLink(app.services, { email: known });
  const ofNobody = await statementsOf(() => sendLoginLink(app.services, { email: unknown }));
  const ofSomebody = await statementsOf(() => sendLoginLink(app.services, { email: known }));
  // The organisation is named in the statement that chooses it.
  const withoutIds = (asked: readonly string[]) => asked.map((text) => text.replace(/'[0-9a-f-]{36}'/, 'id'));
  expect(withoutIds(ofSomebody)).toEqual(withoutIds(ofNobody));
  expect(ofSomebody.some((text) => text.includes('insert into login_links'))).toBe(true);
  expect(sent.mock.calls.map(([mail]) => mail.to.address)).toEqual([known, known]);
  expect(rehearsed.mock.calls.map(([mail]) => mail.to.address)).toContain(unknown);
});
