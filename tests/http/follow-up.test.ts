import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { followUp, followUpOrganization } from '#server/actions/notifications/follow-up.ts';
import { WAITING_AT_ONCE } from '#server/store/waiting-requests.ts';
import {
  actOn,
  createLeaveCompany,
  fileLeave,
  jobsDone,
  type LeaveCompany,
  setClock,
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
  // A Monday in winter, 10:00 in Paris.
  setClock(app, '2026-03-02T09:00:00Z');
  company = await createLeaveCompany(app);
});

const mailsTo = async ({ email }: TestPerson, subject: string) =>
  (await app.mailbox.to(email)).filter((mail) => mail.subject.includes(subject));
const eventsOf = async ({ id }: { id: string }) => {
  const { json } = await app.call('GET', `/leave-requests/${id}`, { token: company.admin.token });
  return json.history.map(({ event }: { event: string }) => event);
};
const runAt = async (instant: string) => {
  setClock(app, instant);
  await followUp(app.services);
  await jobsDone(app);
};
const choose = ({ token }: TestPerson, kind: string, choice: string) =>
  app.call('PUT', '/notifications/choices', { token, body: { kind, choice } });

describe('a request that waits', () => {
  it('is spoken of after three working days, at the hour of the organisation, once', async () => {
    const { ines, manager } = company;
    const { json } = await fileLeave(app, ines);
    await runAt('2026-03-04T09:00:00Z');
    await runAt('2026-03-05T06:30:00Z');
    expect(await eventsOf(json)).toEqual(['filed']);
    await runAt('2026-03-05T07:00:00Z');
    await runAt('2026-03-05T08:00:00Z');
    await runAt('2026-03-06T08:00:00Z');
    expect(await eventsOf(json)).toEqual(['filed', 'reminded']);
    const mails = await mailsTo(manager, 'Rappel');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('attend votre décision depuis le lundi 2\u00a0mars.');
    const token = tokenIn(mails[0]?.text ?? '', `/requests/${json.id}/approve`);
    const body = { token, decision: 'approve', version: 1 };
    const decided = await app.call('POST', `/leave-requests/${json.id}/mail-decision`, { body });
    expect(decided.status).toBe(200);
  });

  it('goes to the admins after six, once', async () => {
    const { ines, admin, manager } = company;
    const { json } = await fileLeave(app, ines);
    await runAt('2026-03-05T08:00:00Z');
    await runAt('2026-03-09T08:00:00Z');
    expect(await mailsTo(admin, 'Sans réponse')).toEqual([]);
    await runAt('2026-03-10T08:00:00Z');
    await runAt('2026-03-11T08:00:00Z');
    await runAt('2026-03-20T08:00:00Z');
    expect(await eventsOf(json)).toEqual(['filed', 'reminded', 'escalated']);
    expect(await mailsTo(admin, 'Sans réponse')).toHaveLength(1);
    expect(await mailsTo(manager, 'Sans réponse')).toEqual([]);
  });

  it('is not spoken of on a day off, even when the day for it was missed', async () => {
    const { json } = await fileLeave(app, company.ines);
    // Due since Thursday, while nothing ran: Saturday and Sunday stay quiet, Monday makes up for it.
    await runAt('2026-03-07T09:00:00Z');
    await runAt('2026-03-08T09:00:00Z');
    expect(await eventsOf(json)).toEqual(['filed']);
    await runAt('2026-03-09T09:00:00Z');
    expect(await eventsOf(json)).toEqual(['filed', 'reminded']);
  });

  it('is spoken of once, and each digest sent once, when two do it at the same moment', async () => {
    const { ines, colin, manager, organization } = company;
    const { json } = await fileLeave(app, ines);
    const days = { startDate: '2026-03-10', endDate: '2026-03-10' };
    await fileLeave(app, manager, { ...days, userId: colin.id });
    setClock(app, '2026-03-09T08:00:00Z');
    const twice = { organizationId: organization.id };
    await Promise.all([1, 2, 3].map(() => followUpOrganization(app.services, twice)));
    await jobsDone(app);
    expect(await eventsOf(json)).toEqual(['filed', 'reminded']);
    expect(await mailsTo(manager, 'Rappel')).toHaveLength(1);
    const owner = new Client(app.connection);
    await owner.connect();
    const { rows } = await owner.query(
      "select count(*)::int as n from sent_digests where organization_id = $1 and kind = 'weekly' and user_id = $2",
      [organization.id, manager.id],
    );
    await owner.end();
    expect(rows[0].n).toBe(1);
    expect(await mailsTo(manager, 'Qui est absent')).toHaveLength(1);
  });

  it('waits over week-ends and public holidays', async () => {
    setClock(app, '2026-07-09T09:00:00Z');
    company = await createLeaveCompany(app);
    const { json } = await fileLeave(app, company.colin);
    // Friday, Monday, the fourteenth of July, and Wednesday.
    await runAt('2026-07-14T09:00:00Z');
    expect(await eventsOf(json)).toEqual(['filed']);
    await runAt('2026-07-15T09:00:00Z');
    expect(await eventsOf(json)).toEqual(['filed', 'reminded']);
  });

  it('is no longer spoken of once it is decided, unless its cancellation waits in turn', async () => {
    const { ines, manager } = company;
    const { json } = await fileLeave(app, ines);
    await runAt('2026-03-05T08:00:00Z');
    await actOn(app, manager, json, 'approve');
    await runAt('2026-03-12T08:00:00Z');
    expect(await eventsOf(json)).toEqual(['filed', 'reminded', 'approved']);
    await actOn(app, ines, json, 'cancel', { reason: 'Finalement non.' });
    await runAt('2026-03-17T08:00:00Z');
    expect((await eventsOf(json)).slice(3)).toEqual(['cancellation-asked', 'reminded']);
    const [mail] = await mailsTo(manager, 'annulation demandée par Inès');
    expect(mail?.text).not.toContain('/approve?');
  });

  it('follows the settings of its organisation', async () => {
    const { ines, admin } = company;
    const settings = { name: 'Société', timeZone: 'America/Cayenne', holidayZone: 'guyane' };
    const body = { ...settings, reminderDays: 1, escalationDays: 2, digestHour: 14 };
    await app.call('PUT', '/organization', { token: admin.token, body });
    const { json } = await fileLeave(app, ines);
    await runAt('2026-03-03T16:59:00Z');
    expect(await eventsOf(json)).toEqual(['filed']);
    await runAt('2026-03-03T17:00:00Z');
    expect(await eventsOf(json)).toEqual(['filed', 'reminded']);
    await runAt('2026-03-04T22:00:00Z');
    expect(await eventsOf(json)).toEqual(['filed', 'reminded', 'escalated']);
  });

  it('is reached behind more of them than are looked at together, each once', async () => {
    const { json } = await fileLeave(app, company.ines, { startDate: '2040-07-02', endDate: '2040-07-02' });
    const owner = new Client(app.connection);
    await owner.connect();
    // Some of them filed at the very same moment.
    await owner.query(
      `insert into leave_requests select (c).* from (select jsonb_populate_record(r, jsonb_build_object(
         'id', gen_random_uuid(), 'start_date', r.start_date + 7 * n, 'end_date', r.end_date + 7 * n,
         'created_at', r.created_at + make_interval(secs => (n % 100) / 1e6))) as c
       from leave_requests r, generate_series(1, $2 + 50) n where r.id = $1) copies`,
      [json.id, WAITING_AT_ONCE],
    );
    const spoken = async () => {
      const { rows } = await owner.query(
        `select coalesce(string_agg(e.event, ' ' order by e.at), 'nothing') as said
         from leave_requests r left join leave_request_events e on e.request_id = r.id and e.event in ('reminded', 'escalated')
         where r.organization_id = $1 group by r.id`,
        [company.organization.id],
      );
      return { requests: rows.length, said: [...new Set(rows.map(({ said }) => said))] };
    };
    const look = async (instant: string) => {
      setClock(app, instant);
      await followUpOrganization(app.services, { organizationId: company.organization.id });
      // Five hundred mails tell nothing more of it.
      await owner.query('delete from graphile_worker._private_jobs where locked_at is null');
    };
    const requests = WAITING_AT_ONCE + 51;
    await look('2026-03-05T08:00:00Z');
    expect(await spoken()).toEqual({ requests, said: ['reminded'] });
    await look('2026-03-05T09:00:00Z');
    expect(await spoken()).toEqual({ requests, said: ['reminded'] });
    await look('2026-03-10T08:00:00Z');
    await look('2026-03-11T08:00:00Z');
    expect(await spoken()).toEqual({ requests, said: ['reminded escalated'] });
    await owner.end();
  });

  it('is not held up by another organisation that fails', async () => {
    const broken = await createLeaveCompany(app);
    const { json } = await fileLeave(app, company.ines);
    const owner = new Client(app.connection);
    await owner.connect();
    await owner.query("update organizations set time_zone = 'Nowhere/Land' where id = $1", [
      broken.organization.id,
    ]);
    setClock(app, '2026-03-05T08:00:00Z');
    await followUp(app.services);
    await expect.poll(() => eventsOf(json)).toEqual(['filed', 'reminded']);
    await owner.query("update organizations set time_zone = 'Europe/Paris' where id = $1", [
      broken.organization.id,
    ]);
    await owner.query('update graphile_worker._private_jobs set run_at = now()');
    await jobsDone(app);
    await owner.end();
  });
});

