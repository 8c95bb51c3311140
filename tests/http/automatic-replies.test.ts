import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CalendarStage } from '#tests/support/calendar-providers/calendar-stage.ts';
import type { CalendarName } from '#tests/support/calendar-providers/connect-calendar.ts';
import { leaveOf } from '#tests/support/leave.ts';
import {
  createLeaveCompany,
  jobsDone,
  keepSessions,
  type LeaveCompany,
  setClock,
} from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';

let stage: CalendarStage;
let company: LeaveCompany;
let leave: ReturnType<typeof leaveOf>;
let ines: TestPerson;

beforeAll(async () => {
  stage = await CalendarStage.start();
  leave = leaveOf(stage.app);
});
beforeEach(async () => {
  setClock(stage.app, '2040-08-20T10:00:00+02:00');
  company = await createLeaveCompany(stage.app);
  await keepSessions(stage.owner);
  ines = company.ines;
});
afterAll(() => stage.close());

const september = { type: 'vacation', startDate: '2040-09-03', endDate: '2040-09-07' };
const october = { type: 'vacation', startDate: '2040-10-01', endDate: '2040-10-05' };

async function approved(form: object): Promise<string> {
  const { id } = await leave.file(ines, form);
  await leave.approve(company.manager, id);
  return id;
}

async function ask(name: CalendarName, text: string | null = null, person = ines) {
  const { id } = await stage.connectionOf(name, person);
  const { token } = person;
  return stage.app.call('PUT', `/connections/${id}/replies`, { token, body: { text } });
}

/** As somebody does: connects a calendar, asks for replies, and allows them. */
async function allow(name: CalendarName, text: string | null = null): Promise<void> {
  await stage.connect(name, ines);
  await ask(name, text);
  await stage.connect(name, ines);
}

interface Mailbox {
  readonly isOn: boolean;
  readonly text: string;
  readonly until: string;
}

/** What each mailbox answers once every job is done. */
async function mailbox(name: CalendarName): Promise<Mailbox> {
  await jobsDone(stage.app);
  const plain = (text = '') =>
    text
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  if (name === 'google') {
    const found = stage.google.vacations.get(ines.email) ?? {};
    const until = found.endTime ? new Date(Number(found.endTime)).toISOString().slice(0, 16) : '';
    return { isOn: found.enableAutoReply === true, text: plain(found.responseBodyPlainText), until };
  }
  const found = stage.graph.replies.get(ines.email) ?? { status: 'disabled' };
  const until = found.scheduledEndDateTime?.dateTime?.slice(0, 16) ?? '';
  return { isOn: found.status !== 'disabled', text: plain(found.internalReplyMessage), until };
}

/** As somebody who writes it themself. */
function writeOwn(name: CalendarName, text: string, isOn: boolean): void {
  if (name === 'google')
    stage.google.vacations.set(ines.email, { enableAutoReply: isOn, responseBodyPlainText: text });
  else
    stage.graph.replies.set(ines.email, {
      status: isOn ? 'alwaysEnabled' : 'disabled',
      internalReplyMessage: text,
      externalReplyMessage: text,
    });
}

async function lookAt(instant: string): Promise<void> {
  setClock(stage.app, instant);
  await stage.owner.query("update graphile_worker._private_jobs set run_at = now() where key like 'away:%'");
}

