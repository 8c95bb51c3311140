// @module-tag daily
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

const mailsTo = async ({ email }: TestPerson) => {
  await jobsDone(app);
  return app.mailbox.to(email);
};
/** By its subject and not by its date, which mails write to the second only. */
const mailTo = async (person: TestPerson, subject: string) => {
  const [found, ...others] = (await mailsTo(person)).filter((mail) => mail.subject.includes(subject));
  if (!found || others.length > 0) throw new Error(`Not one mail « ${subject} » to ${person.name}.`);
  return found;
};
const choose = ({ token }: TestPerson, kind: string, choice: string) =>
  app.call('PUT', '/notifications/choices', { token, body: { kind, choice } });

describe('who is told', () => {
  it('of a new request: whoever it is addressed to, with everything it takes to decide', async () => {
    const { ines, colin, manager, admin } = company;
    await fileLeave(app, colin, { startDate: '2040-07-05', endDate: '2040-07-05', startHalf: 'pm' });
    const { json } = await fileLeave(app, ines, { startHalf: 'pm', note: 'Mariage à Brest.' });
    const mails = await mailsTo(manager);
    const mail = mails.find(({ subject }) => subject.includes('Inès'));
    expect(mail?.subject).toBe(
      'Demande de congé\u00a0: Inès Employée, du 2\u00a0juillet à midi au 6\u00a0juillet 2040',
    );
    for (const part of [
      'Bonjour Mona,',
      'Vacances',
      'Du lundi 2\u00a0juillet à midi au vendredi 6\u00a0juillet 2040',
      '4,5\u00a0jours comptés, 5\u00a0jours calendaires',
      'Congés payés',
      'Colin Collègue, vacances le 5\u00a0juillet 2040 (après-midi) (en attente)',
      'Mariage à Brest.',
      `${app.config.publicUrl}/requests/${json.id}/approve?token=`,
      `${app.config.publicUrl}/requests/${json.id}/reject?token=`,
    ]) {
      expect(mail?.text).toContain(part);
    }
    expect(mails).toHaveLength(2);
    for (const person of [ines, colin, admin]) expect(await mailsTo(person)).toEqual([]);
  });

  it('of a decision: the person, with the leave for their calendar', async () => {
    const { ines, manager } = company;
    const { json } = await fileLeave(app, ines);
    // The mail that asks for the decision has left: once decided, it no longer would.
    await jobsDone(app);
    await actOn(app, manager, json, 'approve');
    const mail = await mailTo(ines, 'Congé approuvé');
    expect(mail.subject).toBe('Congé approuvé, du 2 au 6\u00a0juillet 2040');
    expect(mail.text).toContain('Mona Manager a approuvé votre demande.');
    expect(mail.text).toMatch(/Il reste −?\d/);
    expect(mail.attachments).toMatchObject([{ name: 'absence.ics', type: 'text/calendar' }]);
    const calendar = mail.attachments[0]?.text;
    for (const line of [
      'METHOD:PUBLISH',
      `UID:${json.id}@localhost`,
      'SEQUENCE:2',
      'DTSTART;VALUE=DATE:20400702',
      'DTEND;VALUE=DATE:20400707',
      'SUMMARY:Absence',
    ]) {
      expect(calendar).toContain(`${line}\n`);
    }
    expect(await mailsTo(manager)).toHaveLength(1);
  });

  it('of a refusal: the person, with the reason and nothing for the calendar', async () => {
    const { ines, manager } = company;
    const { json } = await fileLeave(app, ines);
    await actOn(app, manager, json, 'reject', { reason: 'Nous livrons\ncette semaine-là.' });
    const mail = await mailTo(ines, 'Demande refusée');
    expect(mail.subject).toBe('Demande refusée, du 2 au 6\u00a0juillet 2040');
    expect(mail.text).toContain('Nous livrons\ncette semaine-là.');
    expect(mail.attachments).toEqual([]);
  });

  it('of what the person changes: the approvers; of a cancellation: the person', async () => {
    const { ines, manager } = company;
    const { json } = await fileLeave(app, ines);
    await jobsDone(app);
    const half = { ...aWeek, endDate: '2040-07-02', endHalf: 'am', type: 'personal' };
    await app.call('PUT', `/leave-requests/${json.id}`, { token: ines.token, body: half });
    const edited = await mailTo(manager, 'Demande modifiée');
    expect(edited.subject).toBe('Demande modifiée\u00a0: Inès Employée, le 2\u00a0juillet 2040 (matin)');
    expect(tokenIn(edited.text, `/requests/${json.id}/approve`)).toHaveLength(64);

    await actOn(app, manager, json, 'approve');
    const approved = await mailTo(ines, 'Congé approuvé');
    expect(approved.attachments[0]?.text).toContain('DTSTART;TZID=Europe/Paris:20400702T080000');
    expect(approved.attachments[0]?.text).toContain('DTEND;TZID=Europe/Paris:20400702T120000');

    await actOn(app, ines, json, 'cancel', { reason: 'Le rendez-vous est reporté.' });
    const asked = await mailTo(manager, 'Annulation demandée');
    expect(asked.subject).toContain('Annulation demandée');
    expect(asked.text).toContain('Le rendez-vous est reporté.');
    expect(asked.text).not.toContain('/approve?');

    await actOn(app, manager, json, 'cancel');
    const cancelled = await mailTo(ines, 'Congé annulé');
    expect(cancelled.subject).toBe('Congé annulé, le 2\u00a0juillet 2040 (matin)');
    const calendar = cancelled.attachments[0]?.text ?? '';
    expect(calendar).toContain('METHOD:CANCEL');
    expect(calendar).toContain(`UID:${json.id}@localhost`);
    expect(Number(/SEQUENCE:(\d+)/.exec(calendar)?.[1])).toBeGreaterThan(3);
  });

  it('of a withdrawal: the approvers', async () => {
    const { ines, manager } = company;
    const { json } = await fileLeave(app, ines);
    await jobsDone(app);
    await actOn(app, ines, json, 'withdraw');
    expect((await mailTo(manager, 'Demande retirée')).subject).toContain('Demande retirée');
    expect(await mailsTo(ines)).toEqual([]);
  });

  it('of leave recorded for them: the person, and no subject tells of a sickness', async () => {
    const { ines, manager, admin } = company;
    await fileLeave(app, manager, { type: 'sick', userId: ines.id });
    const mail = await mailTo(ines, 'Absence enregistrée');
    expect(mail.subject).toBe('Absence enregistrée, du 2 au 6\u00a0juillet 2040');
    expect(mail.text).toContain('Congé maladie');
    expect(mail.attachments[0]?.text).not.toMatch(/maladie|sick/i);
    for (const person of [manager, admin]) expect(await mailsTo(person)).toEqual([]);
  });

  it('of a request while the manager has a delegate: the delegate', async () => {
    const { ines, manager, organization } = company;
    const lead = await organization.add('team_lead', 'Lino Lead');
    const days = { from: '2020-01-01', to: '2100-01-01' };
    await app.call('POST', '/delegations', { token: manager.token, body: { delegateId: lead.id, ...days } });
    await fileLeave(app, ines);
    expect(await mailsTo(lead)).toHaveLength(1);
    expect(await mailsTo(manager)).toEqual([]);
  });
});

