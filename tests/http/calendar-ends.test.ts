import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CalendarStage } from '#tests/support/calendar-providers/calendar-stage.ts';
import type { CalendarName } from '#tests/support/calendar-providers/connect-calendar.ts';
import { leaveOf, week } from '#tests/support/leave.ts';
import { createLeaveCompany, jobsDone } from '#tests/support/leave-company.ts';
import { startTestApp } from '#tests/support/test-app.ts';

let stage: CalendarStage;
beforeAll(async () => {
  stage = await CalendarStage.start();
});
afterAll(() => stage.close());

async function withLeave(on: CalendarStage, name: CalendarName, weeks: number) {
  const company = await createLeaveCompany(on.app);
  const leave = leaveOf(on.app);
  for (let at = 0; at < weeks; at += 1) {
    const { id } = await leave.file(company.ines, week(at));
    await leave.approve(company.manager, id);
  }
  await on.connect(name, company.ines);
  return { ...company, leave };
}

describe.each<CalendarName>(['google', 'microsoft'])('leaving a calendar of %s (N44)', (name) => {
  it('waits for one that is out of order, and says so meanwhile', async () => {
    const { ines, manager, leave } = await withLeave(stage, name, 3);
    expect(await stage.shown(name, ines)).toHaveLength(3);
    const { id } = await stage.connectionOf(name, ines);
    const { server } = stage.provider(name);
    // The first goes, then nothing is answered for a while.
    server.outages.push(null, { status: 503 }, { status: 503 });
    const { json, status } = await stage.disconnect(id, ines, true);
    expect([status, json.isRevoked]).toEqual([200, name === 'google']);
    // What is decided meanwhile is not written any more.
    const late = await leave.file(ines, week(3));
    await leave.approve(manager, late.id);
    await stage.hasLeft(name, ines);
    expect(await stage.shown(name, ines)).toEqual([]);
    if (name === 'google') expect(stage.google.grants.accounts.get(ines.email)?.refresh).toBe('');
  });
});

describe('a server that is killed while a calendar is being left (N44)', () => {
  it('leaves the rest to the next; connected anew, nothing is left at all', async () => {
    const quiet = await CalendarStage.start({ worker: 'off' });
    const another = () => startTestApp({ env: quiet.env, beside: quiet.app });
    try {
      const { ines, admin } = await withLeave(quiet, 'google', 3);
      const first = await another();
      expect(await quiet.shown('google', ines)).toHaveLength(3);
      await first.close();
      const { id } = await quiet.connectionOf('google', ines);
      const { json } = await quiet.disconnect(id, ines, true);
      const shown = json.offers.find((one: { provider: string }) => one.provider === 'google').connection;
      expect([shown.state, shown.left]).toEqual(['ending', 3]);
      // Nothing is lost by changing one's mind.
      await quiet.connect('google', ines);
      expect((await quiet.connectionOf('google', ines)).state).toBe('ok');
      const second = await another();
      await jobsDone(quiet.app);
      expect(await quiet.shown('google', ines)).toHaveLength(3);
      await second.close();
      await quiet.disconnect(id, ines, true);
      const third = await another();
      await quiet.hasLeft('google', ines);
      expect(quiet.google.shown(ines.email)).toEqual([]);
      await third.close();
      const log = await quiet.app.call('GET', '/audit-log', { token: admin.token });
      const ends = log.json.filter(({ action }: { action: string }) => action === 'connection.ended');
      expect(ends).toHaveLength(2);
    } finally {
      await quiet.close();
    }
  });

  it('asks nobody to wait for it: left a second time without what was written, it ends at once', async () => {
    const quiet = await CalendarStage.start({ worker: 'off' });
    try {
      const { ines } = await withLeave(quiet, 'google', 1);
      const { id } = await quiet.connectionOf('google', ines);
      await quiet.disconnect(id, ines, true);
      await quiet.disconnect(id, ines, false);
      expect(await quiet.connectionOf('google', ines)).toBeNull();
      expect(quiet.google.grants.accounts.get(ines.email)?.refresh).toBe('');
    } finally {
      await quiet.close();
    }
  });

  it('is not waited for forever: after two days the access is forgotten here all the same', async () => {
    const { ines } = await withLeave(stage, 'google', 1);
    await stage.shown('google', ines);
    const { id } = await stage.connectionOf('google', ines);
    stage.google.server.outages.push(...Array(40).fill({ status: 503 }));
    await stage.disconnect(id, ines, true);
    expect((await stage.connectionOf('google', ines)).state).toBe('ending');
    stage.app.advance(49 * 60 * 60_000);
    await stage.hasLeft('google', ines);
    stage.google.server.outages.length = 0;
    expect(stage.google.shown(ines.email)).toHaveLength(1);
  });
});
