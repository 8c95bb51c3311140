// @module-tag daily
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  actOn,
  aWeek,
  createLeaveCompany,
  fileLeave,
  jobsDone,
  type LeaveCompany,
  tokenIn,
} from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let company: LeaveCompany;
let request: { id: string; version: number };
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await createLeaveCompany(app);
  request = (await fileLeave(app, company.ines, { note: 'Pour moi.' })).json;
  token = await tokenTo(company.manager);
});

/** From the latest mail that an approver got about a request. */
async function tokenTo({ email }: TestPerson, { id } = request): Promise<string> {
  await jobsDone(app);
  const mails = await app.mailbox.to(email);
  const mail = mails.find(({ text }) => text.includes(`/requests/${id}/approve?token=`));
  return tokenIn(mail?.text ?? '', `/requests/${id}/approve`);
}

const show = (one = token, { id }: { readonly id: string } = request) =>
  app.call('POST', `/leave-requests/${id}/mail-decision/show`, { body: { token: one } });
const decide = (form: object = {}, { id }: { readonly id: string } = request) =>
  app.call('POST', `/leave-requests/${id}/mail-decision`, {
    body: { token, decision: 'approve', version: 1, ...form },
  });
const read = async () =>
  (await app.call('GET', `/leave-requests/${request.id}`, { token: company.admin.token })).json;

