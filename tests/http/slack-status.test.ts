import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { leaveOf } from '#tests/support/leave.ts';
import { jobsDone, keepSessions, setClock } from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { ownerPool } from '#tests/support/owner-pool.ts';
import { SlackStage } from '#tests/support/slack/slack-stage.ts';

let stage: SlackStage;
let owner: Pool;
let leave: ReturnType<typeof leaveOf>;
let company: Awaited<ReturnType<SlackStage['company']>>;
let ines: TestPerson;
let member: { readonly id: string; readonly team: string };

beforeAll(async () => {
  stage = await SlackStage.start();
  leave = leaveOf(stage.app);
  owner = ownerPool(stage.app.connection);
});
afterAll(async () => {
  await owner.end();
  await stage.close();
});

const monday = '2040-09-03T10:00:00+02:00';
const thisWeek = { type: 'vacation', startDate: '2040-09-03', endDate: '2040-09-07' };

beforeEach(async () => {
  setClock(stage.app, monday);
  company = await stage.company();
  await keepSessions(owner);
  ines = company.employee;
  member = stage.slack.join(company.team, ines.email, ines.name);
});

async function approved(form: object): Promise<string> {
  const { id } = await leave.file(ines, form);
  await leave.approve(company.manager, id);
  return id;
}

/** What Slack shows of her once every job is done. */
async function status(): Promise<string> {
  await jobsDone(stage.app);
  return stage.slack.profiles.of(member.id).status_text;
}

