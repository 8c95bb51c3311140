import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceEvent } from '#server/actions/notifications/announce-request.ts';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import {
  actOn,
  createLeaveCompany,
  fileLeave,
  jobsDone,
  type LeaveCompany,
} from '#tests/support/leave-company.ts';
import { createTestOrganization, type TestPerson } from '#tests/support/organizations.ts';
import { ownerPool } from '#tests/support/owner-pool.ts';
import { present } from '#tests/support/present.ts';
import { FlowServer } from '#tests/support/teams/flow-server.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let flows: FlowServer;
let owner: Pool;
beforeAll(async () => {
  flows = await FlowServer.start();
  app = await startTestApp({ env: flows.env });
  owner = ownerPool(app.connection);
});
afterAll(async () => {
  await owner.end();
  await app.close();
  await flows.close();
});

const everything = ['requests', 'decisions', 'digest'];

const connect = ({ token }: TestPerson, address: string, news: readonly string[] = everything) =>
  app.call('PUT', '/teams-channel', {
    token,
    body: { address, name: 'Équipe · Absences', news, language: 'fr' },
  });

async function offerOf({ token }: TestPerson) {
  const { json } = await app.call('GET', '/connections', { token });
  return json.offers.find((one: { provider: string }) => one.provider === 'teams');
}

const call = <const M extends Method, const P extends string>(
  method: M,
  path: KnownPath<M, P>,
  { token }: TestPerson,
  body?: object,
) => app.call(method, path, { token, ...(body ? { body } : {}) });

/** A company whose admin pasted the address of a flow. */
async function connected(news?: readonly string[]): Promise<LeaveCompany & { readonly address: string }> {
  const company = await createLeaveCompany(app);
  const address = flows.make();
  await connect(company.admin, address, news);
  return { ...company, address };
}

const titles = (address: string) => flows.of(address).map(({ lines }) => lines[0]);

