import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileLeave, setClock } from '#tests/support/leave-company.ts';
import { BotStage, pressedValue } from '#tests/support/teams/bot-stage.ts';

let stage: BotStage;
beforeAll(async () => {
  stage = await BotStage.start();
});
afterAll(() => stage.close());

/** A request that a linked manager is asked to decide. */
async function asked() {
  const company = await stage.company();
  const mona = await stage.link(company.bot, company.manager);
  const { json: request } = await fileLeave(stage.app, company.ines);
  const value = pressedValue((await stage.requestsOf(mona))[0]?.card) ?? '';
  const stateOf = async () =>
    (await stage.app.call('GET', `/leave-requests/${request.id}`, { token: company.admin.token })).json
      .request.status;
  return { ...company, mona, request, value, stateOf };
}

const press = (value: string) => ({
  type: 'invoke',
  name: 'adaptiveCard/action',
  value: { action: { type: 'Action.Execute', verb: 'approve', data: { value } } },
});

describe('calls that are not of the Bot Framework (N26)', () => {
  it('are refused: forged, for another bot, old, early, of another channel or address', async () => {
    const { bot, mona, value, stateOf } = await asked();
    const activity = stage.service.activity(mona, press(value));
    const other = stage.service.register();
    const tokens = {
      forged: await stage.service.token(bot, { key: 'stranger' }),
      'for a bot that nobody connected': await stage.service.token(other),
      'of another issuer': await stage.service.token(bot, { issuer: 'https://login.microsoftonline.com' }),
      old: await stage.service.token(bot, { from: -7200, seconds: 3600 }),
      early: await stage.service.token(bot, { from: 600 }),
      'of another channel': await stage.service.token(bot, { key: 'other-channel' }),
      'about another address': await stage.service.token(bot, {
        serviceUrl: 'https://smba.trafficmanager.net/x/',
      }),
      none: 'x',
    };
    for (const [name, token] of Object.entries(tokens))
      expect([name, (await stage.send(token, activity)).status]).toEqual([name, 400]);
    const token = await stage.service.token(bot);
    const [head, body, signature] = token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none","kid":"teams"}').toString('base64url')}.${body}.${signature}`;
    expect(head).not.toBe('');
    expect((await stage.send(unsigned, activity)).status).toBe(400);
    expect(await stateOf()).toBe('pending');
    expect((await stage.send(token, activity)).status).toBe(200);
    expect(await stateOf()).toBe('approved');
  });

  it('are refused of another tenant, and where answers would go elsewhere', async () => {
    const { bot, mona, value, stateOf } = await asked();
    const elsewhere = {
      conversation: { id: 'x', conversationType: 'personal', tenantId: crypto.randomUUID() },
    };
    const token = await stage.service.token(bot);
    const foreign = { ...stage.service.activity(mona, press(value)), ...elsewhere };
    expect((await stage.send(token, foreign)).status).toBe(400);
    const serviceUrl = 'https://smba.trafficmanager.net.example.org/';
    const led = await stage.service.token(bot, { serviceUrl });
    const calls = stage.service.server.calls.length;
    const away = { ...stage.service.activity(mona, { type: 'message' }), serviceUrl };
    expect((await stage.send(led, away)).status).toBe(400);
    expect(stage.service.server.calls.length).toBe(calls);
    expect(await stateOf()).toBe('pending');
  });
});

describe('people who may not (N27)', () => {
  it('are refused: colleagues, strangers, and requests of another organisation', async () => {
    const { bot, colin, value, stateOf } = await asked();
    const colleague = await stage.link(bot, colin);
    const sentence = 'application/vnd.microsoft.activity.message';
    expect((await stage.press(bot, colleague, 'approve', { value })).json.type).toBe(sentence);
    const nobody = stage.service.join(bot, 'inconnu@example.org', 'Inconnu');
    const told = (await stage.press(bot, nobody, 'approve', { value })).json;
    expect([told.type, told.value]).toEqual([
      sentence,
      expect.stringMatching(/relié à personne[\s\S]*linked to nobody/),
    ]);
    const there = await asked();
    const foreign = await stage.press(there.bot, there.mona, 'approve', { value });
    expect([foreign.json.type, JSON.stringify(foreign.json)]).toEqual([
      sentence,
      expect.not.stringContaining('Inès'),
    ]);
    expect(await stateOf()).toBe('pending');
  });

  it('link nobody by a way that is passed on, old, another bot’s, or a guest’s', async () => {
    const { bot, manager, ines, admin } = await stage.company();
    const member = stage.service.join(bot, manager.email, 'Mona');
    const reference = await stage.greet(bot, member);
    expect((await stage.follow(ines, reference)).status).toBe(404);
    expect((await stage.follow(admin, reference)).status).toBe(404);
    const there = await stage.company();
    expect((await stage.follow(there.manager, reference)).status).toBe(404);
    expect((await stage.follow(manager, 'cmsxOg')).status).toBe(404);
    member.role = 'guest';
    expect((await stage.follow(manager, reference)).status).toBe(404);
    member.role = 'user';
    const at = stage.app.services.now().getTime();
    setClock(stage.app, new Date(at + 31 * 60_000).toISOString());
    expect((await stage.follow(manager, reference)).status).toBe(404);
    setClock(stage.app, new Date(at).toISOString());
    expect((await stage.follow(manager, reference)).status).toBe(200);
  });
});
