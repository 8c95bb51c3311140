import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, enrol, openLink } from '#tests/support/authenticator.ts';
import { loginTokenIn } from '#tests/support/mailbox.ts';
import { createTestOrganization, openTestSession, uniqueEmail } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** One accountant of two companies: an account in each. */
async function accountantOfTwo() {
  const companies = [
    await createTestOrganization(app.services, { name: 'Atelier' }),
    await createTestOrganization(app.services, { name: 'Brasserie' }),
  ] as const;
  const email = uniqueEmail('cabinet');
  const seats: string[] = [];
  for (const { admin } of companies) {
    const body = { name: 'Claude Comptable', email, role: 'accountant' };
    const added = await app.call('POST', '/users', { token: admin.token, body });
    expect(added.status, added.text).toBe(200);
    const mail = await app.mailbox.waitFor(email, seats.length + 1);
    const verified = await app.call('POST', '/auth/verify', { body: { token: loginTokenIn(mail) } });
    expect(verified.status, verified.text).toBe(200);
    seats.push(added.json.id);
  }
  const [first = '', second = ''] = seats;
  return { email, companies, seats: [first, second] as const };
}

const enter = (token: string, id: string) => app.call('POST', `/companies/${id}/enter`, { token });

it('I9: going to another company asks for the code of that company, and proves nothing by itself', async () => {
  const { companies, seats } = await accountantOfTwo();
  const [atelier, brasserie] = companies;
  const atBrasserie = await openTestSession(app.services, brasserie.id, seats[1]);
  const { secret } = await enrol(app, { token: atBrasserie });

  const atAtelier = await openTestSession(app.services, atelier.id, seats[0], null);
  const entered = await enter(atAtelier, brasserie.id);
  expect(entered.json).toEqual({ next: 'second-factor', ticket: expect.any(String) });
  expect((await app.call('GET', '/auth/me', { token: entered.json.ticket })).status).toBe(401);
  expect((await app.call('GET', '/auth/me', { token: atAtelier })).status).toBe(200);

  const body = { ticket: entered.json.ticket, code: codeOf(secret, app.services.now()) };
  const opened = await app.call('POST', '/auth/second-factor', { token: atAtelier, body });
  expect(opened.json.organization.id).toBe(brasserie.id);
  expect((await app.call('GET', '/auth/me', { token: atAtelier })).status).toBe(401);

  // The way back: no factor there, and no fresh proof from the change.
  const stale = await openTestSession(app.services, brasserie.id, seats[1], null);
  const back = await enter(stale, atelier.id);
  expect(back.json.organization.id).toBe(atelier.id);
  const start = await app.call('POST', '/auth/totp/start', { token: back.json.token });
  expect(start.json.code).toBe('fresh_proof_needed');
});

it('I2: what someone set up before a mailbox was proven keeps its owner out of nothing', async () => {
  const squatted = await createTestOrganization(app.services, { confirmed: false });
  const { admin } = squatted;
  await enrol(app, admin);
  const opened = await openLink(app, admin.email);
  expect(opened.json.user.id).toBe(admin.id);
  const { json } = await app.call('GET', '/auth/second-factor', { token: opened.json.token });
  expect([json.app, json.recoveryCodesLeft]).toEqual([null, 0]);
});
