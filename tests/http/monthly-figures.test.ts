import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followUp } from '#server/actions/notifications/follow-up.ts';
import { createTeam } from '#server/actions/teams/create-team.ts';
import { furnishFigures } from '#tests/support/figure-company.ts';
import { jobsDone, keepSessions, setClock, tokenIn } from '#tests/support/leave-company.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { pdfPages } from '#tests/support/pdf-text.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let company: TestOrganization;
let manager: TestPerson;
const people: TestPerson[] = [];

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
  setClock(app, '2026-10-28T09:00:00Z');
  company = await createTestOrganization(app.services);
  manager = await company.add('manager', 'Mona Manager');
  for (let place = 1; place <= 14; place++) people.push(await company.add('employee', `Personne ${place}`));
  await createTeam(app.services, company.acting, {
    name: 'Magasin',
    description: '',
    color: '#3B82F6',
    managerId: manager.id,
    userIds: people.slice(0, 3).map(({ id }) => id),
  });
  await owner.query(`update users set employed_from = '2024-01-01' where organization_id = $1`, [company.id]);
  await furnishFigures(owner, company.id, company.admin.id, people, seededRandom(2612));
  await keepSessions(owner);
}, 60_000);
afterAll(async () => {
  await owner.end();
  await app.close();
});

const choose = ({ token }: TestPerson, choice: string) =>
  app.call('PUT', '/notifications/choices', { token, body: { kind: 'monthly-figures', choice } });
const runAt = async (instant: string) => {
  setClock(app, instant);
  await followUp(app.services);
  await jobsDone(app);
};
const mailsTo = async ({ email }: TestPerson) =>
  (await app.mailbox.to(email)).filter(({ subject }) => subject.includes('Chiffres du mois'));
const paper = ({ token }: TestPerson, query = '', language = 'fr') =>
  fetch(`${app.url}/api/insights/report.pdf${query}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  });

describe('U12: figures of the month', () => {
  it('leave once, on the first working day, to those alone who want them and may read them', async () => {
    expect((await choose(company.admin, 'immediate')).status).toBe(200);
    expect((await choose(people[0] as TestPerson, 'immediate')).status).toBe(400);
    // 1 November is a Sunday and a holiday.
    await runAt('2026-11-01T09:00:00Z');
    expect(await mailsTo(company.admin)).toEqual([]);
    await runAt('2026-11-02T09:00:00Z');
    await runAt('2026-11-02T10:00:00Z');
    await runAt('2026-11-03T09:00:00Z');
    const mails = await mailsTo(company.admin);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toMatch(/octobre\s2026/);
    expect(mails[0]?.text).toContain('16 personnes.');
    expect(await mailsTo(manager)).toEqual([]);
    // Whoever wants them later in the month waits for the next.
    await choose(manager, 'immediate');
    await runAt('2026-11-20T09:00:00Z');
    expect(await mailsTo(manager)).toEqual([]);
    await runAt('2026-12-01T09:00:00Z');
    expect(await mailsTo(manager)).toHaveLength(1);
    expect(await mailsTo(company.admin)).toHaveLength(2);
  });

  it('say what the screen says, by mail and on paper, and nothing of fewer than five people', async () => {
    setClock(app, '2026-11-03T09:00:00Z');
    const { json } = await app.call('GET', '/insights?from=2026-10&to=2026-10', {
      token: company.admin.token,
    });
    const rate = json.figures.find(({ id }: { id: string }) => id === 'absence-rate-anact');
    expect(rate?.value).toBeGreaterThan(0);
    const said = `${String(rate?.value).replace('.', ',')}\u00a0%`;
    const mail = (await mailsTo(company.admin)).find(({ subject }) => subject.includes('octobre'));
    expect(mail?.text).toContain(`${rate?.label}\u00a0: ${said}`);
    const file = await paper(company.admin, '?month=2026-10');
    expect(file.headers.get('content-disposition')).toContain('relache-chiffres-2026-10.pdf');
    const english = await paper(company.admin, '?month=2026-10', 'en');
    expect(english.headers.get('content-disposition')).toContain('relache-figures-2026-10.pdf');
    const [page = []] = pdfPages(Buffer.from(await file.arrayBuffer()));
    expect(page).toEqual(expect.arrayContaining(['Octobre 2026', '16 personnes.', rate?.label, said]));
    expect(page.join(' ')).not.toContain('Magasin');
    // Of the three people of the manager's team there is nothing but that they are too few.
    const [own = []] = pdfPages(Buffer.from(await (await paper(manager, '?month=2026-10')).arrayBuffer()));
    expect(own).toContain('Trop peu de personnes pour en dire les chiffres.');
    expect(own.join(' ')).not.toContain('Taux d’absence');
  });

  it('are a closed door to everyone else', async () => {
    expect((await paper(people[0] as TestPerson)).status).toBe(403);
    expect((await paper(company.admin, '?month=2035-01')).status).toBe(400);
  });

  it('stop with one press, even when they are on their way', async () => {
    const { admin } = company;
    const before = (await mailsTo(admin)).length;
    const [mail] = await mailsTo(admin);
    const token = tokenIn(mail?.text ?? '', '/unsubscribe');
    const stopped = await app.call('POST', '/notifications/unsubscribe', { body: { token } });
    expect(stopped.json).toMatchObject({ kind: 'monthly-figures', stopped: true });
    await runAt('2027-01-04T09:00:00Z');
    expect(await mailsTo(admin)).toHaveLength(before);
    expect((await mailsTo(manager)).length).toBe(2);
  });
});
