import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actOn, fileLeave, jobsDone } from '#tests/support/leave-company.ts';
import { ownerPool } from '#tests/support/owner-pool.ts';
import { SlackStage, valueIn } from '#tests/support/slack/slack-stage.ts';

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

/** A company whose manager decides in Slack. */
async function decided() {
  const company = await stage.company();
  return { ...company, user: await stage.link(company.team, company.manager) };
}

describe('a message to a decider (N43)', () => {
  it('whose answer was lost is found again, not posted again, and changes with the request', async () => {
    const { employee, manager, user } = await decided();
    // The conversation is opened; the message is posted, and nobody hears of it.
    stage.slack.server.outages.push(null, 'silence');
    const { json: request } = await fileLeave(stage.app, employee);
    const messages = await stage.messagesTo(user);
    expect(messages.map(valueIn)).toEqual([`${request.id}:1`]);
    expect(messages[0]?.metadata).toEqual({
      event_type: 'relache_request',
      event_payload: { request: request.id },
    });
    await actOn(stage.app, manager, request, 'approve');
    expect((await stage.messagesTo(user)).map(valueIn)).toEqual([null]);
  });

  it('that was never posted is posted, also where Slack was out of order or asked to wait', async () => {
    const { employee, user } = await decided();
    stage.slack.server.outages.push(null, { status: 503 }, { status: 429, headers: { 'retry-after': '1' } });
    const { json: request } = await fileLeave(stage.app, employee);
    expect((await stage.messagesTo(user)).map(valueIn)).toEqual([`${request.id}:1`]);
    const { rows } = await owner.query('select ts from slack_messages where request_id = $1', [request.id]);
    expect(rows.map(({ ts }) => ts)).toEqual(stage.slack.messages.slice(-1).map(({ ts }) => ts));
  });

  it('whose answer was lost says what was decided meanwhile, and one that never was is not posted late', async () => {
    const { employee, manager, user } = await decided();
    const { json: request } = await fileLeave(stage.app, employee);
    await stage.messagesTo(user);
    const lost = () => owner.query('update slack_messages set ts = null where request_id = $1', [request.id]);
    await lost();
    await actOn(stage.app, manager, request, 'approve');
    expect((await stage.messagesTo(user)).map(valueIn)).toEqual([null]);
    await lost();
    stage.slack.messages.length = 0;
    await actOn(stage.app, manager, request, 'cancel');
    expect(await stage.messagesTo(user)).toEqual([]);
    const { rowCount } = await owner.query('select from slack_messages where request_id = $1', [request.id]);
    expect(rowCount).toBe(0);
  });

  it('reads no conversation where nothing was lost, and nobody else’s ever', async () => {
    const { employee, manager, user } = await decided();
    const before = stage.slack.server.count('POST', /conversations\.history/);
    const { json: request } = await fileLeave(stage.app, employee);
    await actOn(stage.app, manager, request, 'approve');
    await stage.messagesTo(user);
    expect(stage.slack.server.count('POST', /conversations\.history/)).toBe(before);
  });

  it('in a workspace that allowed less may come twice; the copy that we know of is kept true', async () => {
    const { employee, manager, user, team } = await decided();
    const install = stage.slack.installs.find((one) => one.team === team);
    if (install) install.scope = install.scope.replace(',im:history', '');
    await owner.query(
      `update connections set scopes = array_remove(scopes, 'im:history') where external_id = $1`,
      [team],
    );
    stage.slack.server.outages.push(null, 'silence');
    const { json: request } = await fileLeave(stage.app, employee);
    expect(await stage.messagesTo(user)).toHaveLength(2);
    await actOn(stage.app, manager, request, 'approve');
    expect((await stage.messagesTo(user)).map(valueIn)).toEqual([`${request.id}:1`, null]);
    await jobsDone(stage.app);
    const { rows } = await owner.query('select state from connections where external_id = $1', [team]);
    expect(rows).toEqual([{ state: 'ok' }]);
  });
});