describe('the daily digest', () => {
  it('gathers what was chosen as daily in one mail, once a day', async () => {
    const { ines, colin, manager, organization } = company;
    await choose(manager, 'request-filed', 'daily');
    await choose(manager, 'request-changed', 'daily');
    const withdrawn = (await fileLeave(app, colin)).json;
    await fileLeave(app, ines, { startHalf: 'pm' });
    await actOn(app, colin, withdrawn, 'withdraw');
    await jobsDone(app);
    expect(await app.mailbox.to(manager.email)).toEqual([]);

    setClock(app, '2026-03-03T07:00:00Z');
    const { services } = app;
    const twice = { organizationId: organization.id };
    await Promise.all([followUpOrganization(services, twice), followUpOrganization(services, twice)]);
    await jobsDone(app);
    const mails = await mailsTo(manager, 'Votre résumé du mardi 3\u00a0mars');
    expect(mails).toHaveLength(1);
    const text = mails[0]?.text ?? '';
    expect(text).toMatch(/À décider\s+Inès Employée demande un congé/);
    expect(text).toContain(
      'Vacances du 2\u00a0juillet à midi au 6\u00a0juillet 2040, 4,5\u00a0jours comptés',
    );
    expect(text).toMatch(/À savoir\s+La demande de Colin Collègue est retirée/);
    await runAt('2026-03-03T12:00:00Z');
    await runAt('2026-03-04T12:00:00Z');
    expect(await mailsTo(manager, 'Votre résumé')).toHaveLength(1);

    const stop = { token: tokenIn(text, '/unsubscribe') };
    const shown = await app.call('POST', '/notifications/unsubscribe/show', { body: stop });
    expect(shown.json).toMatchObject({ kind: 'daily-digest', stopped: false });
    await app.call('POST', '/notifications/unsubscribe', { body: stop });
    const { json } = await app.call('GET', '/notifications/choices', { token: manager.token });
    expect(json.map(({ choice }: { choice: string }) => choice)).toEqual([
      'none',
      'none',
      'immediate',
      'immediate',
      'immediate',
      'immediate',
      'none',
    ]);
  });

  it('does not come for what no longer waits', async () => {
    const { ines, manager } = company;
    await choose(manager, 'request-filed', 'daily');
    const { json } = await fileLeave(app, ines);
    await actOn(app, manager, json, 'approve');
    await runAt('2026-03-03T08:00:00Z');
    expect(await app.mailbox.to(manager.email)).toEqual([]);
  });
});
