import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint, EndpointTable } from '#contract/endpoint.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import { codeOf, enrol, openLink } from '#tests/support/authenticator.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const now = () => app.services.now();
const today = () => dayOfInstant(now().getTime(), 'Europe/Paris');
const setPolicy = (
  { admin }: TestOrganization,
  secondFactor: string,
  from: string | null,
  token = admin.token,
) => app.call('PUT', '/organization/login-policy', { token, body: { secondFactor, from } });
const works = async (token: string): Promise<boolean> =>
  (await app.call('GET', '/balances/me', { token })).status === 200;

describe('the organisation asks for a second factor (I10)', () => {
  it('lists who is not ready, and refuses a policy without its day', async () => {
    const organization = await createTestOrganization(app.services);
    const nina = await organization.add('employee', 'Nina Prête');
    await organization.add('employee', 'Paul Pas-Encore');
    await enrol(app, nina);
    const refused = await setPolicy(organization, 'everyone', null);
    expect([refused.status, refused.json.code]).toEqual([400, 'validation_failed']);
    const { json } = await setPolicy(organization, 'admins', addDays(today(), 14));
    const shown = json.people.map(({ name, ready, asked }: Record<string, unknown>) => [name, ready, asked]);
    expect(shown).toEqual([
      ['Alix Admin', false, true],
      ['Nina Prête', true, false],
      ['Paul Pas-Encore', false, false],
    ]);
    const { json: log } = await app.call('GET', '/audit-log', { token: organization.admin.token });
    expect(log[0]).toMatchObject({
      action: 'login-policy.changed',
      details: { secondFactor: ['off', 'admins'] },
    });
  });

  it('leaves nothing open but the way to set one up, from the day on', async () => {
    const organization = await createTestOrganization(app.services);
    const { admin } = organization;
    const person = await organization.add('employee');
    await setPolicy(organization, 'everyone', addDays(today(), 1));
    expect(await works(person.token)).toBe(true);
    await setPolicy(organization, 'everyone', today());
    const calls = Object.entries<EndpointTable>(api).flatMap(([feature, table]) =>
      Object.entries<Endpoint>(table)
        .filter(([, { access, stream }]) => access === 'session' && !stream)
        .map(([name, endpoint]) => ({ key: `${feature}.${name}`, endpoint })),
    );
    const open: string[] = [];
    for (const { key, endpoint } of calls) {
      // It would end the session that the others are asked with.
      if (key === 'auth.logout') continue;
      const place = endpoint.path.replaceAll(/\{(\w+)\}/g, () => crypto.randomUUID());
      const body = endpoint.method === 'GET' ? {} : { body: {} };
      const { json } = await app.callAnything(endpoint.method, place, { token: admin.token, ...body });
      if (json?.code !== 'second_factor_needed') open.push(key);
    }
    expect(open.sort()).toEqual([
      'auth.chooseLanguage',
      'auth.me',
      'passkeys.prove',
      'secondFactors.askMailCode',
      'secondFactors.confirmApp',
      'secondFactors.read',
      'secondFactors.startApp',
      'secondFactors.stepUp',
    ]);
    expect((await app.call('POST', '/auth/logout', { token: person.token })).status).toBe(200);
  });

  it('asks admins alone where it says so, and keys never', async () => {
    const organization = await createTestOrganization(app.services);
    const person = await organization.add('employee');
    const form = { name: 'Tableur', kind: 'personal', scopes: ['balance.read'] };
    const key = await app.call('POST', '/api-keys', { token: organization.admin.token, body: form });
    await setPolicy(organization, 'admins', today());
    expect(await works(person.token)).toBe(true);
    expect(await works(organization.admin.token)).toBe(false);
    expect(await works(key.json.key)).toBe(true);
    const { json } = await app.call('GET', '/auth/me', { token: organization.admin.token });
    expect(json.enrolling).toBe(true);
  });

  it('is for admins to set, of their own organisation', async () => {
    const [ours, theirs] = [
      await createTestOrganization(app.services),
      await createTestOrganization(app.services),
    ];
    const manager = await ours.add('manager');
    expect((await setPolicy(ours, 'everyone', today(), manager.token)).status).toBe(403);
    await setPolicy(theirs, 'everyone', today());
    expect(await works(manager.token)).toBe(true);
  });
});

type Step = 'policy' | 'enrol' | 'log in' | 'turn off';

/** Every order of four steps. */
function orders(steps: readonly Step[]): Step[][] {
  if (steps.length === 0) return [[]];
  return steps.flatMap((step) =>
    orders(steps.filter((other) => other !== step)).map((rest) => [step, ...rest]),
  );
}

describe('nobody is locked out, in whatever order it happens (I10)', () => {
  let organization: TestOrganization;
  beforeAll(async () => {
    organization = await createTestOrganization(app.services);
    await enrol(app, organization.admin);
  });

  it.each(
    orders(['policy', 'enrol', 'log in', 'turn off']).map((order) => [order.join(', '), order] as const),
  )('%s', async (_name, order) => {
    expect((await setPolicy(organization, 'off', null)).status).toBe(200);
    const person: TestPerson = await organization.add('employee');
    let { token } = person;
    let secret: string | null = null;
    const logIn = async () => {
      const { json } = await openLink(app, person.email);
      if (!json.next) return json.token as string;
      app.advance(30_000);
      const body = { ticket: json.ticket, code: codeOf(secret ?? '', now()) };
      return (await app.call('POST', '/auth/second-factor', { body })).json.token as string;
    };
    for (const step of order) {
      if (step === 'policy') expect((await setPolicy(organization, 'everyone', today())).status).toBe(200);
      if (step === 'enrol') ({ secret } = await enrol(app, { token }));
      if (step === 'log in') token = await logIn();
      if (step === 'turn off') {
        const { status } = await app.call('POST', '/auth/totp/off', { token });
        expect(status === 200).toBe(secret !== null);
        if (status === 200) secret = null;
      }
      expect((await app.call('GET', '/auth/me', { token })).status).toBe(200);
    }
    // Whatever happened, one login and at most one set-up lead back to everything.
    token = await logIn();
    if (!(await works(token))) ({ secret } = await enrol(app, { token }));
    expect(await works(token)).toBe(true);
  });
});