describe('choices', () => {
  it('are those that concern the person, at once by default', async () => {
    const { ines, manager } = company;
    const read = async ({ token }: TestPerson) =>
      (await app.call('GET', '/notifications/choices', { token })).json;
    expect(await read(ines)).toEqual([
      { kind: 'request-decided', choice: 'immediate', choices: ['immediate', 'daily', 'none'] },
      { kind: 'request-commented', choice: 'immediate', choices: ['immediate', 'daily', 'none'] },
      { kind: 'team-digest', choice: 'immediate', choices: ['immediate', 'none'] },
    ]);
    expect(await read(manager)).toHaveLength(7);
    const { json } = await choose(ines, 'request-decided', 'none');
    expect(json[0]?.choice).toBe('none');
    expect((await choose(ines, 'team-digest', 'daily')).status).toBe(400);
    expect((await choose(ines, 'request-filed', 'daily')).status).toBe(400);
  });

  it('are followed', async () => {
    const { ines, manager } = company;
    await choose(manager, 'request-filed', 'none');
    const { json } = await fileLeave(app, ines);
    await choose(ines, 'request-decided', 'daily');
    await actOn(app, manager, json, 'approve');
    expect(await mailsTo(manager)).toEqual([]);
    expect(await mailsTo(ines)).toEqual([]);
  });
});

