import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resetByOperator } from '#server/actions/second-factors/reset-by-operator.ts';
import { codeOf, enrol, openLink } from '#tests/support/authenticator.ts';
import { callAs } from '#tests/support/call-as.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const hour = 60 * 60_000;

let app: TestApp;
let organization: TestOrganization;
let nina: TestPerson;
const as = callAs(() => app);

beforeAll(async () => {
  app = await startTestApp();
  organization = await createTestOrganization(app.services);
  nina = await organization.add('admin', 'Nina Admin');
});
afterAll(() => app.close());

const ask = (by: TestPerson, userId: string) => as(by, 'POST', '/organization/recoveries', { userId });
const confirm = (by: TestPerson, id: string) => as(by, 'POST', `/organization/recoveries/${id}/confirm`);
const stop = (token: string) => app.call('POST', '/auth/recovery/stop', { body: { token } });
const isAsked = async (email: string) => (await openLink(app, email)).json.next === 'second-factor';

/** Someone who lost everything, and the reset that the first admin has asked for. */
async function lost() {
  const person = await organization.add('employee', 'Paul Perdu');
  const { secret } = await enrol(app, person);
  const { json, status, text } = await ask(organization.admin, person.id);
  expect(status, text).toBe(200);
  const recovery = json.recoveries.find((one: { person: { id: string } }) => one.person.id === person.id);
  return { person, secret, id: recovery?.id as string };
}

async function stopTokenOf({ email }: TestPerson): Promise<string> {
  const mail = await app.mailbox.waitFor(email);
  expect(mail.subject).toBe('Votre second facteur va être remis à zéro');
  return /\/stop-recovery\?token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
}

describe('I12: everything is lost', () => {
  it('one admin asks, another confirms, and a day later the link is enough', async () => {
    const { person, id } = await lost();
    expect((await confirm(organization.admin, id)).status).toBe(403);
    expect(await isAsked(person.email)).toBe(true);
    app.advance(25 * hour);
    expect(await isAsked(person.email)).toBe(true);
    const confirmed = await confirm(nina, id);
    expect(present(confirmed.json.recoveries[0]).dueAt).not.toBeNull();
    app.advance(23 * hour);
    expect(await isAsked(person.email)).toBe(true);
    app.advance(hour);
    const opened = await openLink(app, person.email);
    expect(opened.json.user.id).toBe(person.id);
    const { json } = await app.call('GET', '/auth/second-factor', { token: opened.json.token });
    expect([json.app, json.recoveryCodesLeft]).toEqual([null, 0]);
    const { json: log } = await as(nina, 'GET', '/audit-log');
    const deeds = log.map(({ action }: { action: string }) => action);
    expect(deeds).toEqual(
      expect.arrayContaining([
        'second-factor.reset_asked',
        'second-factor.reset_confirmed',
        'second-factor.reset_done',
      ]),
    );
  });

  it('the person stops it by the link of the mail, once', async () => {
    const { person, id } = await lost();
    await confirm(nina, id);
    const token = await stopTokenOf(person);
    expect((await stop(`${token.slice(0, -2)}AA`)).json.code).toBe('mail_link_invalid');
    expect((await stop(token)).json).toEqual({ success: true });
    expect((await stop(token)).status).toBe(410);
    app.advance(25 * hour);
    expect(await isAsked(person.email)).toBe(true);
  });

  it('ends when the person gives a code after all, or an admin takes it back', async () => {
    const { person, secret, id } = await lost();
    await confirm(nina, id);
    const { ticket } = (await openLink(app, person.email)).json;
    const body = { ticket, code: codeOf(secret, app.services.now()) };
    expect((await app.call('POST', '/auth/second-factor', { body })).status).toBe(200);
    app.advance(25 * hour);
    expect(await isAsked(person.email)).toBe(true);

    const again = await lost();
    await confirm(nina, again.id);
    expect((await as(organization.admin, 'DELETE', `/organization/recoveries/${again.id}`)).status).toBe(200);
    app.advance(25 * hour);
    expect(await isAsked(again.person.email)).toBe(true);
  });

  it('is nothing that one does for oneself, alone, without the role, or from elsewhere', async () => {
    const { person, id } = await lost();
    const manager = await organization.add('manager');
    const elsewhere = (await createTestOrganization(app.services)).admin;
    await enrol(app, nina);
    expect((await ask(nina, nina.id)).status).toBe(403);
    expect((await ask(manager, person.id)).status).toBe(403);
    expect((await ask(elsewhere, person.id)).status).toBe(404);
    expect((await confirm(manager, id)).status).toBe(403);
    expect((await confirm(elsewhere, id)).status).toBe(404);
    expect((await ask(nina, person.id)).status).toBe(404);
    const without = await organization.add('employee');
    expect((await ask(organization.admin, without.id)).status).toBe(404);
  });

  it('the operator resets at once, by the address', async () => {
    const person = await organization.add('employee');
    await enrol(app, person);
    expect(await isAsked(person.email)).toBe(true);
    expect(await resetByOperator(app.services, 'personne@exemple.fr')).toEqual([]);
    expect(await resetByOperator(app.services, person.email.toUpperCase())).toHaveLength(1);
    expect(await isAsked(person.email)).toBe(false);
  });
});