/** The clock goes on, and what waits for that hour is done. */
async function statusAt(instant: string): Promise<string> {
  setClock(stage.app, instant);
  await owner.query("update graphile_worker._private_jobs set run_at = now() where key like 'away:%'");
  return status();
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
async function offerOf({ token }: TestPerson): Promise<any> {
  const { json } = await stage.app.call('GET', '/connections', { token });
  return json.offers.find((one: { provider: string }) => one.provider === 'slack-status');
}

describe('one’s own status in Slack (N35, N36)', () => {
  it('says until when, moves with the leave, and goes when it is cancelled', async () => {
    expect((await stage.allowStatus(ines, member)).json).toEqual({ provider: 'slack-status', owner: 'own' });
    expect(await status()).toBe('');
    const id = await approved(thisWeek);
    expect(await status()).toBe('Absent(e) jusqu’au 7 septembre');
    const { status_expiration } = stage.slack.profiles.of(member.id);
    expect(new Date(status_expiration * 1000).toISOString()).toBe('2040-09-07T22:00:00.000Z');
    expect((await offerOf(ines)).connection.note).toMatchObject({
      endsAt: '2040-09-07T22:00:00.000Z',
      isLeft: false,
    });
    await owner.query(
      "update leave_requests set end_date = '2040-09-05', end_half = 'am', version = version + 1 where id = $1",
      [id],
    );
    expect(await status()).toBe('Absent(e) jusqu’au 5 septembre à midi');
    await leave.cancel(company.manager, id);
    expect(await status()).toBe('');
    expect((await offerOf(ines)).connection.note).toBeNull();
  });

  it('approved and cancelled at once leaves nothing', async () => {
    await stage.allowStatus(ines, member);
    const { id } = await leave.file(ines, thisWeek);
    await leave.approve(company.manager, id);
    await leave.cancel(company.manager, id);
    expect(await status()).toBe('');
  });

  it('comes when the absence begins, only for the hours of half-days, and ends by itself', async () => {
    await stage.allowStatus(ines, member);
    await approved({ type: 'vacation', startDate: '2040-09-04', startHalf: 'pm', endDate: '2040-09-04' });
    await approved({ type: 'vacation', startDate: '2040-09-06', endDate: '2040-09-06' });
    expect(await status()).toBe('');
    expect(await statusAt('2040-09-04T13:59:00+02:00')).toBe('');
    expect(await statusAt('2040-09-04T14:00:01+02:00')).toBe('Absent(e) jusqu’au 4 septembre');
    expect(await statusAt('2040-09-04T18:00:01+02:00')).toBe('');
    expect(await statusAt('2040-09-06T00:00:01+02:00')).toBe('Absent(e) jusqu’au 6 septembre');
    expect(await statusAt('2040-09-07T00:00:01+02:00')).toBe('');
    const { rows } = await owner.query("select from graphile_worker._private_jobs where key like 'away:%'");
    expect(rows).toEqual([]);
  });

  it('is there on allowing it in the middle of an absence, and goes with the permission', async () => {
    await approved(thisWeek);
    await stage.allowStatus(ines, member);
    expect(await status()).toBe('Absent(e) jusqu’au 7 septembre');
    const { connection, leavesTraces } = await offerOf(ines);
    expect(leavesTraces).toBe(true);
    const body = { removeWritten: true };
    const ended = await stage.app.call('POST', `/connections/${connection.id}/disconnect`, {
      token: ines.token,
      body,
    });
    expect(ended.json.isRevoked).toBe(true);
    expect([await status(), stage.slack.profiles.grants.some(({ user }) => user === member.id)]).toEqual([
      '',
      false,
    ]);
  });

  it('is the same for sickness, and for sickness that goes beyond leave', async () => {
    await stage.allowStatus(ines, member);
    await approved({ type: 'sick', startDate: '2040-09-03', endDate: '2040-09-04' });
    expect(await status()).toBe('Absent(e) jusqu’au 4 septembre');
    await approved({ type: 'vacation', startDate: '2040-09-05', endDate: '2040-09-07' });
    await approved({ type: 'sick', startDate: '2040-09-06', endDate: '2040-09-11' });
    expect(await status()).toBe('Absent(e) jusqu’au 11 septembre');
    const sent = stage.slack.server.calls.filter(({ path }) => path.endsWith('users.profile.set'));
    const told = sent.map(({ text }) => text).join('\n');
    expect(told).not.toMatch(/malad|sick|arr[êe]t|cong|vacan/i);
    expect(new Set(sent.map(({ body }) => body.profile.status_emoji))).toEqual(new Set([':calendar:', '']));
  });
});

describe('what somebody put there themself (N37)', () => {
  it('stays, and ours comes once it has ended', async () => {
    const until = Date.parse('2040-09-03T12:00:00+02:00') / 1000;
    stage.slack.profiles.set(member.id, { status_text: 'En réunion', status_expiration: until });
    await stage.allowStatus(ines, member);
    await approved(thisWeek);
    expect(await status()).toBe('En réunion');
    expect((await offerOf(ines)).connection.note.isLeft).toBe(true);
    expect(await statusAt('2040-09-03T12:00:01+02:00')).toBe('Absent(e) jusqu’au 7 septembre');
    expect((await offerOf(ines)).connection.note.isLeft).toBe(false);
  });

  it('stays although ours was there, and an emoji alone is theirs as well', async () => {
    await stage.allowStatus(ines, member);
    const id = await approved(thisWeek);
    await status();
    stage.slack.profiles.set(member.id, { status_emoji: ':palm_tree:' });
    await leave.cancel(company.manager, id);
    await status();
    expect(stage.slack.profiles.of(member.id).status_emoji).toBe(':palm_tree:');
  });

  it('is also nothing: what was taken off does not come back for the same days', async () => {
    await stage.allowStatus(ines, member);
    await approved(thisWeek);
    await status();
    stage.slack.profiles.set(member.id, {});
    await approved({ type: 'vacation', startDate: '2040-10-01', endDate: '2040-10-05' });
    expect(await status()).toBe('');
  });
});

describe('what goes wrong', () => {
  it('passes: an answer that is lost, a Slack that is down', async () => {
    await stage.allowStatus(ines, member);
    await jobsDone(stage.app);
    const { outages } = stage.slack.server;
    outages.push({ status: 503 }, null, 'silence', { status: 429, headers: { 'retry-after': '1' } });
    await approved(thisWeek);
    await eventually(async () => outages.length === 0, 'all the trouble');
    expect(await statusAt('2040-09-03T11:00:00+02:00')).toBe('Absent(e) jusqu’au 7 septembre');
    expect((await offerOf(ines)).connection).toMatchObject({ state: 'ok', trouble: null });
  });

  it('for good is told to the person once, and leaves the company connected (N13)', async () => {
    await stage.allowStatus(ines, member);
    stage.slack.profiles.takeBack(member.id);
    await approved(thisWeek);
    await jobsDone(stage.app);
    const event = { type: 'tokens_revoked', tokens: { oauth: [member.id], bot: [] } };
    const told = { type: 'event_callback', event_id: 'E1', team_id: company.team, event };
    await stage.send('events', JSON.stringify(told));
    await jobsDone(stage.app);
    expect((await offerOf(ines)).connection).toMatchObject({ state: 'broken', trouble: { code: 'revoked' } });
    const subjects = (await stage.app.mailbox.to(ines.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Votre statut Slack n’est plus relié')).toHaveLength(1);
    const { json } = await stage.app.call('GET', '/connections', { token: company.admin.token });
    expect(json.offers[0]).toMatchObject({
      provider: 'slack',
      owner: 'company',
      connection: { state: 'ok' },
    });
    // Allowed again, it is true again.
    await stage.allowStatus(ines, member);
    expect(await status()).toBe('Absent(e) jusqu’au 7 septembre');
  });
});

describe('a stranger (N35)', () => {
  it('allows nothing for others, in another workspace, or without a company that is connected', async () => {
    const { admin, manager, team } = company;
    const elsewhere = await stage.company();
    const foreign = stage.slack.join(elsewhere.team, ines.email, ines.name);
    expect((await stage.allowStatus(ines, foreign)).json.code).toBe('connection_refused');
    expect((await stage.allowStatus(ines, member, 'users.profile:write')).json.code).toBe(
      'connection_refused',
    );
    expect((await stage.allowStatus(ines, member)).status).toBe(200);
    // One account at Slack is one person's.
    expect((await stage.allowStatus(manager, member)).json.code).toBe('connection_taken');
    const { id } = (await offerOf(ines)).connection;
    const act = ({ token }: TestPerson) =>
      stage.app.call('POST', `/connections/${id}/disconnect`, { token, body: {} });
    const statuses = await Promise.all([manager, admin, elsewhere.admin].map(act));
    expect(statuses.map((answer) => answer.status)).toEqual([403, 404, 404]);
    const token = stage.slack.profiles.grants.find(({ user }) => user === member.id)?.access ?? '-';
    const shown = await stage.app.call('GET', '/connections', { token: ines.token });
    expect([shown.text, stage.app.logs.join('\n')].join('\n')).not.toContain(token);
    stage.slack.uninstall(team);
    const begun = await stage.app.call('GET', '/connections', { token: admin.token });
    await stage.app.call('POST', `/connections/${begun.json.offers[0]?.connection?.id}/test`, {
      token: admin.token,
      body: {},
    });
    expect((await stage.allowStatus(manager, member)).json.code).toBe('connection_not_set_up');
  });
});
