import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, type PlainDate } from '#domain/calendar/plain-date.ts';
import { findOpenDeparture } from '#server/store/departures.ts';
import { connectDirectory, patch, type TestDirectory } from '#tests/support/directory.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { todayInParis } from '#tests/support/today.ts';

let app: TestApp;
let company: TestOrganization;
let entra: TestDirectory;

beforeAll(async () => {
  app = await startTestApp();
  company = await createTestOrganization(app.services, { seats: 10 });
  entra = await connectDirectory(app, company.admin);
});
afterAll(() => app.close());

const say = (id: string, active: boolean) =>
  entra.ask('PATCH', `/Users/${id}`, patch({ op: 'Replace', path: 'active', value: String(active) }));
const record = (id: string, lastDay: PlainDate) =>
  app.call('PUT', `/users/${id}/departure`, {
    token: company.admin.token,
    body: { lastDay, reason: null },
  });
const lastDayOf = async (id: string) =>
  (await app.services.database.inOrganization(company.id, (tx) => findOpenDeparture(tx, id)))?.lastDay ??
  null;

it('a last day that people record after the directory did is theirs: it is neither moved nor taken back (I35)', async () => {
  const { id } = await company.add('employee', 'Sacha Tard');
  expect((await say(id, false)).json.active).toBe(false);
  expect(await lastDayOf(id)).toBe(todayInParis());
  const later = addDays(todayInParis(), 12);
  expect((await record(id, later)).status).toBe(200);
  expect(await lastDayOf(id)).toBe(later);
  // Every round of the directory says it again, and then it thinks better of it.
  for (const active of [false, false, true, false]) {
    await say(id, active);
    expect(await lastDayOf(id)).toBe(later);
  }
  expect((await entra.ask('DELETE', `/Users/${id}`)).status).toBe(204);
  expect(await lastDayOf(id)).toBe(later);
});

it('a last day that people recorded before stands, whether it is to come or today (I35)', async () => {
  for (const days of [9, 0]) {
    const { id } = await company.add('employee', `Noa ${days}`);
    const lastDay = addDays(todayInParis(), days);
    expect((await record(id, lastDay)).status).toBe(200);
    await say(id, false);
    await say(id, true);
    expect(await lastDayOf(id)).toBe(lastDay);
  }
});

it('who was told to have left by the directory alone is back when it says so (I35)', async () => {
  const { id } = await company.add('employee', 'Ida Retour');
  await say(id, false);
  expect((await say(id, true)).json.active).toBe(true);
  expect(await lastDayOf(id)).toBeNull();
});
