import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#domain/text/language.ts';
import { fileLeave, jobsDone } from '#tests/support/leave-company.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { ownerPool } from '#tests/support/owner-pool.ts';
import { filledForm, SlackStage, valueIn } from '#tests/support/slack/slack-stage.ts';
import { errorSentence } from '#words/sentences/errors.ts';

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

const minute = 60_000;
const body = new URLSearchParams({ team_id: 'T1', user_id: 'U1', command: '/conges' }).toString();
const statusOf = async (id: string) =>
  (await owner.query('select state from leave_requests where id = $1', [id])).rows[0].state;

describe('a call that Slack did not make (N16)', () => {
  it('is refused: forged, touched, too old, too early, unsigned', async () => {
    const now = stage.app.services.now().getTime();
    const sent = [
      await stage.send('commands', body, { secret: 'autre' }),
      await stage.send('commands', body, { body: `${body}&text=demander` }),
      await stage.send('commands', body, { at: new Date(now - 6 * minute) }),
      await stage.send('commands', body, { at: new Date(now + 6 * minute) }),
      await stage.send('commands', body, { headers: { 'x-slack-signature': '' } }),
      await stage.send('interactions', body, { secret: 'autre' }),
      await stage.send('events', '{"type":"url_verification","challenge":"abc"}', { secret: 'autre' }),
    ];
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 400));
    const greeting = await stage.send('events', '{"type":"url_verification","challenge":"abc"}');
    expect(greeting.json).toEqual({ challenge: 'abc' });
  });

  it('counts once: what is replayed decides nothing', async () => {
    const { employee, manager, team } = await stage.company();
    const user = await stage.link(team, manager);
    await fileLeave(stage.app, employee);
    const [message] = await stage.messagesTo(user);
    const payload = JSON.stringify({
      type: 'block_actions',
      team: { id: team },
      user: { id: user },
      response_url: stage.slack.answerTo,
      actions: [{ action_id: 'balance', value: valueIn(message) }],
    });
    const form = new URLSearchParams({ payload }).toString();
    const at = stage.app.services.now();
    const first = await stage.send('interactions', form, { at });
    const second = await stage.send('interactions', form, { at });
    expect([first.status, second.status]).toEqual([200, 400]);
  });
});

describe('a press by who may not (N17)', () => {
  it('changes nothing: linked to nobody, another workspace, another organisation, another role, who left', async () => {
    const home = await stage.company();
    const elsewhere = await stage.company();
    const { json: request } = await fileLeave(stage.app, home.employee);
    const value = `${request.id}:1`;
    const { id: unlinked } = stage.slack.join(home.team, 'inconnu@example.org', 'Inconnu');
    const stranger = await stage.link(elsewhere.team, elsewhere.admin);
    const colleague = await stage.link(home.team, home.employee);
    const leaver = await stage.link(home.team, home.manager);
    await owner.query('update users set removed_at = now() where id = $1', [home.manager.id]);
    for (const [team, user] of [
      [home.team, unlinked],
      // The manager of the neighbours, in their workspace and in ours.
      [elsewhere.team, stranger],
      [home.team, stranger],
      [home.team, colleague],
      [home.team, leaver],
      ['TNOBODY', leaver],
    ] as const) {
      const pressed = await stage.press(team, user, 'approve', value);
      const reason = {
        callback_id: 'reject',
        private_metadata: value,
        state: { values: { reason: { reason: { value: 'Non' } } } },
      };
      const refused = await stage.submit(team, user, reason);
      expect([pressed.status, Object.keys(refused.json.errors ?? {})]).toEqual([200, ['reason']]);
    }
    await jobsDone(stage.app);
    expect(await statusOf(request.id)).toBe('pending');
    const asked = await stage.submit(home.team, leaver, filledForm('vacation', '2040-07-02', '2040-07-06'));
    // Who is linked to nobody told us no language.
    expect(asked.json.errors).toEqual({
      endDate: languages.map((language) => errorSentence('forbidden', language)).join('\n\n'),
    });
  });

  it('an address that somebody else has in the workspace, or has not proven, links nobody', async () => {
    const { team, employee, manager, admin } = await stage.company();
    const { token } = employee;
    expect((await stage.app.call('GET', '/slack/account', { token })).json.account).toBeNull();
    const other = stage.slack.join(team, manager.email, manager.name);
    const stolen = await stage.app.call('PUT', '/slack/account', { token, body: { account: other.id } });
    expect(stolen.status).toBe(404);
    const left = stage.slack.join(team, employee.email, employee.name);
    left.deleted = true;
    expect(
      (await stage.app.call('PUT', '/slack/account', { token, body: { account: left.id } })).status,
    ).toBe(404);
    const unproven = await createTestOrganization(stage.app.services, { confirmed: false });
    const asked = await stage.app.call('GET', '/slack/account', { token: unproven.admin.token });
    expect(asked.json.code).toBe('confirmation_required');
    expect(admin.id).not.toBe(employee.id);
  });
});

describe('what leaves (N15)', () => {
  const health = /malad|sick|médic|medic|santé|health|hôpital|grippe|dos/i;

  it('no message, modal or answer says a reason of health, whatever the type and the note', async () => {
    const { admin, employee, manager, team } = await stage.company();
    const deciders = [await stage.link(team, manager), await stage.link(team, admin)];
    const asker = await stage.link(team, employee);
    const create = (name: string) =>
      stage.app.call('POST', '/leave-types', {
        token: admin.token,
        body: {
          name: { fr: name, en: name },
          color: '#5F40A8',
          counter: null,
          needsApproval: true,
          halfDays: true,
        },
      });
    for (const name of ['Rendez-vous médical', 'Hôpital de jour']) await create(name);
    const { json: types } = await stage.app.call('GET', '/leave-types', { token: admin.token });
    let month = 1;
    const filed = [];
    for (const { id } of types) {
      const day = `2041-${String(month).padStart(2, '0')}-04`;
      month += 1;
      const { status } = await fileLeave(stage.app, employee, {
        type: id,
        startDate: day,
        endDate: day,
        note: 'Grippe et mal de dos',
      });
      filed.push(status);
    }
    expect(filed.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4);
    await stage.press(team, asker, 'ask');
    await stage.command(team, asker, 'absents');
    await stage.command(team, asker, 'solde');
    for (const user of deciders) {
      const messages = await stage.messagesTo(user);
      for (const message of messages) await stage.press(team, user, 'approve', valueIn(message) ?? '');
    }
    await jobsDone(stage.app);
    const posted = stage.slack.messages.filter(({ user }) => deciders.includes(user));
    expect(posted.length).toBeGreaterThanOrEqual(4);
    const everything = JSON.stringify([posted, stage.slack.views, stage.slack.answers]);
    expect(everything).not.toMatch(health);
  });

  it('no secret of Slack is in a log', () => {
    const logs = stage.app.logs.join('\n');
    for (const { access } of stage.slack.installs) expect(logs).not.toContain(access);
    for (const secret of Object.values(stage.slack.env).filter((one) => one.includes('secret')))
      expect(logs).not.toContain(secret);
  });
});
