import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import type { EndpointTable } from '#contract/endpoint.ts';
import { sweepExpiredAccess } from '#server/actions/auth/sweep-expired-access.ts';
import { listLooksAt } from '#server/store/looks.ts';
import { makeKey } from '#tests/support/api-keys.ts';
import { attach, fetchAttachment } from '#tests/support/attachments.ts';
import { eventually } from '#tests/support/eventually.ts';
import type { KnownPath } from '#tests/support/known-calls.ts';
import { actOn, createLeaveCompany, fileLeave, type LeaveCompany } from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { samplePdf } from '#tests/support/sample-files.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { todayInParis } from '#tests/support/today.ts';

interface Look {
  readonly looker: { readonly id: string; readonly name: string };
  readonly kind: string;
  readonly ofEveryone: boolean;
  readonly key: string | null;
  readonly firstAt: string;
  readonly lastAt: string;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const get = <const P extends string>(person: TestPerson, path: KnownPath<'GET', P>) =>
  app.call('GET', path, { token: person.token });
const looksAt = async (person: TestPerson): Promise<Look[]> =>
  (await get(person, '/privacy/looks/mine')).json;

/** Looks are written beside answers: whoever looked last is waited for. */
const looksUntil = (person: TestPerson, isThere: (look: Look) => boolean): Promise<Look[]> =>
  eventually(async () => {
    const looks = await looksAt(person);
    return looks.some(isThere) && looks;
  }, 'a look to be noted');

/** A look that comes after all others, so that what is not there by then never was. */
async function settled(company: LeaveCompany, person: TestPerson): Promise<Look[]> {
  const { admin } = company;
  const month = todayInParis(app.services.now()).slice(0, 7);
  await get(admin, `/payroll/statement?month=${month}`);
  return looksUntil(person, ({ kind, ofEveryone }) => kind === 'payroll' && ofEveryone);
}

async function sickLeave(company: LeaveCompany) {
  const filed = await fileLeave(app, company.ines, { type: 'sick' });
  expect(filed.status, filed.text).toBe(200);
  return filed.json as { readonly id: string };
}

describe('who looked', () => {
  it('V10: tells the person who opened their file and balances, and nobody else', async () => {
    const company = await createLeaveCompany(app);
    const { ines, colin, manager } = company;
    expect((await get(manager, `/users/${ines.id}`)).status).toBe(200);
    expect((await get(manager, `/users/${ines.id}/balances`)).status).toBe(200);
    const looks = await settled(company, ines);
    const byManager = looks.filter(({ looker }) => looker.id === manager.id);
    expect(byManager.map(({ kind }) => kind).toSorted()).toEqual(['balance', 'sheet']);
    expect(byManager[0]).toMatchObject({ looker: { name: manager.name }, ofEveryone: false, key: null });
    const ofColin = await settled(company, colin);
    expect(ofColin.filter(({ looker }) => looker.id === manager.id)).toEqual([]);
  });

  it('V10: notes neither oneself nor whoever is refused', async () => {
    const company = await createLeaveCompany(app);
    const { ines, colin } = company;
    expect((await get(ines, `/users/${ines.id}/balances`)).status).toBe(200);
    expect((await get(colin, `/users/${ines.id}/balances`)).status).toBe(403);
    expect((await get(colin, `/users/${ines.id}`)).status).toBe(404);
    const looks = await settled(company, ines);
    expect(looks.map(({ kind }) => kind)).toEqual(['payroll']);
  });

  it('V10: notes a sickness that was opened, and no other leave', async () => {
    const company = await createLeaveCompany(app);
    const { ines, colin, manager } = company;
    const { id } = await sickLeave(company);
    const holiday = await fileLeave(app, ines, { startDate: '2040-08-06', endDate: '2040-08-07' });
    for (const request of [holiday.json.id, id])
      expect((await get(manager, `/leave-requests/${request}`)).status).toBe(200);
    const looks = await looksUntil(ines, ({ kind }) => kind === 'sickness');
    expect(looks.map(({ kind }) => kind)).toEqual(['sickness']);
    // V12: a colleague learns neither of the look nor of what was looked at.
    expect((await settled(company, colin)).map(({ kind }) => kind)).toEqual(['payroll']);
  });

  it('V10: notes a document that an admin opened', async () => {
    const company = await createLeaveCompany(app);
    const { ines, admin } = company;
    const { id } = await sickLeave(company);
    const { json } = await attach(app, ines, id, samplePdf());
    const { id: attachmentId } = present(json.attachments[0]);
    expect((await fetchAttachment(app, ines, id, attachmentId)).status).toBe(200);
    expect((await fetchAttachment(app, admin, id, attachmentId)).status).toBe(200);
    const looks = await looksUntil(ines, ({ kind }) => kind === 'document');
    expect(looks.map(({ looker }) => looker.id)).toEqual([admin.id]);
  });

  it('V11: writes one line a day, with the first and the last time', async () => {
    const { ines, manager } = await createLeaveCompany(app);
    const open = () => get(manager, `/users/${ines.id}/balances`);
    const isBalance = ({ kind }: Look) => kind === 'balance';
    await open();
    const [first] = await looksUntil(ines, isBalance);
    await open();
    const again = (look: Look) => look.lastAt > (first?.lastAt ?? '');
    const looks = await looksUntil(ines, again);
    expect(looks).toHaveLength(1);
    expect(looks[0]?.firstAt).toBe(first?.firstAt);
  });

  it('V11: tells each of what was opened of everyone, but who came later', async () => {
    const company = await createLeaveCompany(app);
    const { admin, ines, colin, organization } = company;
    const month = todayInParis(app.services.now()).slice(0, 7);
    expect((await get(admin, `/payroll/statement/file?month=${month}&format=xlsx`)).status).toBe(200);
    for (const person of [ines, colin]) {
      const [look] = await looksUntil(person, ({ kind }) => kind === 'export');
      expect(look).toMatchObject({ ofEveryone: true, looker: { id: admin.id } });
    }
    expect(await looksAt(admin)).toEqual([]);
    app.advance(60_000);
    const late = await organization.add('employee', 'Léa Dernière');
    expect(await looksAt(late)).toEqual([]);
  });

  it('V10: names in a calendar file only those of whom it says why', async () => {
    const company = await createLeaveCompany(app);
    const { ines, colin, manager, admin } = company;
    const { id } = await sickLeave(company);
    expect((await actOn(app, manager, { id }, 'approve')).status).toBe(200);
    const file = '/calendar/export?format=csv&from=2040-07-01&to=2040-07-31';
    for (const reader of [colin, admin]) expect((await get(reader, file)).status).toBe(200);
    const looks = await looksUntil(ines, ({ kind }) => kind === 'export');
    // The colleague's file says « absent », so that it opened nothing.
    expect(looks.map(({ looker }) => looker.id)).toEqual([admin.id]);
    expect((await settled(company, colin)).filter(({ kind }) => kind === 'export')).toEqual([]);
  });

  it('V10: notes keys, and says what kind of key it was', async () => {
    const { ines, admin } = await createLeaveCompany(app);
    const own = await makeKey(app, admin, ['balance.read']);
    const organizations = await makeKey(app, admin, ['balance.read'], { kind: 'organization' });
    for (const { key } of [own, organizations]) {
      const answer = await app.call('GET', `/users/${ines.id}/balances`, { token: key });
      expect(answer.status, answer.text).toBe(200);
    }
    const looks = await looksUntil(ines, ({ key }) => key === 'organization');
    expect(looks.map(({ key }) => key).toSorted()).toEqual(['organization', 'personal']);
    expect(looks.every(({ looker }) => looker.id === admin.id)).toBe(true);
    const refused = await app.call('GET', '/privacy/looks/mine', { token: own.key });
    expect([refused.status, refused.json.code]).toEqual([403, 'key_not_taken']);
  });

  it('V10: notes an accountant who opens payroll', async () => {
    const { ines, organization } = await createLeaveCompany(app);
    const accountant = await organization.add('accountant', 'Alice Comptable');
    const month = todayInParis(app.services.now()).slice(0, 7);
    expect((await get(accountant, `/payroll/months/${month}`)).status).toBe(200);
    const [look] = await looksUntil(ines, ({ kind }) => kind === 'payroll');
    expect(look).toMatchObject({ looker: { name: 'Alice Comptable' }, ofEveryone: true });
  });

  it('V12: tells nothing across organisations', async () => {
    const [here, there] = [await createLeaveCompany(app), await createLeaveCompany(app)];
    await get(here.manager, `/users/${here.ines.id}/balances`);
    await looksUntil(here.ines, ({ kind }) => kind === 'balance');
    expect((await get(there.admin, `/users/${here.ines.id}/balances`)).status).toBe(404);
    expect(await looksAt(there.admin)).toEqual([]);
    expect((await looksAt(here.ines)).map(({ looker }) => looker.id)).toEqual([here.manager.id]);
  });
});

it('V10: sends no answer again without its handler, which alone says whom it opened', () => {
  const endpoints = Object.values<EndpointTable>(api).flatMap((table) => Object.values(table));
  const looking = endpoints.filter(({ looks }) => looks);
  expect(looking.length).toBeGreaterThan(15);
  expect(looking.filter(({ untilWritten, access }) => untilWritten || access !== 'session')).toEqual([]);
});

/** Files that open nothing of anybody: a photo, figures without names, and what was done rather than what is. */
const harmlessFiles = [
  'auditLog.export',
  // Of figures and days; those that name people are noted.
  'insightTables.ahead',
  'insightTables.read',
  'insightTables.shortages',
  'insights.file',
  // Figures of five people at least.
  'insights.report',
  'photos.read',
  'privacyRegister.informationSheet',
  'privacyRegister.registerDocument',
  // A manifest and two icons.
  'teamsBot.app',
];

it('V10: lets no file leave unnoted', () => {
  const files = Object.entries<EndpointTable>(api).flatMap(([feature, table]) =>
    Object.entries(table)
      .filter(([, { file, namedFile, looks }]) => (file || namedFile) && !looks)
      .map(([name]) => `${feature}.${name}`),
  );
  expect(files.toSorted()).toEqual(harmlessFiles);
});

// Last: the clock of the whole application moves.
it('V13: forgets after a year', async () => {
  const { ines, manager, organization } = await createLeaveCompany(app);
  await get(manager, `/users/${ines.id}/balances`);
  await looksUntil(ines, ({ kind }) => kind === 'balance');
  const count = () =>
    app.services.database.inOrganization(organization.id, (tx) =>
      listLooksAt(tx, ines.id, new Date(0), { limit: 10, cursor: undefined }),
    );
  app.advance(364 * 86_400_000);
  await sweepExpiredAccess(app.services);
  expect(await count()).toHaveLength(1);
  app.advance(2 * 86_400_000);
  await sweepExpiredAccess(app.services);
  expect(await count()).toHaveLength(0);
});
