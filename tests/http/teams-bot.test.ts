import { unzipSync } from 'fflate';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actOn, fileLeave, jobsDone } from '#tests/support/leave-company.ts';
import { createTestOrganization, type TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { BotStage, pressedValue, readIn } from '#tests/support/teams/bot-stage.ts';

let stage: BotStage;
let owner: Pool;
beforeAll(async () => {
  stage = await BotStage.start();
  owner = new Pool(stage.app.connection);
});
afterAll(async () => {
  await owner.end();
  await stage.close();
});

async function offerOf({ token }: TestPerson, of: 'company' | 'own') {
  const { json } = await stage.app.call('GET', '/connections', { token });
  return json.offers.find(
    (one: { provider: string; owner: string }) => one.provider === 'teams-bot' && one.owner === of,
  );
}

const historyOf = async ({ token }: TestPerson, id: string) =>
  (await stage.app.call('GET', `/leave-requests/${id}`, { token })).json.history;

describe('a bot of the company (N25)', () => {
  it('is connected by what Microsoft believes, and its secret is told to nobody', async () => {
    const { admin } = await createTestOrganization(stage.app.services);
    const bot = stage.service.register();
    const wrong = await stage.connect(admin, { ...bot, secret: 'falsch' });
    expect([wrong.status, Object.keys(wrong.json.fields)]).toEqual([400, ['secret']]);
    expect((await offerOf(admin, 'company'))?.connection).toBeNull();
    const { json } = await stage.connect(admin, bot);
    expect(json).toEqual({
      bot: { appId: bot.appId, tenantId: bot.tenantId },
      endpoint: `${stage.app.services.publicUrl}/api/teams-bot/messages`,
    });
    const { rows } = await owner.query("select c.*, encode(tokens, 'escape') as escaped from connections c");
    const log = await stage.app.call('GET', '/audit-log', { token: admin.token });
    const told = [JSON.stringify([await offerOf(admin, 'company'), rows]), log.text, ...stage.app.logs].join(
      '\n',
    );
    expect(told).toContain(bot.appId);
    expect(told).not.toContain(bot.secret);
  });

  it('is one organisation’s, and its admins’ alone', async () => {
    const { bot, manager, ines } = await stage.company();
    const stranger = await createTestOrganization(stage.app.services);
    expect((await stage.connect(stranger.admin, bot)).json.code).toBe('connection_taken');
    for (const person of [manager, ines]) {
      const { token } = person;
      const asked = [
        await stage.app.call('GET', '/teams-bot', { token }),
        await stage.app.call('GET', '/teams-bot/app', { token }),
        await stage.connect(person, stage.service.register()),
      ];
      expect(asked.map(({ status }) => status)).toEqual([403, 403, 403]);
    }
  });

  it('comes with an app for Teams: a manifest for this host and two icons', async () => {
    const { bot, admin } = await stage.company();
    const response = await fetch(`${stage.app.url}/api/teams-bot/app`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(response.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files).sort()).toEqual(['color.png', 'manifest.json', 'outline.png']);
    const manifest = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString());
    expect(manifest).toMatchObject({ id: bot.appId, bots: [{ botId: bot.appId, scopes: ['personal'] }] });
    expect(manifest.validDomains).toEqual([new URL(stage.app.services.publicUrl).hostname]);
    const sizes = ['color.png', 'outline.png'].map((name) => Buffer.from(files[name] ?? []).readUInt32BE(16));
    expect(sizes).toEqual([192, 32]);
  });
});