describe('the link of an approver’s mail', () => {
  it('shows the request as often as it is opened, and changes nothing', async () => {
    const before = await read();
    for (let opening = 0; opening < 3; opening += 1) {
      const { status, json } = await show();
      expect(status).toBe(200);
      expect(json).toMatchObject({
        approver: 'Mona Manager',
        organization: 'Société d’essai',
        request: { id: request.id, employeeName: 'Inès Employée', note: 'Pour moi.', status: 'pending' },
        balance: { label: 'Congés payés' },
        decidable: true,
      });
      expect(json.days).toHaveLength(7);
    }
    // What a program that checks links does: it opens both addresses, and pokes at them.
    for (const method of ['GET', 'HEAD', 'POST']) {
      await fetch(`${app.url}/requests/${request.id}/approve?token=${token}`, { method });
    }
    expect(await read()).toEqual(before);
    expect((await decide()).status).toBe(200);
  });

  it('approves without a login, under the approver’s name', async () => {
    const { status, json } = await decide();
    expect(status).toBe(200);
    expect(json).toMatchObject({
      decidable: false,
      timeZone: 'Europe/Paris',
      request: { status: 'approved', decidedBy: { id: company.manager.id, name: 'Mona Manager' } },
    });
    const { history } = await read();
    expect(history.at(-1)).toMatchObject({ event: 'approved', author: 'Mona Manager', via: 'mail' });
    await jobsDone(app);
    const [mail] = await app.mailbox.to(company.ines.email);
    expect(mail?.subject).toContain('Congé approuvé');
  });

  it('rejects with a reason, and is not used up by a rejection without one', async () => {
    const without = await decide({ decision: 'reject', reason: '  ' });
    expect([without.status, Object.keys(without.json.fields)]).toEqual([400, ['reason']]);
    const { status, json } = await decide({ decision: 'reject', reason: 'Trop de monde absent.' });
    expect([status, json.request.status]).toEqual([200, 'rejected']);
    expect(json.request.decisionReason).toBe('Trop de monde absent.');
  });

  it('decides once: a replay is refused, the page still tells what became of it', async () => {
    await decide();
    for (const decision of ['approve', 'reject']) {
      const again = await decide({ decision, reason: 'Encore.', version: 2 });
      expect([again.status, again.json.code]).toEqual([410, 'mail_link_invalid']);
    }
    const { status, json } = await show();
    expect([status, json.decidable, json.request.status]).toEqual([200, false, 'approved']);
    expect(json.request.decidedBy?.name).toBe('Mona Manager');
    expect((await read()).request.version).toBe(2);
    expect(json).toMatchObject({ days: [], balance: null, conflicts: [], types: [] });
    expect(json.request).toMatchObject({ type: 'absent', note: '', decisionReason: null });
  });

  it('of two presses at once, lets one decide', async () => {
    const answers = await Promise.all([
      decide(),
      decide({ decision: 'reject', reason: 'Non.' }),
      decide(),
      decide({ decision: 'reject', reason: 'Non.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
    const { history } = await read();
    expect(history).toHaveLength(2);
  });

  it('asks to read again what was edited since, and then works', async () => {
    const body = { ...aWeek, endDate: '2040-07-05' };
    await app.call('PUT', `/leave-requests/${request.id}`, { token: company.ines.token, body });
    const late = await decide();
    expect([late.status, late.json.code]).toEqual([409, 'changed_meanwhile']);
    const { json } = await show();
    expect([json.decidable, json.request.version, json.request.endDate]).toEqual([true, 2, '2040-07-05']);
    expect((await decide({ version: 2 })).status).toBe(200);
  });

  it('is worth nothing once someone else decided, or the request is withdrawn', async () => {
    await actOn(app, company.admin, request, 'reject', { reason: 'Non.' });
    const { json } = await show();
    expect([json.decidable, json.request.decidedBy?.name]).toEqual([false, 'Alix Admin']);
    const late = await decide();
    expect([late.status, late.json.code]).toEqual([409, 'already_decided']);

    const other = (await fileLeave(app, company.colin)).json;
    const otherToken = await tokenTo(company.manager, other);
    await actOn(app, company.colin, other, 'withdraw');
    expect((await show(otherToken, other)).json.decidable).toBe(false);
    expect((await decide({ token: otherToken }, other)).status).toBe(409);
  });
});

describe('an intruder', () => {
  it('who holds a link that decides nothing any more reads neither type nor note nor reason', async () => {
    const reason = 'Trop de monde en arrêt.';
    await decide({ decision: 'reject', reason });
    const other = (await fileLeave(app, company.colin, { note: 'Pour mon genou.' })).json;
    const otherToken = await tokenTo(company.manager, other);
    await actOn(app, company.admin, other, 'reject', { reason });
    for (const answer of [await show(), await show(otherToken, other)]) {
      expect([answer.status, answer.json.request.status]).toEqual([200, 'rejected']);
      for (const secret of ['Pour moi.', 'Pour mon genou.', reason, aWeek.type, 'Congés payés']) {
        expect(answer.text).not.toContain(secret);
      }
    }
  });

  const refused = async (answer: Promise<LooseAnswer>) => {
    const { status, json, text } = await answer;
    expect([status, json.code]).toEqual([410, 'mail_link_invalid']);
    expect(text).not.toContain('Inès');
  };

  it('opens no other request with a link', async () => {
    const other = (await fileLeave(app, company.colin)).json;
    const abroad = await createLeaveCompany(app);
    const foreign = (await fileLeave(app, abroad.ines)).json;
    for (const target of [other, foreign, { id: randomUUID() }]) {
      await refused(show(token, target));
      await refused(decide({}, target));
    }
  });

  it('makes up no token', async () => {
    const forged = `${token.slice(0, 30)}${'B'.repeat(34)}`;
    for (const one of [forged, `${token}A`, 'x', '', '../../etc']) {
      await refused(show(one));
      await refused(decide({ token: one }));
    }
  });

  it('does not decide with the link that unsubscribes, nor unsubscribe with the one that decides', async () => {
    const [mail] = await app.mailbox.to(company.manager.email);
    const stop = tokenIn(mail?.text ?? '', '/unsubscribe');
    await refused(show(stop));
    await refused(decide({ token: stop }));
    const crossed = await app.call('POST', '/notifications/unsubscribe', { body: { token } });
    expect(crossed.status).toBe(410);
  });

  it('has nothing of a link whose approver was removed, or may no longer read requests', async () => {
    const { admin, manager, organization } = company;
    const lead = await organization.add('team_lead', 'Lino Lead');
    await app.call('POST', '/delegations', {
      token: manager.token,
      body: { delegateId: lead.id, from: '2020-01-01', to: '2100-01-01' },
    });
    const other = (await fileLeave(app, company.colin)).json;
    const ofLead = await tokenTo(lead, other);
    expect((await show(ofLead, other)).json.decidable).toBe(true);
    const demotion = { token: admin.token, body: { role: 'employee' } };
    expect((await app.call('PUT', `/users/${lead.id}`, demotion)).status).toBe(200);
    await refused(show(ofLead, other));
    await refused(decide({ token: ofLead }, other));

    await app.call('DELETE', `/users/${manager.id}`, { token: admin.token });
    await refused(show());
    await refused(decide());
    expect((await read()).request.status).toBe('pending');
  });

  it('comes too late after thirty days', async () => {
    app.advance(31 * 86_400_000);
    await refused(show());
    await refused(decide());
    app.advance(-31 * 86_400_000);
  });

  it('finds no token in the log', async () => {
    await show();
    await decide();
    await fetch(`${app.url}/requests/${request.id}/approve?token=${token}`);
    expect(app.logs.length).toBeGreaterThan(3);
    expect(app.logs.join('')).not.toContain(token);
  });
});
