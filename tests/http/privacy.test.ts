// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attach } from '#tests/support/attachments.ts';
import { actOn, fileLeave } from '#tests/support/leave-company.ts';
import { copyOf, type OpenedCopy } from '#tests/support/person-copies.ts';
import { type GroupCompany, groupCompany } from '#tests/support/rule-groups.ts';
import { samplePdf } from '#tests/support/sample-files.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let company: GroupCompany;
let hers: OpenedCopy;

/** Inès was refused a leave, fell ill and sent her note; Colin has a leave and a note of his own. */
beforeAll(async () => {
  app = await startTestApp();
  company = await groupCompany(app);
  const { ines, colin, manager, as } = company;
  const { json: leave } = await fileLeave(app, ines, { note: 'Mariage de ma sœur' });
  await as(manager, 'POST', `/leave-requests/${leave.id}/comments`, { text: 'Peux-tu décaler ?' });
  await actOn(app, manager, leave, 'reject', { reason: 'Déjà trois absents', version: leave.version });
  const sick = { type: 'sick', startDate: '2040-03-05', endDate: '2040-03-06' };
  const { json: illness } = await fileLeave(app, ines, sick);
  await attach(app, ines, illness.id, samplePdf(), 'cardiologie.pdf');
  const { json: his } = await fileLeave(app, colin, {
    note: 'Cure à Dax',
    startDate: '2040-08-06',
    endDate: '2040-08-10',
  });
  await actOn(app, manager, his, 'approve', { version: his.version });
  hers = await copyOf(app, ines);
});
afterAll(() => app.close());

describe('a person’s copy', () => {
  it('holds what the marks call theirs, for programs and to be read, with every document (V3, V4)', () => {
    const { parts, page, files } = hers;
    expect(parts.users.about).toMatchObject([{ name: 'Inès Employée', email: company.ines.email }]);
    expect(parts.leave_requests.about).toMatchObject([
      { note: 'Mariage de ma sœur', state: 'rejected', decision_reason: 'Déjà trois absents' },
      { type: 'sick' },
    ]);
    const refusal = parts.leave_request_events.about.find(
      ({ event }: { event: string }) => event === 'rejected',
    );
    expect(refusal).toMatchObject({ actor_name: 'Mona Manager', reason: 'Déjà trois absents' });
    expect(parts.request_comments.about).toMatchObject([{ text: 'Peux-tu décaler ?' }]);
    expect(parts.sessions.about.length).toBeGreaterThan(0);
    expect(parts.audit_log.about.map(({ action }: { action: string }) => action)).toContain(
      'attachment.added',
    );
    expect(parts.ledger_entries).toMatchObject({ keptUntil: expect.stringContaining('pseudonym') });
    expect(page).toContain('<html lang="fr">');
    for (const told of [
      'Inès Employée',
      'Mariage de ma sœur',
      'Déjà trois absents',
      'Demande refusée',
      'Peux-tu',
    ])
      expect(page).toContain(told);
    expect(Buffer.from(files['documents/1-cardiologie.pdf'] ?? []).equals(samplePdf())).toBe(true);
  });

  it('holds no secret, and of others only the name of who acted', () => {
    const all = hers.json + hers.page;
    for (const secret of ['hash', 'token', 'digest', 'secret', 'idempotency']) {
      expect(
        Object.values<{ about: object[] }>(hers.parts).flatMap(({ about }) => about.flatMap(Object.keys)),
      ).not.toContainEqual(expect.stringMatching(new RegExp(`${secret}$|^${secret}`)));
    }
    for (const theirs of ['Colin', 'Cure à Dax', company.manager.email, company.colin.id]) {
      expect(all).not.toContain(theirs);
    }
    const byOthers = hers.parts.leave_request_events.about.filter(
      ({ actor_id }: { actor_id: string }) => actor_id !== company.ines.id,
    );
    expect(byOthers.length).toBeGreaterThan(0);
    for (const event of byOthers) expect(event).not.toHaveProperty('address');
  });

  it('tells what the person did for others without saying for whom', async () => {
    const { parts, json, page } = await copyOf(app, company.manager);
    const deeds = parts.leave_request_events.deeds.map(({ event }: { event: string }) => event).sort();
    expect(deeds).toEqual(['approved', 'commented', 'rejected']);
    expect(parts.request_comments.deeds).toMatchObject([{ text: 'Peux-tu décaler ?' }]);
    for (const theirs of ['Inès', 'Colin', 'Mariage', 'Cure à Dax', 'cardiologie', 'sick', 'trois absents']) {
      expect(json + page).not.toContain(theirs);
    }
  });

  it('is asked for by an admin about someone who left, and the log says so', async () => {
    const { admin, colin, as } = company;
    expect((await as(admin, 'DELETE', `/users/${colin.id}`)).status).toBe(200);
    const { parts } = await copyOf(app, admin, colin.id);
    expect(parts.leave_requests.about).toMatchObject([
      { note: 'Cure à Dax', filed_by_name: 'Colin Collègue' },
    ]);
    const { json } = await as(admin, 'GET', `/audit-log?subjectId=${colin.id}`);
    const deeds = json.map(({ action }: { action: string }) => action);
    expect(deeds.slice(0, 2)).toEqual(['privacy.copy_fetched', 'privacy.copy_asked']);
  });

  it('is told by mail to whoever asked, without what is in it (V5)', async () => {
    const { ines, admin, colin } = company;
    const toldTo = async ({ email }: { email: string }) =>
      (await app.mailbox.to(email)).filter(({ subject }) => /copie/.test(subject));
    await expect.poll(async () => (await toldTo(ines)).length).toBe(1);
    const [told] = await toldTo(ines);
    expect(told?.subject).toBe('La copie de vos données est prête');
    expect(told?.text).toContain('/profile/data');
    expect(told?.text).not.toContain('Mariage');
    await expect.poll(async () => (await toldTo(admin)).length).toBe(1);
    expect((await toldTo(admin))[0]?.text).toContain('Colin Collègue');
    expect(await toldTo(colin)).toEqual([]);
  });
});
