import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectCalendar } from '#tests/support/calendar-providers/connect-calendar.ts';
import { GoogleServer } from '#tests/support/calendar-providers/google-server.ts';
import { actOn, jobsDone, setClock } from '#tests/support/leave-company.ts';
import { present } from '#tests/support/present.ts';
import { filledForm, SlackStage, valueIn } from '#tests/support/slack/slack-stage.ts';

let google: GoogleServer;
let stage: SlackStage;
beforeAll(async () => {
  google = await GoogleServer.start();
  stage = await SlackStage.start(google.env);
  google.grants.now = () => stage.app.services.now().getTime();
});
afterAll(async () => {
  await stage.close();
  await google.close();
});

const minute = 60_000;

/** Everybody has linked Slack, and the employee a calendar. */
async function connected() {
  const company = await stage.company();
  const { app } = stage;
  const { employee, manager, admin, team } = company;
  const asker = await stage.link(team, employee);
  const deciders = [await stage.link(team, manager), await stage.link(team, admin)];
  await connectCalendar(app, 'google', google, employee);
  const copies = async () => {
    await jobsDone(app);
    return stage.slack.messages.filter(({ user }) => deciders.includes(user));
  };
  const shown = async () => {
    await jobsDone(app);
    return google.shown(employee.email);
  };
  const mine = async () =>
    (await app.call('GET', '/leave-requests/my-requests', { token: employee.token })).json;
  return { ...company, asker, deciders, copies, shown, mine };
}

describe('leave from Slack’s modal to the calendar and back (N17, N18, N30)', () => {
  it('is asked for, decided by a button, told everywhere, written, cancelled, and gone everywhere', async () => {
    const { app } = stage;
    // On the first morning of the leave, so that the status is there to be seen.
    setClock(app, '2040-07-02T05:00:00Z');
    const { employee, manager, team, asker, copies, shown, mine } = await connected();
    await stage.allowStatus(employee, { team, id: asker });
    const status = () => stage.slack.profiles.of(asker).status_text;

    await stage.command(team, asker, 'demander');
    expect(stage.slack.views.at(-1).callback_id).toBe('ask');
    const proof = await stage.submit(team, asker, filledForm('vacation', '2040-07-02', '2040-07-06'));
    const filing = { callback_id: 'file', private_metadata: proof.json.view.private_metadata };
    await stage.submit(team, asker, filing);
    const [request, ...others] = await mine();
    expect([request?.status, others]).toEqual(['pending', []]);

    const asked = await copies();
    expect(new Set(asked.map(({ user }) => user)).size).toBe(asked.length);
    expect(asked.map(valueIn)).toEqual(asked.map(() => `${request?.id}:1`));
    expect(await shown()).toEqual([]);

    const [first] = asked;
    await stage.press(team, first?.user ?? '', 'approve', valueIn(first) ?? '');
    const decided = await copies();
    expect(decided.map(({ ts }) => ts)).toEqual(asked.map(({ ts }) => ts));
    for (const message of decided) expect(JSON.stringify(message.blocks)).toMatch(/Approuvé par/);
    expect(decided.map(valueIn)).toEqual(decided.map(() => null));
    const [event, ...more] = await shown();
    expect(more).toEqual([]);
    expect([event?.summary, event?.start.dateTime, event?.end.dateTime]).toEqual([
      'Absent(e)',
      '2040-07-02T00:00:00',
      '2040-07-07T00:00:00',
    ]);

    expect(status()).toBe('Absent(e) jusqu’au 6 juillet');

    await actOn(app, employee, present(request), 'cancel');
    expect(await shown()).toHaveLength(1);
    await actOn(app, manager, present(request), 'cancel');
    expect([await shown(), status()]).toEqual([[], '']);
    const over = await copies();
    expect(over.map(({ ts }) => ts)).toEqual(asked.map(({ ts }) => ts));
    for (const message of over) expect(JSON.stringify(message.blocks)).not.toMatch(/Approuvé par/);
    expect(over.map(valueIn)).toEqual(over.map(() => null));
    const { json } = await app.call('GET', `/leave-requests/${request?.id}`, { token: employee.token });
    expect(json.history.map(({ via }: { via: string }) => via)).toEqual(['slack', 'slack', 'app', 'app']);
  });
});

describe('what was not Slack, was not now, or was before (N16)', () => {
  it('decides nothing: forged, altered, old, early, replayed', async () => {
    const { app } = stage;
    const { employee, team, asker, copies, shown, mine } = await connected();
    const proof = await stage.submit(team, asker, filledForm('vacation', '2040-07-02', '2040-07-06'));
    const view = { id: 'V1', callback_id: 'file', private_metadata: proof.json.view.private_metadata };
    const [filed, pressed] = [
      { type: 'view_submission', view: { ...view, state: { values: {} } } },
      { type: 'block_actions', response_url: stage.slack.answerTo },
    ];
    const sent = (payload: object, user: string, options: Parameters<SlackStage['send']>[2]) =>
      stage.send(
        'interactions',
        new URLSearchParams({
          payload: JSON.stringify({ ...payload, team: { id: team }, user: { id: user } }),
        }).toString(),
        options,
      );
    const now = app.services.now().getTime();
    const refusals: NonNullable<Parameters<SlackStage['send']>[2]>[] = [
      { secret: 'celui-d-un-autre' },
      { at: new Date(now - 6 * minute) },
      { at: new Date(now + 6 * minute) },
      { headers: { 'x-slack-signature': 'v0=00' } },
      { headers: { 'x-slack-request-timestamp': '1' } },
    ];
    for (const refused of refusals) expect((await sent(filed, asker, refused)).status).toBe(400);
    expect(await mine()).toEqual([]);

    const at = app.services.now();
    expect((await sent(filed, asker, { at })).status).toBe(200);
    expect((await sent(filed, asker, { at })).status).toBe(400);
    const [request, ...others] = await mine();
    expect(others).toEqual([]);

    const [message] = await copies();
    const press = {
      ...pressed,
      trigger_id: stage.slack.trigger(),
      actions: [{ action_id: 'approve', value: valueIn(message) }],
    };
    for (const refused of refusals)
      expect((await sent(press, message?.user ?? '', refused)).status).toBe(400);
    expect((await mine())[0]?.status).toBe('pending');
    expect(await shown()).toEqual([]);
    const moment = app.services.now();
    expect((await sent(press, message?.user ?? '', { at: moment })).status).toBe(200);
    expect((await mine())[0]?.status).toBe('approved');
    // Taken back, and the same bytes once more.
    await actOn(app, employee, present(request), 'cancel');
    expect((await sent(press, message?.user ?? '', { at: moment })).status).toBe(400);
    expect((await mine())[0]?.cancellationAsked).toBe(true);
  });
});
