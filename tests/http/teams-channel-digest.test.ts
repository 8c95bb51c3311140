import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followUpOrganization } from '#server/actions/notifications/follow-up.ts';
import { actOn, createLeaveCompany, fileLeave, jobsDone, setClock } from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { FlowServer } from '#tests/support/teams/flow-server.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let flows: FlowServer;
beforeAll(async () => {
  flows = await FlowServer.start();
  app = await startTestApp({ env: flows.env });
});
afterAll(async () => {
  await app.close();
  await flows.close();
});

const connect = ({ token }: TestPerson, address: string) =>
  app.call('PUT', '/teams-channel', {
    token,
    body: { address, name: 'Canal', news: ['requests', 'decisions', 'digest'], language: 'fr' },
  });

describe('nothing private is posted (N15)', () => {
  const health = /malad|sick|médic|medic|santé|health|hôpital|grippe|dos\b|décès|matern|patern/i;

  it('whatever the type and the note, asked for, decided and cancelled', async () => {
    const { admin, manager, ines } = await createLeaveCompany(app);
    const address = flows.make();
    await connect(admin, address);
    for (const name of ['Rendez-vous médical', 'Hôpital de jour'])
      await app.call('POST', '/leave-types', {
        token: admin.token,
        body: {
          name: { fr: name, en: name },
          color: '#5F40A8',
          counter: null,
          needsApproval: true,
          halfDays: true,
        },
      });
    const { json: types } = await app.call('GET', '/leave-types', { token: admin.token });
    for (const [place, { id }] of types.entries()) {
      const day = `2041-${String(place + 1).padStart(2, '0')}-04`;
      const body = { type: id, startDate: day, endDate: day, note: 'Grippe et mal de dos' };
      const { status, json } = await fileLeave(app, ines, body);
      if (status !== 200) continue;
      await jobsDone(app);
      if (place % 2 === 0) await actOn(app, manager, json, 'approve');
      else await actOn(app, manager, json, 'reject', { reason: 'Pas avec une grippe' });
      await jobsDone(app);
    }
    const posted = flows.of(address);
    expect(posted.length).toBeGreaterThanOrEqual(8);
    expect(posted.some(({ lines }) => lines.includes('Type Absence'))).toBe(true);
    expect(posted.map(({ text }) => text).join('\n')).not.toMatch(health);
  });
});

describe('the digest of a Monday (N22)', () => {
  it('tells who is away this week, once, without a type', async () => {
    setClock(app, '2026-02-27T09:00:00Z');
    const { admin, organization, manager, ines, colin } = await createLeaveCompany(app);
    const address = flows.make();
    await connect(admin, address);
    const days = { type: 'sick', startDate: '2026-03-04', endDate: '2026-03-09' };
    const { json: request } = await fileLeave(app, ines, days);
    await actOn(app, manager, request, 'approve');
    // Asked for and not decided: nobody's business yet.
    await fileLeave(app, colin, days);
    await jobsDone(app);
    const before = flows.of(address).length;
    const organizationId = organization.id;
    setClock(app, '2026-03-02T03:00:00Z');
    await followUpOrganization(app.services, { organizationId });
    await jobsDone(app);
    expect(flows.of(address)).toHaveLength(before);
    setClock(app, '2026-03-02T09:00:00Z');
    for (const _ of [1, 2]) await followUpOrganization(app.services, { organizationId });
    await jobsDone(app);
    setClock(app, '2026-03-03T09:00:00Z');
    await followUpOrganization(app.services, { organizationId });
    await jobsDone(app);
    const digests = flows.of(address).filter(({ lines }) => lines[0]?.startsWith('Absences de la semaine'));
    expect(digests).toHaveLength(1);
    expect(digests[0]?.lines.slice(1)).toEqual([expect.stringMatching(/^Inès Employée .*mars/)]);
    expect(digests[0]?.links).toEqual([`${app.services.publicUrl}/calendar`]);
  });
});
