// @module-tag daily
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLeaveCompany, fileLeave, jobsDone, type LeaveCompany } from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let company: LeaveCompany;

beforeAll(async () => {
  app = await startTestApp();
  company = await createLeaveCompany(app);
});
afterAll(() => app.close());

let month = 0;

/** A sick leave of its own month, which waits. */
async function sickLeave(person: TestPerson): Promise<string> {
  month += 1;
  const day = `2041-${String(month).padStart(2, '0')}-04`;
  return (await fileLeave(app, person, { type: 'sick', startDate: day, endDate: day })).json.id;
}

const thread = (person: TestPerson, id: string) =>
  app.call('GET', `/leave-requests/${id}/comments`, { token: person.token });

const say = (person: TestPerson, id: string, text: string, key?: string) =>
  app.call('POST', `/leave-requests/${id}/comments`, {
    token: person.token,
    body: { text },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });

const textsOf = async (person: TestPerson, id: string): Promise<string[]> =>
  (await thread(person, id)).json.comments.map(({ text }: { text: string }) => text);

it('is a thread of the person, those who may decide, and admins (L13)', async () => {
  const { admin, manager, ines, colin, organization } = company;
  const lead = await organization.add('team_lead', 'Lou Référente');
  const id = await sickLeave(ines);
  expect((await say(ines, id, 'Je peux décaler.\nAu 12.')).status).toBe(200);
  await say(manager, id, 'Merci, c’est noté.');
  for (const reader of [ines, manager, admin, lead])
    expect(await textsOf(reader, id)).toEqual(['Je peux décaler.\nAu 12.', 'Merci, c’est noté.']);
  expect((await thread(colin, id)).status).toBe(404);
  expect((await say(colin, id, 'Et moi')).status).toBe(404);
});

it('shows nothing to those who read the request of somebody above them', async () => {
  const { manager, admin, organization } = company;
  const lead = await organization.add('team_lead', 'Lia Référente');
  const id = await sickLeave(manager);
  await say(admin, id, 'Entre nous');
  expect((await thread(lead, id)).json).toEqual({ open: false, comments: [] });
  expect((await say(lead, id, 'Bonjour')).status).toBe(403);
});

it('tells the others once, by mail, without the words or the type', async () => {
  const { admin, manager, ines } = company;
  const id = await sickLeave(ines);
  await jobsDone(app);
  const counted = async (to: TestPerson): Promise<number> =>
    (await app.mailbox.to(to.email)).filter(({ subject }) => subject.startsWith('Commentaire')).length;
  const before = [await counted(ines), await counted(manager), await counted(admin)];
  const key = randomUUID();
  await say(ines, id, 'Rendez-vous chez le cardiologue', key);
  const again = await say(ines, id, 'Rendez-vous chez le cardiologue', key);
  expect(again.json.comments).toHaveLength(1);
  await jobsDone(app);
  const after = [await counted(ines), await counted(manager), await counted(admin)];
  expect(after.map((count, place) => count - (before[place] ?? 0))).toEqual([0, 1, 0]);
  const mail = (await app.mailbox.to(manager.email)).find(
    ({ text }) => text.includes(`/requests/${id}`) && text.includes('a commenté'),
  );
  expect(mail?.text).toContain('Inès Employée a commenté sa demande.');
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/cardiologue|maladie/);
  await say(admin, id, 'Bon courage');
  await jobsDone(app);
  expect((await counted(ines)) - (before[0] ?? 0)).toBe(1);
});

it('can be deleted by its author and by admins, and leaves a line in the journal without its words', async () => {
  const { admin, manager, ines } = company;
  const id = await sickLeave(ines);
  const { json } = await say(manager, id, 'À effacer');
  const path = `/leave-requests/${id}/comments/${json.comments[0]?.id}` as const;
  expect((await app.call('DELETE', path, { token: ines.token })).status).toBe(403);
  expect((await app.call('DELETE', path, { token: manager.token })).json.comments).toEqual([]);
  expect((await app.call('DELETE', path, { token: admin.token })).status).toBe(404);
  const log = await app.call('GET', '/audit-log', { token: admin.token });
  const actions = log.json.map(({ action }: { action: string }) => action);
  expect(actions.slice(0, 2)).toEqual(['comment.removed', 'leave-request.commented']);
  expect(JSON.stringify(log.json)).not.toContain('À effacer');
});

it('is in no history, and no key reads it', async () => {
  const { ines } = company;
  const id = await sickLeave(ines);
  await say(ines, id, 'Un mot');
  const page = await app.call('GET', `/leave-requests/${id}`, { token: ines.token });
  expect(page.json.history.map(({ event }: { event: string }) => event)).toEqual(['filed']);
  expect(page.json.request.version).toBe(1);
  const body = { name: 'Tableur', kind: 'personal', scopes: ['leave-request.read', 'leave-request.file'] };
  const { json } = await app.call('POST', '/api-keys', { token: ines.token, body });
  const refused = await app.call('GET', `/leave-requests/${id}/comments`, { token: json.key });
  expect([refused.status, refused.json.code]).toEqual([403, 'key_not_taken']);
});

it('refuses nothing, too much, and characters that nobody can see', async () => {
  const { ines } = company;
  const id = await sickLeave(ines);
  for (const text of ['', '   ', 'a'.repeat(2001), 'a\u0000b'])
    expect((await say(ines, id, text)).status).toBe(400);
});
