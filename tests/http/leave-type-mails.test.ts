import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  actOn,
  createLeaveCompany,
  fileLeave,
  jobsDone,
  type LeaveCompany,
} from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let company: LeaveCompany;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await createLeaveCompany(app);
});

const form = {
  name: { fr: 'Journée du potager', en: 'Kitchen garden day' },
  color: '#3F6212',
  confidential: true,
  needsApproval: true,
  counter: null,
  halfDays: true,
  asksJustification: false,
};

async function addType(change: object = {}): Promise<{ id: string }> {
  const answer = await app.call('POST', '/leave-types', {
    token: company.admin.token,
    body: { ...form, ...change },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.json;
}

async function mailsTo({ email }: TestPerson) {
  await jobsDone(app);
  return app.mailbox.to(email);
}

describe('mails about leave of an organisation’s own type', () => {
  it('call it by its name, in the reader’s language, and in no subject', async () => {
    const { ines, manager } = company;
    await app.call('PUT', '/auth/me/language', { token: ines.token, body: { language: 'en' } });
    const type = await addType();
    const { json } = await fileLeave(app, ines, { type: type.id });
    const [asked] = await mailsTo(manager);
    expect(asked?.text).toContain('Journée du potager');
    expect(asked?.subject).not.toContain('potager');
    await actOn(app, manager, json, 'approve');
    const [decided] = await mailsTo(ines);
    expect(decided?.text).toContain('Kitchen garden day');
    expect(decided?.subject).not.toContain('garden');
  });

  it('tell approvers of what they do not have to approve, and ask them for nothing', async () => {
    const { ines, manager } = company;
    const type = await addType({ needsApproval: false });
    const { json } = await fileLeave(app, ines, { type: type.id });
    expect(json.status).toBe('approved');
    const [told, ...others] = await mailsTo(manager);
    expect(others).toEqual([]);
    expect(told?.subject).toBe('Absence posée\u00a0: Inès Employée, du 2 au 6\u00a0juillet 2040');
    expect(told?.text).toContain('Ce type ne demande pas de validation');
    expect(told?.text).not.toContain('/approve?token=');
    expect(await mailsTo(ines)).toEqual([]);
  });

  it('warn whoever decides of more than the law provides', async () => {
    const { ines, manager } = company;
    const type = await addType({ catalogueKey: 'marriage', asksJustification: true });
    await fileLeave(app, ines, { type: type.id, note: 'Acte de mariage' });
    const [asked] = await mailsTo(manager);
    expect(asked?.text).toContain('Prévu par la loi\u00a0: 4 jours ouvrables (L3142-1, L3142-4).');
  });
});