describe('deciding in Teams (N27, N28)', () => {
  it('asks deciders who are linked, takes their press, and changes every copy', async () => {
    const { bot, admin, manager, ines, organization } = await stage.company();
    const second = await organization.add('manager', 'Marc Second');
    const [mona, ada] = [await stage.link(bot, manager), await stage.link(bot, admin)];
    await stage.link(bot, second);
    const { json: request } = await fileLeave(stage.app, ines, { note: 'Chez ma sœur' });
    const [card] = await stage.requestsOf(mona);
    expect(readIn(card?.card)).toMatch(/Inès Employée demande un congé\nType Vacances\nDates .*2040/);
    expect(JSON.stringify(card?.card)).not.toContain('sœur');
    const value = pressedValue(card?.card);
    const answer = await stage.press(bot, mona, 'approve', { value });
    expect(answer.json).toMatchObject({ statusCode: 200, type: 'application/vnd.microsoft.card.adaptive' });
    expect([readIn(answer.json.value), pressedValue(answer.json.value)]).toEqual([
      expect.stringContaining('Approuvé par Mona Manager'),
      null,
    ]);
    const history = await historyOf(admin, request.id);
    expect(history.at(-1)).toMatchObject({ event: 'approved', via: 'teams', author: 'Mona Manager' });
    const copies = [...(await stage.requestsOf(mona)), ...(await stage.requestsOf(ada))];
    expect(copies.length).toBeGreaterThan(0);
    for (const one of copies) expect([pressedValue(one.card), one.changes]).toEqual([null, 1]);
    // The same press again, as a replayed call would be: what is so is told, and nothing is done.
    const again = await stage.press(bot, mona, 'approve', { value });
    expect(readIn(again.json.value)).toContain('Approuvé par Mona Manager');
    expect(await historyOf(admin, request.id)).toEqual(history);
  });

  it('takes a refusal with its reason, and not without', async () => {
    const { bot, manager, ines } = await stage.company();
    const mona = await stage.link(bot, manager);
    const { json: request } = await fileLeave(stage.app, ines);
    const [card] = await stage.requestsOf(mona);
    const value = pressedValue(card?.card);
    const empty = await stage.press(bot, mona, 'reject', { value, reason: ' ' });
    expect(empty.json.type).toBe('application/vnd.microsoft.activity.message');
    expect((await historyOf(manager, request.id)).at(-1)?.event).toBe('filed');
    await stage.press(bot, mona, 'reject', { value, reason: 'Inventaire' });
    expect((await historyOf(manager, request.id)).at(-1)).toMatchObject({
      event: 'rejected',
      reason: 'Inventaire',
    });
    expect(JSON.stringify((await stage.requestsOf(mona))[0]?.card)).not.toContain('Inventaire');
  });

  it('shows what was decided elsewhere, in each card and to who presses late', async () => {
    const { bot, admin, manager, ines } = await stage.company();
    const mona = await stage.link(bot, manager);
    const { json: request } = await fileLeave(stage.app, ines);
    const value = pressedValue((await stage.requestsOf(mona))[0]?.card);
    await actOn(stage.app, admin, request, 'reject', { reason: 'Trop de monde' });
    const late = await stage.press(bot, mona, 'approve', { value });
    expect(readIn(late.json.value)).toMatch(/Refusé par/);
    const [card] = await stage.requestsOf(mona);
    expect([pressedValue(card?.card), readIn(card?.card)]).toEqual([
      null,
      expect.stringMatching(/Refusé par/),
    ]);
  });

  it('says nothing of health, whatever is asked for (N15)', async () => {
    const { bot, manager, ines } = await stage.company();
    const mona = await stage.link(bot, manager);
    await fileLeave(stage.app, ines, { type: 'sick', note: 'Grippe' });
    const told = JSON.stringify((await stage.requestsOf(mona)).map(({ card }) => card));
    expect(told).toContain('Absence');
    expect(told).not.toMatch(/malad|sick|grippe/i);
  });

  it('goes on when Teams is slow, and when one person took the bot away', async () => {
    const { bot, admin, manager, ines } = await stage.company();
    const [mona, ada] = [await stage.link(bot, manager), await stage.link(bot, admin)];
    stage.service.server.outages.push({ status: 429 });
    mona.isClosed = true;
    await fileLeave(stage.app, ines);
    await jobsDone(stage.app).catch(() => undefined);
    await owner.query('update graphile_worker._private_jobs set run_at = now() where attempts > 0');
    await jobsDone(stage.app);
    expect((await stage.requestsOf(mona)).length).toBe(0);
    expect((await offerOf(manager, 'own'))?.connection).toMatchObject({
      state: 'broken',
      trouble: { code: 'revoked' },
    });
    expect((await offerOf(admin, 'company'))?.connection?.state).toBe('ok');
    expect(ada.isClosed).toBe(false);
  });

  it('ends when the bot is disconnected, or its secret is', async () => {
    const { bot, admin, manager, ines } = await stage.company();
    const mona = await stage.link(bot, manager);
    bot.secret = 'another';
    await fileLeave(stage.app, ines);
    await jobsDone(stage.app);
    expect((await offerOf(admin, 'company'))?.connection).toMatchObject({ state: 'broken' });
    await stage.connect(admin, bot);
    const connection = present((await offerOf(admin, 'company'))?.connection);
    expect(connection.state).toBe('ok');
    const { json: second } = await fileLeave(stage.app, ines, {
      startDate: '2040-09-03',
      endDate: '2040-09-07',
    });
    const value = pressedValue((await stage.requestsOf(mona)).at(-1)?.card);
    expect(value).toContain(second.id);
    await stage.app.call('POST', `/connections/${connection.id}/disconnect`, {
      token: admin.token,
      body: {},
    });
    expect((await stage.press(bot, mona, 'approve', { value })).status).toBe(400);
    expect((await historyOf(admin, second.id)).at(-1)?.event).toBe('filed');
  });
});
