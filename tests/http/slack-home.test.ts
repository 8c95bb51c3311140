import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followUpOrganization } from '#server/actions/notifications/follow-up.ts';
import { actOn, fileLeave, jobsDone, setClock } from '#tests/support/leave-company.ts';
import { SlackStage } from '#tests/support/slack/slack-stage.ts';

let stage: SlackStage;
beforeAll(async () => {
  stage = await SlackStage.start();
});
afterAll(() => stage.close());

const homeOf = async (team: string, user: string): Promise<string> => {
  await stage.openHome(team, user);
  await jobsDone(stage.app);
  return JSON.stringify(stage.slack.homes.get(user)?.blocks ?? null);
};

describe('the home in Slack (N24)', () => {
  it('shows one’s own balances and absences, and who is away, with nothing private', async () => {
    const { employee, manager, colin, team } = await stage.company();
    const user = await stage.link(team, employee);
    await fileLeave(stage.app, employee);
    const { json: sick } = await fileLeave(stage.app, employee, {
      type: 'sick',
      startDate: '2040-09-03',
      endDate: '2040-09-04',
      note: 'Grippe',
    });
    await actOn(stage.app, manager, sick, 'approve');
    await fileLeave(stage.app, colin, { startDate: '2040-10-01', endDate: '2040-10-02' });
    const home = await homeOf(team, user);
    expect(home).toContain('Congés payés');
    expect(home).toMatch(/Vacances, .*juillet 2040.*en attente/);
    expect(home).toMatch(/Absence, .*septembre 2040.*approuvée/);
    expect(home).not.toMatch(/malad|grippe|Colin/i);
    expect(stage.slack.homes.get(user).blocks[0].elements[0].action_id).toBe('ask');
  });

  it('tells strangers how to link, whoever they were before', async () => {
    const { employee, organization, team } = await stage.company();
    const { id: stranger } = stage.slack.join(team, 'inconnu@example.org', 'Inconnu');
    const told = await homeOf(team, stranger);
    expect(told).toContain('/connections');
    // Nobody knows which language they read.
    expect(told).toMatch(/relié à personne.*linked to nobody/);
    expect(told).not.toContain('Congés payés');
    const user = await stage.link(team, employee);
    expect(await homeOf(team, user)).toContain('Congés payés');
    const { token } = organization.admin;
    const listed = await stage.app.call('GET', '/connections', { token: employee.token });
    const own = listed.json.offers.find((one: { owner: string }) => one.owner === 'own');
    await stage.app.call('POST', `/connections/${own?.connection?.id}/disconnect`, {
      token: employee.token,
      body: {},
    });
    expect(await homeOf(team, user)).not.toContain('Congés payés');
    // Another workspace, or one that nobody connected, is told nothing at all.
    expect((await stage.openHome('TNOBODY', user)).status).toBe(200);
    expect(token).not.toBe(employee.token);
  });
});

describe('the channel of Mondays (N22, N23)', () => {
  it('is chosen by an admin in the channel itself, told who is away, and stopped', async () => {
    setClock(stage.app, '2026-02-27T09:00:00Z');
    const { admin, employee, manager, organization, team } = await stage.company();
    const [boss, worker] = [await stage.link(team, admin), await stage.link(team, employee)];
    const channel = 'CEQUIPE';
    const posted = () => stage.slack.messages.filter((message) => message.channel === channel);
    const digest = async () =>
      (await stage.app.call('GET', '/slack/digest', { token: admin.token })).json.channel;
    const closed = await stage.command(team, boss, 'canal', '/conges', channel);
    expect(closed.json.text).toMatch(/Invitez/);
    expect(await digest()).toBeNull();
    stage.slack.channels.add(channel);
    await stage.command(team, worker, 'canal', '/conges', channel);
    expect([await digest(), posted().length]).toEqual([null, 0]);
    await stage.command(team, boss, 'channel', '/leave', channel);
    // The language of whoever reads the channel, and not that of the admin who writes.
    expect([await digest(), posted().length]).toEqual([{ name: 'cequipe', language: 'en' }, 1]);
    expect(posted()[0]?.text).toMatch(/^Every Monday/);
    await stage.command(team, boss, 'canal', '/conges', channel);
    expect([await digest(), posted().length]).toEqual([{ name: 'cequipe', language: 'fr' }, 2]);
    const { json: request } = await fileLeave(stage.app, employee, {
      type: 'sick',
      startDate: '2026-03-04',
      endDate: '2026-03-05',
    });
    await actOn(stage.app, manager, request, 'approve');
    await jobsDone(stage.app);
    const organizationId = organization.id;
    setClock(stage.app, '2026-03-02T09:00:00Z');
    for (const _ of [1, 2]) await followUpOrganization(stage.app.services, { organizationId });
    await jobsDone(stage.app);
    expect(posted()).toHaveLength(3);
    const told = JSON.stringify(posted()[2]?.blocks);
    expect(told).toMatch(/Inès Employée.*mars/);
    expect(told).not.toMatch(/malad|sick/i);
    await stage.app.call('DELETE', '/slack/digest', { token: admin.token });
    expect(await digest()).toBeNull();
    setClock(stage.app, '2026-03-09T09:00:00Z');
    await followUpOrganization(stage.app.services, { organizationId });
    await jobsDone(stage.app);
    expect(posted()).toHaveLength(3);
  });
});