describe.each<CalendarName>(['google', 'microsoft'])('automatic replies of %s (N39)', (name) => {
  it('are asked for apart, scheduled, moved, and taken back with the leave', async () => {
    await stage.connect(name, ines);
    await approved(october);
    const id = await approved(september);
    expect((await stage.connectionOf(name, ines)).replies.state).toBe('off');
    expect(await mailbox(name)).toMatchObject({ isOn: false });
    await ask(name);
    expect((await stage.connectionOf(name, ines)).replies.state).toBe('consent');
    expect(await mailbox(name)).toMatchObject({ isOn: false });
    await stage.connect(name, ines);
    const first = 'Bonjour, je suis absent(e) jusqu’au 7 septembre. Je vous répondrai à mon retour.';
    expect(await mailbox(name)).toEqual({ isOn: true, text: first, until: '2040-09-07T22:00' });
    await stage.owner.query(
      "update leave_requests set end_date = '2040-09-05', end_half = 'am', version = version + 1 where id = $1",
      [id],
    );
    expect(await mailbox(name)).toMatchObject({ text: expect.stringContaining('5 septembre à midi') });
    // One slot: the next absence has it once this one is off.
    await leave.cancel(company.manager, id);
    expect(await mailbox(name)).toMatchObject({ isOn: true, until: '2040-10-05T22:00' });
    const { id: connection } = await stage.connectionOf(name, ines);
    await stage.app.call('DELETE', `/connections/${connection}/replies`, { token: ines.token });
    expect(await mailbox(name)).toMatchObject({ isOn: false });
    expect((await stage.connectionOf(name, ines)).trouble).toBeNull();
  });

  it('have the person’s own text, and make room for the next absence when one has ended', async () => {
    await allow(name, 'De retour après le {date} <ou presque>');
    await approved(september);
    await approved(october);
    expect((await mailbox(name)).until).toBe('2040-09-07T22:00');
    expect((await mailbox(name)).text).toContain('De retour après le 7 septembre');
    await lookAt('2040-09-08T00:00:01+02:00');
    expect(await mailbox(name)).toMatchObject({ isOn: true, until: '2040-10-05T22:00' });
    await lookAt('2040-10-06T00:00:01+02:00');
    expect(await mailbox(name)).toMatchObject({ isOn: false });
  });

  it('leave one’s own alone, and say so (N40)', async () => {
    writeOwn(name, 'En formation, écrivez à Paul.', true);
    await allow(name);
    const id = await approved(september);
    expect(await mailbox(name)).toMatchObject({ isOn: true, text: 'En formation, écrivez à Paul.' });
    expect((await stage.connectionOf(name, ines)).note.isLeft).toBe(true);
    await leave.cancel(company.manager, id);
    expect(await mailbox(name)).toMatchObject({ isOn: true, text: 'En formation, écrivez à Paul.' });
  });

  it('put back the text that somebody kept for another time (N40)', async () => {
    writeOwn(name, 'Mon texte de l’été.', false);
    await allow(name);
    const id = await approved(september);
    expect((await mailbox(name)).text).toContain('7 septembre');
    await leave.cancel(company.manager, id);
    expect(await mailbox(name)).toMatchObject({ isOn: false, text: 'Mon texte de l’été.' });
  });

  it('go with the connection, and stay away where they are not allowed', async () => {
    await allow(name);
    await approved(september);
    expect((await mailbox(name)).isOn).toBe(true);
    await stage.disconnect((await stage.connectionOf(name, ines)).id, ines, true);
    expect((await mailbox(name)).isOn).toBe(false);
    // The calendar alone is allowed: it works, and nothing is answered.
    const scopes = {
      google: 'https://www.googleapis.com/auth/calendar.events',
      microsoft: 'Calendars.ReadWrite',
    };
    await stage.connect(name, ines, scopes[name]);
    await ask(name);
    expect((await mailbox(name)).isOn).toBe(false);
    expect(await stage.connectionOf(name, ines)).toMatchObject({
      state: 'ok',
      replies: { state: 'consent' },
    });
  });

  it('say nothing of sickness, and are nobody else’s to choose', async () => {
    await allow(name);
    await approved({ type: 'sick', startDate: '2040-08-20', endDate: '2040-08-22' });
    expect((await mailbox(name)).text).toBe(
      'Bonjour, je suis absent(e) jusqu’au 22 août. Je vous répondrai à mon retour.',
    );
    const { id } = await stage.connectionOf(name, ines);
    const stranger = await createLeaveCompany(stage.app);
    const asOther = ({ token }: TestPerson) =>
      stage.app.call('PUT', `/connections/${id}/replies`, { token, body: { text: 'Non' } });
    const { manager, admin } = company;
    const answers = await Promise.all([manager, admin, stranger.admin].map(asOther));
    expect(answers.map(({ status }) => status)).toEqual([403, 404, 404]);
    expect((await stage.connectionOf(name, ines)).replies.text).toContain('{date}');
  });
});
