import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDifferences } from '#tests/chaos/provider-findings.ts';
import { ProviderHistory } from '#tests/chaos/provider-history.ts';
import { ProviderStage } from '#tests/chaos/provider-stage.ts';
import { eventually } from '#tests/support/eventually.ts';
import { leaveOf, week } from '#tests/support/leave.ts';
import { present } from '#tests/support/present.ts';
import type { ProviderServer } from '#tests/support/provider-server.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';

/** Named in the title, so that a run that failed can be had again: PROVIDER_SEED=… npm run prove -- provider-chaos */
const seed = Number(process.env.PROVIDER_SEED ?? Date.now() % 2 ** 32);
const steps = Number(process.env.PROVIDER_STEPS ?? 60);
const nobody: ReadonlySet<string> = new Set();

let stage: ProviderStage;
let leave: ReturnType<typeof leaveOf>;
beforeAll(async () => {
  stage = await ProviderStage.start();
  leave = leaveOf(stage.slack.app);
}, 180_000);
afterAll(() => stage.close());

/** Both servers end as soon as a provider has done what this one asks it for. */
function killAt(server: ProviderServer, method: string, path: RegExp): () => boolean {
  let isDone = false;
  server.beforeAnswer = (call) => {
    if (isDone || call.method !== method || !path.test(call.path)) return;
    isDone = true;
    stage.kill();
  };
  return () => isDone;
}

async function endsWell(): Promise<void> {
  await stage.isUp();
  await stage.settle();
  expect(await findDifferences(stage, nobody)).toEqual([]);
  expect(await stage.givenUp()).toEqual([]);
}

describe('servers that are killed between what a provider did and its answer (N32, N43)', () => {
  it.each([
    ['google', 40],
    ['microsoft', 47],
  ] as const)(
    'post one message, and write one event: %s',
    async (name, at) => {
      const person = stage.people.find((one) => stage.calendars.nameOf(one) === name);
      if (!person) throw new Error('nobody is there');
      const { server } = stage.calendars.of(person);
      const posting = killAt(stage.slack.slack.server, 'POST', /chat\.postMessage/);
      const { id } = await leave.file(person, week(at));
      await eventually(async () => posting(), 'the message', 60_000);
      await endsWell();
      const writing = killAt(server, 'POST', /\/events$/);
      await leave.approve(stage.manager, id);
      await eventually(async () => writing(), 'the event', 60_000);
      await endsWell();
      expect(stage.calendars.shown(person)).toHaveLength(1);
      const removing = killAt(server, 'DELETE', /\/events\//);
      await leave.cancel(stage.manager, id);
      await eventually(async () => removing(), 'the removal', 60_000);
      await endsWell();
      expect(stage.calendars.shown(person)).toEqual([]);
    },
    240_000,
  );
});

describe('providers that are away for a day (N33)', () => {
  it('are told what is so once they are back, and nothing of what was so meanwhile', async () => {
    const [, colin] = stage.people;
    if (!colin) throw new Error('nobody is there');
    const servers = [stage.calendars.google.server, stage.slack.slack.server];
    const written = stage.calendars.google.server.count('POST', /\/events$/);
    for (const server of servers) server.away = { status: 503 };
    const ids = [];
    for (const at of [41, 42, 43]) ids.push((await leave.file(colin, week(at))).id);
    for (const id of ids.slice(0, 2)) await leave.approve(stage.manager, id);
    // Hour after hour.
    for (let hour = 0; hour < 3; hour += 1) {
      const calls = servers.map(({ calls: asked }) => asked.length);
      // What is on its way right now fails first, and has another try to wait for: seldom, as tries are counted.
      let looks = 0;
      await eventually(
        async () => {
          if (looks % 400 === 0) await stage.passTime();
          looks += 1;
          return servers.every(({ calls: asked }, at) => asked.length > (calls[at] ?? 0));
        },
        'another try',
        60_000,
      );
    }
    await leave.cancel(stage.manager, ids[0] ?? '');
    for (const server of servers) server.away = null;
    await endsWell();
    expect(stage.calendars.google.server.count('POST', /\/events$/)).toBeGreaterThan(written);
    expect(stage.calendars.google.shown(colin.email)).toHaveLength(1);
  }, 240_000);
});

describe(`${steps} deeds by chance, with faults between them (seed ${seed})`, () => {
  it('leave calendars that hold what the register says, and messages that say what is so', async () => {
    const random = seededRandom(seed);
    const history = new ProviderHistory(stage, random);
    for (let at = 0; at < steps; at += 1) {
      await history.step();
      if (random.chance(0.25)) await history.fault();
    }
    await history.calm();
    await stage.settle();
    expect(await findDifferences(stage, history.removedByHand)).toEqual([]);
    expect(await stage.givenUp()).toEqual([]);
    expect(history.done.size).toBeGreaterThan(8);
    console.info(
      `seed ${seed}: ${[...history.done].map(([what, times]) => `${what} ${times}`).join(', ')}; ` +
        `${stage.calendars.google.server.calls.length} calls of Google, ${stage.calendars.graph.server.calls.length} of Graph, ${stage.slack.slack.server.calls.length} of Slack`,
    );
  }, 240_000);
});

describe('a calendar that is left while servers are killed (N44)', () => {
  it('ends empty, with its access given back', async () => {
    const [ines] = stage.people;
    if (!ines) throw new Error('nobody is there');
    for (const at of [44, 45, 46]) {
      const { id } = await leave.file(ines, week(at));
      await leave.approve(stage.manager, id);
    }
    await stage.settle();
    const { json } = await stage.slack.app.call('GET', '/connections', { token: ines.token });
    const connection = present(
      json.offers.find((one: { provider: string }) => one.provider === 'google')?.connection,
    );
    const removing = killAt(stage.calendars.google.server, 'DELETE', /\/events\//);
    await stage.slack.app.call('POST', `/connections/${connection.id}/disconnect`, {
      token: ines.token,
      body: { removeWritten: true },
    });
    await eventually(async () => removing(), 'the first removal', 60_000);
    await stage.isUp();
    await stage.settle();
    expect(stage.calendars.google.shown(ines.email)).toEqual([]);
    expect(stage.calendars.google.grants.accounts.get(ines.email)?.refresh).toBe('');
  }, 240_000);
});
