import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
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