describe('unsubscribing', () => {
  const oneClick = (url: string, body: string | FormData) =>
    fetch(url, {
      method: 'POST',
      body,
      ...(typeof body === 'string'
        ? { headers: { 'content-type': 'application/x-www-form-urlencoded' } }
        : {}),
    });
  const linkOf = (header: string | undefined) =>
    (/^<(.*)>$/.exec(header ?? '')?.[1] ?? '').replace(app.config.publicUrl, app.url);

  it('takes one press in the mail program, in either form, and no login', async () => {
    const { ines, colin, manager } = company;
    const multipart = new FormData();
    multipart.append('List-Unsubscribe', 'One-Click');
    for (const [person, body] of [
      [ines, 'List-Unsubscribe=One-Click'],
      [colin, multipart],
    ] as const) {
      await fileLeave(app, manager, { userId: person.id });
      const { headers } = await mailTo(person, 'Absence enregistrée');
      expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
      const url = linkOf(headers['list-unsubscribe']);
      expect((await fetch(url)).status).toBe(404); // no site in this test: the page, not the deed
      expect((await oneClick(url, 'nothing=at-all')).status).toBe(400);
      const { token } = person;
      expect((await app.call('GET', '/notifications/choices', { token })).json[0]?.choice).toBe('immediate');
      expect((await oneClick(url, body)).status).toBe(204);
      expect((await oneClick(url, 'List-Unsubscribe=One-Click')).status).toBe(204);
      expect((await app.call('GET', '/notifications/choices', { token })).json[0]?.choice).toBe('none');
      await fileLeave(app, manager, { userId: person.id, startDate: '2041-07-01', endDate: '2041-07-01' });
      expect(await mailsTo(person)).toHaveLength(1);
    }
  });

  it('shows what it would stop before it does', async () => {
    const { ines, manager } = company;
    await fileLeave(app, manager, { userId: ines.id });
    const body = { token: tokenIn((await mailTo(ines, 'Absence enregistrée')).text, '/unsubscribe') };
    const running = { email: ines.email, kind: 'request-decided', stopped: false };
    const show = async () => (await app.call('POST', '/notifications/unsubscribe/show', { body })).json;
    expect(await show()).toEqual(running);
    expect(await show()).toEqual(running);
    const { json } = await app.call('POST', '/notifications/unsubscribe', { body });
    expect(json).toEqual({ ...running, stopped: true });
    expect(await show()).toEqual({ ...running, stopped: true });
  });

  it('does not work with a token of our own making, an old one, or that of someone who has gone', async () => {
    const { ines, manager, admin } = company;
    await fileLeave(app, manager, { userId: ines.id });
    const token = tokenIn((await mailTo(ines, 'Absence enregistrée')).text, '/unsubscribe');
    const forged = `${token.slice(0, 40)}${'A'.repeat(24)}`;
    for (const one of [forged, 'short', '']) {
      const { status } = await app.call('POST', '/notifications/unsubscribe', { body: { token: one } });
      expect(status).toBe(410);
    }
    const year = 366 * 86_400_000;
    app.advance(year);
    expect((await app.call('POST', '/notifications/unsubscribe', { body: { token } })).status).toBe(410);
    app.advance(-year);
    const shown = await app.call('POST', '/notifications/unsubscribe/show', { body: { token } });
    expect([shown.status, shown.json.stopped]).toEqual([200, false]);
    await app.call('DELETE', `/users/${ines.id}`, { token: admin.token });
    expect((await app.call('POST', '/notifications/unsubscribe', { body: { token } })).status).toBe(410);
    expect(app.logs.join('')).not.toContain(token);
  });
});
