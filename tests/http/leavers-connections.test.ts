import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import { CalendarStage } from '#tests/support/calendar-providers/calendar-stage.ts';
import { eventually } from '#tests/support/eventually.ts';
import { leaveOf } from '#tests/support/leave.ts';
import { createLeaveCompany, jobsDone, keepSessions, setClock } from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { ownerPool } from '#tests/support/owner-pool.ts';
import { SlackStage } from '#tests/support/slack/slack-stage.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const week = { type: 'vacation', startDate: '2040-09-03', endDate: '2040-09-07' };

async function connectionsOf(owner: Pool, { id }: TestPerson): Promise<string[]> {
  const { rows } = await owner.query('select provider from connections where owner_user_id = $1 order by 1', [
    id,
  ]);
  return rows.map(({ provider }) => provider);
}

async function depart(app: TestApp, admin: TestPerson, { id }: TestPerson, lastDay: string) {
  const body = { lastDay, reason: 'resignation' };
  const { status } = await app.call('PUT', `/users/${id}/departure`, { token: admin.token, body });
  expect(status).toBe(200);
}

describe('the calendars of who leaves (N38)', () => {
  let stage: CalendarStage;
  beforeAll(async () => {
    stage = await CalendarStage.start();
  });
  afterAll(() => stage.close());

  it('stay until the last day, then are left with what was written, whoever does not answer', async () => {
    const { app, owner, google, graph } = stage;
    setClock(app, '2040-08-20T09:00:00Z');
    const { organization, admin, manager, ines } = await createLeaveCompany(app);
    await keepSessions(owner);
    await stage.connect('google', ines);
    await stage.connect('microsoft', ines);
    const { id } = await leaveOf(app).file(ines, week);
    await leaveOf(app).approve(manager, id);
    expect(await stage.shown('google', ines)).toHaveLength(1);
    await depart(app, admin, ines, '2040-09-05');
    await jobsDone(app);
    expect(await connectionsOf(owner, ines)).toEqual(['google', 'microsoft']);
    // The day's job of the day after, while Google is out of order for a moment.
    setClock(app, '2040-09-06T04:00:00Z');
    google.server.outages.push({ status: 503 });
    await accrueOrganization(app.services, { organizationId: organization.id });
    await eventually(async () => (await connectionsOf(owner, ines)).length === 0, 'the end of both');
    expect([google.shown(ines.email), graph.shown(ines.email)]).toEqual([[], []]);
    expect(google.grants.accounts.get(ines.email)?.refresh).toBe('');
    const { json } = await app.call('GET', '/audit-log', { token: admin.token });
    const ended = json.filter(({ action }: { action: string }) => action === 'connection.ended');
    expect(ended.map(({ subject }: { subject: { id: string } }) => subject.id)).toEqual([ines.id, ines.id]);
    // Whatever is still asked for writes nothing.
    const before = google.server.calls.length + graph.server.calls.length;
    await owner.query("update leave_requests set end_date = '2040-09-04' where id = $1", [id]);
    await jobsDone(app);
    expect(google.server.calls.length + graph.server.calls.length).toBe(before);
  });

  it('are erased here after two days with a provider that does not answer at all', async () => {
    const { app, owner, google } = stage;
    setClock(app, '2040-08-20T09:00:00Z');
    const { admin, ines } = await createLeaveCompany(app);
    await keepSessions(owner);
    await stage.connect('google', ines);
    await jobsDone(app);
    google.server.outages.push({ status: 503 }, { status: 503 });
    await app.call('DELETE', `/users/${ines.id}`, { token: admin.token });
    await eventually(async () => google.server.outages.length === 1, 'a first try');
    expect(await connectionsOf(owner, ines)).toEqual(['google']);
    app.advance(49 * 60 * 60_000);
    await eventually(async () => (await connectionsOf(owner, ines)).length === 0, 'the end');
  });
});

describe('the Slack of who leaves (N38)', () => {
  let stage: SlackStage;
  let owner: Pool;
  beforeAll(async () => {
    stage = await SlackStage.start();
    owner = ownerPool(stage.app.connection);
  });
  afterAll(async () => {
    await owner.end();
    await stage.close();
  });

  it('is unlinked, and the status of ours goes with the permission', async () => {
    const { app, slack } = stage;
    setClock(app, '2040-09-03T09:00:00Z');
    const company = await stage.company();
    const { employee, manager, admin, team } = company;
    await keepSessions(owner);
    const id = await stage.link(team, employee);
    await stage.allowStatus(employee, { team, id });
    const leave = await leaveOf(app).file(employee, week);
    await leaveOf(app).approve(manager, leave.id);
    await jobsDone(app);
    expect(slack.profiles.of(id).status_text).toBe('Absent(e) jusqu’au 7 septembre');
    expect(await connectionsOf(owner, employee)).toEqual(['slack', 'slack-status']);
    // A colleague keeps theirs.
    const other = await stage.link(team, manager);
    await stage.allowStatus(manager, { team, id: other });
    await app.call('DELETE', `/users/${employee.id}`, { token: admin.token });
    // The link is gone with the access itself.
    expect(await connectionsOf(owner, employee)).not.toContain('slack');
    await jobsDone(app);
    expect(await connectionsOf(owner, employee)).toEqual([]);
    expect(slack.profiles.of(id).status_text).toBe('');
    expect(slack.profiles.grants.map(({ user }) => user)).toEqual([other]);
    expect(await connectionsOf(owner, manager)).toEqual(['slack', 'slack-status']);
  });
});
