import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { setEmployment } from '#tests/support/employment.ts';
import { actOn, fileLeave, jobsDone } from '#tests/support/leave-company.ts';
import { filledForm, SlackStage, valueIn } from '#tests/support/slack/slack-stage.ts';

let stage: SlackStage;
beforeAll(async () => {
  stage = await SlackStage.start();
});
afterAll(() => stage.close());

describe('asking in Slack (N17)', () => {
  it('counts as the page does, files by the same rules, and says where it was done', async () => {
    const { employee, admin, team } = await stage.company();
    const user = await stage.link(team, employee);
    const menu = await stage.command(team, user);
    expect(menu.json.blocks[1].elements.map((one: { action_id: string }) => one.action_id)).toEqual([
      'ask',
      'balance',
      'away',
    ]);
    await stage.press(team, user, 'ask');
    const view = stage.slack.views.at(-1);
    expect(view.callback_id).toBe('ask');
    const asked = filledForm('vacation', '2040-07-02', '2040-07-06');
    const proof = await stage.submit(team, user, asked);
    const body = { type: 'vacation', startDate: '2040-07-02', endDate: '2040-07-06' };
    const page = await stage.app.call('POST', '/leave-requests/preview', { token: employee.token, body });
    const told = proof.json.view.blocks[0].text.text;
    expect(told).toMatch(new RegExp(`${page.json.countedDays}\\sjours`));
    const { private_metadata } = proof.json.view;
    const filing = { callback_id: 'file', private_metadata };
    const filed = await stage.submit(team, user, filing);
    expect(filed.json.view.blocks[0].text.text).toBe('Votre demande est envoyée.');
    // The page refuses the same days, and so does Slack, in the same words.
    const again = await stage.submit(team, user, filing);
    const refused = await fileLeave(stage.app, employee, body);
    expect(again.json.view.blocks[0].text.text).toBe(refused.json.error);
    const mine = await stage.app.call('GET', '/leave-requests/my-requests', { token: employee.token });
    expect(mine.json).toHaveLength(1);
    const { json } = await stage.app.call('GET', `/leave-requests/${mine.json[0]?.id}`, {
      token: employee.token,
    });
    expect(json.history.map((event: { via: string }) => event.via)).toEqual(['slack']);
    // So does the log, on its page and as a file.
    const log = await stage.app.call('GET', '/audit-log', { token: admin.token });
    expect(log.json[0]).toMatchObject({ action: 'leave-request.filed', via: 'slack' });
    const file = await stage.app.call('GET', '/audit-log.csv', { token: admin.token });
    expect(file.text).toContain(`${employee.name} (par Slack)`);
  });

  it('the same modal sent twice files one request', async () => {
    const { employee, team } = await stage.company();
    const user = await stage.link(team, employee);
    const proof = await stage.submit(team, user, filledForm('vacation', '2040-08-06', '2040-08-10'));
    const view = { id: 'V1', callback_id: 'file', private_metadata: proof.json.view.private_metadata };
    const texts = [];
    for (const _ of [1, 2]) {
      texts.push((await stage.submit(team, user, view)).json.view.blocks[0].text.text);
      // Within the same second the bytes would be the same, and refused as such.
      stage.app.advance(2000);
    }
    expect(new Set(texts)).toEqual(new Set(['Votre demande est envoyée.']));
    const mine = await stage.app.call('GET', '/leave-requests/my-requests', { token: employee.token });
    expect(mine.json).toHaveLength(1);
  });

  it('says before anything is sent what would be refused', async () => {
    const { employee, organization, team } = await stage.company();
    const user = await stage.link(team, employee);
    const contract = { from: plainDate('2039-09-01'), to: plainDate('2040-07-04') };
    await setEmployment(stage.app.services, organization.acting, employee.id, contract);
    const proof = await stage.submit(team, user, filledForm('vacation', '2040-07-02', '2040-07-06'));
    expect(proof.json.view.blocks[0].text.text).toContain('Ces dates sont hors de la période d’emploi.');
  });

  it('tells balances and who is away to who asked, and opens no modal with a trigger that ended', async () => {
    const { employee, admin, team } = await stage.company();
    const user = await stage.link(team, employee);
    await stage.command(team, user, 'solde');
    await stage.command(team, user, 'away', '/leave');
    await jobsDone(stage.app);
    const [balance, away] = stage.slack.answers
      .slice(-2)
      .map(({ text }) => text)
      .sort();
    expect([balance, away].join('\n')).toMatch(/Congés payés/);
    expect([balance, away].join('\n')).toMatch(/Personne n’est absent/);
    // Linked to nobody: told how to be.
    const { id } = stage.slack.join(team, 'autre@example.org', 'Autre');
    expect((await stage.command(team, id)).json.text).toContain('/connections');
    expect((await stage.command('TNOBODY', id)).json.text).toMatch(/relié à aucune entreprise/);
    expect(admin.email).not.toBe(employee.email);
  });
});

