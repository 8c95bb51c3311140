import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ColleagueWorld, type Told } from '#tests/support/colleague-world.ts';
import { jobsDone } from '#tests/support/leave-company.ts';

/** All that a colleague was told while somebody was on leave, and what the one who leads was. */
interface Lived {
  readonly told: Told;
  readonly leader: string;
}

const leave = { type: 'vacation', startDate: '2026-03-02', endDate: '2026-03-13' };
const sick = (startDate: string, endDate = startDate) => ({ type: 'sick', startDate, endDate });

/** Before, on the Mondays, and on a day of the sickness. */
const moments = [
  ['Friday', '2026-02-27T10:00:00Z'],
  ['Monday', '2026-03-02T09:00:00Z'],
  ['ill', '2026-03-05T09:00:00Z'],
  ['Monday after', '2026-03-09T09:00:00Z'],
] as const;

/** Recorded and kept; recorded and taken back; filed and withdrawn, refused, changed: all of it inside of the leave. */
async function fallIll(world: ColleagueWorld): Promise<void> {
  const { manager, ines } = world.company;
  const record = (form: object) => world.as(manager, 'POST', '/leave-requests', { ...form, userId: ines.id });
  const file = async (form: object) => {
    const { json } = await world.as(ines, 'POST', '/leave-requests', form);
    await jobsDone(world.app);
    return `/leave-requests/${json.id}`;
  };
  await record(sick('2026-03-04', '2026-03-06'));
  await jobsDone(world.app);
  const { json } = await record(sick('2026-03-09', '2026-03-10'));
  await jobsDone(world.app);
  await world.as(manager, 'PATCH', `/leave-requests/${json.id}/cancel`, {});
  await jobsDone(world.app);
  const withdrawn = await file(sick('2026-03-11'));
  const { json: before } = await world.as(ines, 'GET', withdrawn);
  const { version } = before.request;
  await world.as(ines, 'PUT', withdrawn, { ...sick('2026-03-11', '2026-03-12'), version });
  await jobsDone(world.app);
  await world.as(ines, 'PATCH', `${withdrawn}/withdraw`, {});
  await jobsDone(world.app);
  await world.as(manager, 'PATCH', `${await file(sick('2026-03-11'))}/reject`, { reason: 'Sans arrêt' });
  await jobsDone(world.app);
  await world.as(manager, 'PATCH', `${await file(sick('2026-03-12', '2026-03-13'))}/approve`, {});
  await jobsDone(world.app);
}

/** From a Friday to the Monday after, and on to the days of the sickness. */
async function live(isSick: boolean): Promise<Lived> {
  const world = await ColleagueWorld.found();
  try {
    const { manager, ines, colin } = world.company;
    await world.as(manager, 'POST', '/leave-requests', { ...leave, userId: ines.id });
    await jobsDone(world.app);
    if (isSick) await fallIll(world);
    const own = { type: 'vacation', startDate: '2026-03-19', endDate: '2026-03-20' };
    const { json } = await world.as(colin, 'POST', '/leave-requests', own);
    await world.as(manager, 'PATCH', `/leave-requests/${json.id}/approve`, {});
    const told: Told = new Map();
    for (const [when, instant] of moments) {
      await world.goTo(instant);
      for (const [what, answer] of await world.ask(when)) told.set(what, answer);
      for (const [what, answer] of await world.sent()) told.set(`${when}: ${what}`, answer);
    }
    return { told, leader: await world.asLeader() };
  } finally {
    await world.close();
  }
}

describe('G5: colleagues who look outside of the pages', () => {
  let healthy: Lived;
  let ill: Lived;
  beforeAll(async () => {
    [healthy, ill] = await Promise.all([live(false), live(true)]);
  }, 600_000);
  afterAll(() => {
    console.info(`Colleagues outside: ${healthy.told.size} answers and channels compared.`);
  });

  it('are told of the leave there, so that what is compared is no silence', () => {
    const silent = [...healthy.told].filter(([, told]) => told === '').map(([what]) => what.split(': ')[1]);
    // Those who decide are written to in Slack, and those of the team by mail.
    expect([...new Set(silent)]).toEqual(['messages in Slack', 'mails to Dehors Seule']);
  });

  it('hear the same with and without sickness during leave', () => {
    expect([...ill.told.keys()]).toEqual([...healthy.told.keys()]);
    for (const [what, told] of healthy.told) expect.soft(ill.told.get(what), what).toBe(told);
  });

  it('know less than the one who leads', () => {
    expect(healthy.leader).not.toContain('"sick"');
    expect(ill.leader).toContain('"sick"');
  });
});