describe('a channel of Teams (N19)', () => {
  it('is connected by the address of a flow, which nobody is told again', async () => {
    const { admin } = await createTestOrganization(app.services);
    const address = flows.make();
    const { json } = await connect(admin, address);
    expect(json.channel).toEqual({
      name: 'Équipe · Absences',
      host: new URL(address).host,
      news: everything,
      language: 'fr',
      testedAt: null,
      seen: null,
    });
    const offer = await offerOf(admin);
    expect(offer).toMatchObject({ owner: 'company', isSetUp: true });
    // Nothing was posted yet: nothing has succeeded.
    expect(offer?.connection).toMatchObject({ state: 'ok', lastSuccessAt: null });
    await call('POST', '/teams-channel/test', admin);
    const sig = new URL(address).searchParams.get('sig') ?? '';
    const { rows } = await owner.query("select c.*, encode(tokens, 'escape') as escaped from connections c");
    const log = await call('GET', '/audit-log', admin);
    const shown = await call('GET', '/teams-channel', admin);
    const told = [JSON.stringify([await offerOf(admin), rows]), log.text, shown.text, ...app.logs].join('\n');
    expect(sig).toHaveLength(64);
    expect(told).not.toContain(sig);
    expect(told).not.toContain(new URL(address).pathname);
  });

  it.each([
    ['https://hooks.example.org/workflows/x?sig=y', 'not_workflows'],
    ['https://prod-1.logic.azure.com.example.org/x?sig=y', 'not_workflows'],
    ['https://acme.webhook.office.com/webhookb2/x', 'not_workflows'],
    ['http://prod-1.westeurope.logic.azure.com/x?sig=y', 'url_not_https'],
    ['https://169.254.169.254/latest', 'url_inside'],
    ['https://10.0.0.7/x?sig=y', 'url_inside'],
    ['https://user:password@api.powerautomate.com/x', 'url_invalid'],
    ['javascript:alert(1)', 'url_not_https'],
  ])('is nowhere else: %s', async (address, problem) => {
    const { admin } = await createTestOrganization(app.services);
    const { status, json } = await connect(admin, address);
    expect([status, Object.keys(json.fields)]).toEqual([400, ['address']]);
    const plain = await connect(admin, 'https://hooks.example.org/x');
    expect(json.fields.address === plain.json.fields.address).toBe(problem === 'not_workflows');
    expect((await offerOf(admin))?.connection).toBeNull();
  });

  it('is one organisation’s, and its admins’ alone', async () => {
    const { address, admin, manager, ines } = await connected();
    const stranger = await createTestOrganization(app.services);
    expect((await connect(stranger.admin, address)).json.code).toBe('connection_taken');
    expect((await call('GET', '/teams-channel', stranger.admin)).json.channel).toBeNull();
    const before = flows.of(address).length;
    for (const person of [manager, ines]) {
      const asked = [
        await call('GET', '/teams-channel', person),
        await connect(person, flows.make()),
        await call('PATCH', '/teams-channel', person, { name: 'X', news: [], language: 'fr' }),
        await call('POST', '/teams-channel/test', person),
        await call('PUT', '/teams-channel/seen', person, { seen: true }),
      ];
      expect(asked.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    }
    expect(flows.of(address)).toHaveLength(before);
    // Nobody is sent anywhere for it, and the test of others is none of its.
    expect((await call('POST', '/connections/company/teams', admin)).status).toBe(404);
    const connection = present((await offerOf(admin))?.connection);
    expect((await call('POST', `/connections/${connection.id}/test`, admin)).status).toBe(404);
  });

  it('is forgotten when it is disconnected, and posts nothing any more', async () => {
    const { address, admin, ines } = await connected();
    const connection = present((await offerOf(admin))?.connection);
    const ended = await call('POST', `/connections/${connection.id}/disconnect`, admin, {});
    // Only who made the flow can take its address back.
    expect(ended.json.isRevoked).toBe(false);
    await fileLeave(app, ines);
    await jobsDone(app);
    const { rows } = await owner.query('select from connections where id = $1', [connection.id]);
    expect([rows.length, titles(address)]).toEqual([0, []]);
  });
});

describe('a test (N21)', () => {
  it('is taken by the flow, and seen only if somebody says so', async () => {
    const { address, admin } = await connected(['digest']);
    expect((await call('PUT', '/teams-channel/seen', admin, { seen: true })).json.channel?.seen).toBeNull();
    const { json } = await call('POST', '/teams-channel/test', admin);
    expect([json.isTaken, json.channel?.seen]).toEqual([true, null]);
    expect(titles(address)).toEqual(['Essai de Relâche']);
    expect(flows.of(address)[0]?.lines.join('\n')).toContain('les absences, chaque lundi');
    expect((await call('PUT', '/teams-channel/seen', admin, { seen: false })).json.channel?.seen).toBe(false);
    // Asked anew with each test.
    expect((await call('POST', '/teams-channel/test', admin)).json.channel?.seen).toBeNull();
    await call('PUT', '/teams-channel/seen', admin, { seen: true });
    const { channel } = (await call('GET', '/teams-channel', admin)).json;
    expect([channel?.seen, typeof channel?.testedAt]).toEqual([true, 'string']);
  });

  it('tells what went wrong, and what time does not mend breaks it until it works (N13)', async () => {
    const { address, admin } = await connected();
    const troubles = [];
    flows.server.outages.push({ status: 503 }, { status: 429 }, { status: 400 }, { status: 302 });
    for (const _ of [1, 2, 3, 4]) {
      expect((await call('POST', '/teams-channel/test', admin)).json.isTaken).toBe(false);
      troubles.push((await offerOf(admin))?.connection?.trouble?.code);
    }
    expect(troubles).toEqual(['unreachable', 'busy', 'refused', 'refused']);
    expect((await offerOf(admin))?.connection?.state).toBe('ok');
    flows.remove(address);
    await call('POST', '/teams-channel/test', admin);
    expect((await offerOf(admin))?.connection).toMatchObject({
      state: 'broken',
      trouble: { code: 'revoked' },
    });
    await connect(admin, flows.make());
    expect((await offerOf(admin))?.connection).toMatchObject({ state: 'ok', trouble: null });
  });
});

describe('what is posted (N20)', () => {
  it('is what was chosen, with a link and nothing to press besides', async () => {
    const { address, admin, ines, manager } = await connected();
    const { json: request } = await fileLeave(app, ines, { note: 'Chez ma sœur' });
    await jobsDone(app);
    await actOn(app, manager, request, 'approve');
    await jobsDone(app);
    expect(titles(address)).toEqual([
      'Inès Employée demande une absence',
      'Absence de Inès Employée approuvée',
    ]);
    const [asked, decided] = flows.of(address);
    expect(asked?.lines.slice(1)).toEqual([
      'Type Vacances',
      expect.stringMatching(/^Dates .*2040/),
      expect.stringMatching(/^Décompte 5/),
    ]);
    expect(decided?.lines.at(-1)).toBe('Par Mona Manager');
    expect(asked?.links).toEqual([`${app.services.publicUrl}/requests/${request.id}`]);
    expect(flows.of(address).map(({ text }) => text)).not.toContain('sœur');
    await call('PATCH', '/teams-channel', admin, { name: 'Canal', news: ['decisions'], language: 'en' });
    const { json: second } = await fileLeave(app, ines, { startDate: '2040-09-03', endDate: '2040-09-07' });
    await jobsDone(app);
    await actOn(app, manager, second, 'reject', { reason: 'Trop de monde absent' });
    await jobsDone(app);
    expect(titles(address).slice(2)).toEqual(['Request of Inès Employée refused']);
    expect(flows.of(address).at(-1)?.text).not.toContain('Trop de monde');
  });

  it('is posted once, however often it is announced, and in the end although the flow is down', async () => {
    const { address, organization, ines } = await connected();
    flows.server.outages.push({ status: 500 });
    const { json: request } = await fileLeave(app, ines);
    const { rows } = await owner.query('select id from leave_request_events where request_id = $1', [
      request.id,
    ]);
    const told = { organizationId: organization.id, eventId: rows[0].id };
    for (const _ of [1, 2]) await announceEvent(app.services, told);
    await owner.query('update graphile_worker._private_jobs set run_at = now() where attempts > 0');
    await jobsDone(app);
    expect(titles(address)).toEqual(['Inès Employée demande une absence']);
  });

  it('shows a name as it is, whatever it looks like', async () => {
    const { address, organization } = await connected();
    const odd = await organization.add('employee', '[Gagnez](https://example.org) **tout**');
    await fileLeave(app, odd);
    await jobsDone(app);
    expect(titles(address)).toEqual(['[Gagnez](https://example.org) **tout** demande une absence']);
    expect(flows.of(address)[0]?.links).toHaveLength(1);
  });
});