describe('deciding in Slack (N18)', () => {
  it('is one press; every copy changes, wherever it was decided', async () => {
    const { employee, manager, admin, team } = await stage.company();
    const users: string[] = [];
    for (const decider of [manager, admin]) users.push(await stage.link(team, decider));
    const { json: request } = await fileLeave(stage.app, employee);
    const copies = () => Promise.all(users.map(async (user) => (await stage.messagesTo(user)).at(-1)));
    const posted = (await copies()).filter((message) => message !== undefined);
    expect(posted.length).toBeGreaterThan(0);
    expect(posted.map(valueIn)).toEqual(posted.map(() => `${request.id}:1`));
    const [first] = posted;
    await stage.press(team, first?.user ?? '', 'approve', valueIn(first) ?? '');
    const after = (await copies()).filter((message) => message !== undefined);
    expect(after.map(valueIn)).toEqual(after.map(() => null));
    expect(JSON.stringify(after[0]?.blocks)).toMatch(/Approuvé par/);
    const { json } = await stage.app.call('GET', `/leave-requests/${request.id}`, { token: employee.token });
    expect([json.request.status, json.history.at(-1)?.via]).toEqual(['approved', 'slack']);
    // Too late: said to who pressed.
    const answers = stage.slack.answers.length;
    await stage.press(team, first?.user ?? '', 'approve', `${request.id}:1`);
    await jobsDone(stage.app);
    expect(stage.slack.answers.length).toBe(answers + 1);
  });

  it('asks for the reason of a refusal, and follows what was decided in the application', async () => {
    const { employee, manager, team } = await stage.company();
    const user = await stage.link(team, manager);
    const { json: request } = await fileLeave(stage.app, employee);
    const [message] = await stage.messagesTo(user);
    await stage.press(team, user, 'reject', valueIn(message) ?? '');
    const view = stage.slack.views.at(-1);
    expect(view.callback_id).toBe('reject');
    const reason = (value: string | null) =>
      stage.submit(team, user, { ...view, state: { values: { reason: { reason: { value } } } } });
    expect(Object.keys((await reason(null)).json.errors)).toEqual(['reason']);
    expect((await reason('Équipe au complet requise')).json).toEqual({ response_action: 'clear' });
    const [changed] = await stage.messagesTo(user);
    expect(JSON.stringify(changed?.blocks)).toMatch(/Refusé par/);
    expect(JSON.stringify(changed?.blocks)).not.toContain('Équipe au complet');
    const second = await fileLeave(stage.app, employee, { startDate: '2040-09-03', endDate: '2040-09-07' });
    expect(valueIn((await stage.messagesTo(user)).at(-1))).toBe(`${second.json.id}:1`);
    await actOn(stage.app, manager, second.json, 'approve');
    expect(valueIn((await stage.messagesTo(user)).at(-1))).toBeNull();
    expect(request.id).not.toBe(second.json.id);
  });
});
