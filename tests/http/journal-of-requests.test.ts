import { beforeAll, describe, expect, it } from 'vitest';
import { requestDeedNames } from '#domain/audit-log/audit-action.ts';
import { REQUEST_HAPPENINGS } from '#domain/leave-requests/request-history.ts';
import type { TestOrganization, TestPerson } from '#tests/support/organizations.ts';
import { setRequestStage } from '#tests/support/request-stage.ts';

type Entry = {
  action: string;
  requestId: string | null;
  actor: { name: string } | null;
  subject: { kind: string; id: string; name: string };
  details: object;
};

const stage = setRequestStage();
const { as, filed, move } = stage;
let organization: TestOrganization;
let lead: TestPerson;

beforeAll(() => {
  ({ organization, lead } = stage);
});

const logOf = async (query: string): Promise<Entry[]> =>
  (await as(organization.admin, 'GET', `/audit-log?limit=200&${query}`)).json;

describe('requests in the journal', () => {
  it('tells filing, deciding, withdrawing and cancelling, each with its request and its days', async () => {
    const ana = await organization.add('employee', 'Ana');
    const kept = await filed(ana);
    await move(lead, kept, 'approve');
    await move(ana, kept, 'cancel', { reason: 'Projet secret' });
    await move(lead, kept, 'cancel', { reason: 'Vu avec Ana' });
    const refused = await filed(ana, { startDate: '2040-08-06', endDate: '2040-08-10', note: 'Noces' });
    await move(lead, refused, 'reject', { reason: 'Trop de monde' });
    const withdrawn = await filed(ana, { startDate: '2040-09-03', endDate: '2040-09-07' });
    await move(ana, withdrawn, 'withdraw');

    const log = (await logOf(`subjectId=${ana.id}`)).filter(({ requestId }) => requestId !== null);
    expect(log.map(({ action, requestId, actor }) => [action, requestId, actor?.name])).toEqual([
      ['leave-request.withdrawn', withdrawn.id, 'Ana'],
      ['leave-request.filed', withdrawn.id, 'Ana'],
      ['leave-request.rejected', refused.id, 'Lou Chef'],
      ['leave-request.filed', refused.id, 'Ana'],
      ['leave-request.cancelled', kept.id, 'Lou Chef'],
      ['leave-request.cancellation-asked', kept.id, 'Ana'],
      ['leave-request.approved', kept.id, 'Lou Chef'],
      ['leave-request.filed', kept.id, 'Ana'],
    ]);
    expect(log.at(-1)).toMatchObject({
      subject: { kind: 'user', id: ana.id, name: 'Ana' },
      details: { from: '2040-07-02', to: '2040-07-06' },
    });
    expect(await logOf(`action=leave-request.rejected&subjectId=${ana.id}`)).toEqual([log[2]]);
    expect((await logOf(`actorId=${lead.id}&subjectId=${ana.id}`)).map(({ action }) => action)).toEqual([
      'leave-request.rejected',
      'leave-request.cancelled',
      'leave-request.approved',
    ]);
  });

  it('never says why somebody is away, in the list or in the file', async () => {
    const zoe = await organization.add('employee', 'Zoé Malade');
    const sick = await filed(zoe, { type: 'sick', note: 'Une opération du genou' });
    await move(lead, sick, 'reject', { reason: 'Sans l’arrêt de travail' });
    const list = JSON.stringify(await logOf(`subjectId=${zoe.id}`));
    expect(list).toContain(sick.id);
    const file = await as(organization.admin, 'GET', `/audit-log.csv?subjectId=${zoe.id}`);
    expect(file.text).toContain('Demande refusée');
    for (const said of [list, file.text]) {
      expect(said).not.toMatch(/genou|arrêt de travail|sick|maladie/i);
    }
  });

  it('goes page by page through entries of both kinds, without gaps or repeats', async () => {
    const ines = await organization.add('employee', 'Inès');
    for (const month of ['01', '02', '03']) {
      const request = await filed(ines, { startDate: `2041-${month}-04`, endDate: `2041-${month}-04` });
      await as(organization.admin, 'PUT', `/users/${ines.id}`, {
        role: month === '02' ? 'employee' : 'team_lead',
      });
      await move(organization.admin, request, 'approve');
    }
    const all = await logOf(`subjectId=${ines.id}`);
    expect(new Set(all.map(({ action }) => action.split('.')[0]))).toEqual(
      new Set(['leave-request', 'user']),
    );
    const seen: Entry[] = [];
    let path: string | undefined = `/audit-log?subjectId=${ines.id}&limit=2`;
    while (path !== undefined) {
      const answer = await stage.app.callAnything('GET', path, { token: organization.admin.token });
      seen.push(...answer.json);
      path = /^<\/api(.*)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(all);
  });

  it('knows every event of a request but those that nobody does', () => {
    const told: readonly string[] = requestDeedNames;
    expect(REQUEST_HAPPENINGS.filter((event) => !told.includes(event))).toEqual(['reminded', 'escalated']);
  });
});

describe('removing someone', () => {
  it('withdraws what waits, cancels what was to come, and lists and calendar agree', async () => {
    const gabriel = await organization.add('employee', 'Gabriel');
    const waiting = await filed(gabriel);
    const booked = await filed(gabriel, { startDate: '2040-07-16', endDate: '2040-07-20' });
    await move(lead, booked, 'approve');
    expect((await as(organization.admin, 'DELETE', `/users/${gabriel.id}`)).status).toBe(200);

    const { json } = await as(organization.admin, 'GET', `/leave-requests?user=${gabriel.id}`);
    const states = json.map(({ id, status }) => [id, status] as const);
    expect(new Map(states)).toEqual(
      new Map([
        [waiting.id, 'withdrawn'],
        [booked.id, 'cancelled'],
      ]),
    );
    const calendar = await as(
      organization.admin,
      'GET',
      '/leave-requests/team-calendar?from=2040-07-01&to=2040-07-31',
    );
    expect(calendar.status).toBe(200);
    expect(JSON.stringify(calendar.json)).not.toContain(gabriel.id);
    expect(
      (await logOf(`subjectId=${gabriel.id}`))
        .slice(0, 3)
        .map(({ action }) => action)
        .sort(),
    ).toEqual(['leave-request.cancelled', 'leave-request.withdrawn', 'user.removed']);
    const days = (await stage.ledgerOf(booked)).reduce((sum, line) => sum + line.days, 0);
    expect(days).toBe(0);
  });
});
