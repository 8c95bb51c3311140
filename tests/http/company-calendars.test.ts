import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CalendarStage } from '#tests/support/calendar-providers/calendar-stage.ts';
import { ConsentingCompany, movedTo } from '#tests/support/calendar-providers/company-consent.ts';
import type { CalendarName } from '#tests/support/calendar-providers/connect-calendar.ts';
import { leaveOf, week } from '#tests/support/leave.ts';
import { jobsDone } from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';

let stage: CalendarStage;
beforeAll(async () => {
  stage = await CalendarStage.start();
});
afterAll(() => stage.close());

async function taken(consent: ConsentingCompany, person: TestPerson, number: number): Promise<string> {
  const leave = leaveOf(stage.app);
  const { id } = await leave.file(person, week(number));
  await leave.approve(consent.company.admin, id);
  return id;
}

describe.each<CalendarName>(['google', 'microsoft'])('everyone’s calendar by the company: %s', (name) => {
  it('writes what is to come and what comes, for all of the domain, and takes it away with the leave (N46)', async () => {
    const consent = await ConsentingCompany.found(stage, name);
    const { ines, colin } = consent.company;
    await taken(consent, ines, 0);
    expect((await consent.connect()).status).toBe(200);
    const id = await taken(consent, colin, 1);
    expect(await stage.shown(name, ines)).toHaveLength(1);
    const [event] = await stage.shown(name, colin);
    expect(event?.summary ?? event?.subject).toBe('Absent(e)');
    expect(event?.visibility ?? event?.sensitivity).toBe('private');
    expect(await consent.standing(colin)).toBe('written');
    await leaveOf(stage.app).cancel(consent.company.admin, id);
    expect(await stage.shown(name, colin)).toEqual([]);
    expect((await consent.connection()).state).toBe('ok');
  });

  it('writes for nobody outside of a proven domain, and follows a changed address (N46)', async () => {
    const consent = await ConsentingCompany.found(stage, name);
    const { colin } = consent.company;
    const ines = await movedTo(stage, consent.company.ines, 'ailleurs.example.org');
    await consent.connect();
    await taken(consent, ines, 0);
    await taken(consent, colin, 0);
    expect(await stage.shown(name, colin)).toHaveLength(1);
    const { server } = stage.provider(name);
    const asked = () => server.calls.filter(({ text, path }) => `${path} ${text}`.includes(ines.email));
    expect([asked(), await consent.standing(ines)]).toEqual([[], 'outside']);
    const inside = await movedTo(stage, ines, consent.domain);
    expect(await stage.shown(name, inside)).toHaveLength(1);
    await movedTo(stage, inside, 'ailleurs.example.org');
    expect(await stage.shown(name, inside)).toEqual([]);
    // A domain that is proven no more is left alone altogether.
    await stage.owner.query('update login_domains set proven_at = null where domain = $1', [consent.domain]);
    const before = server.calls.length;
    await taken(consent, colin, 2);
    await jobsDone(stage.app);
    expect(server.calls.length).toBe(before);
    expect(stage.provider(name).shown(colin.email)).toHaveLength(1);
  });

  it('goes on for the others where one has no calendar, and says so to them and to admins (N47)', async () => {
    const consent = await ConsentingCompany.found(stage, name);
    const { ines, colin, admin } = consent.company;
    await consent.connect();
    consent.without(ines);
    await taken(consent, ines, 0);
    await taken(consent, colin, 0);
    expect(await stage.shown(name, colin)).toHaveLength(1);
    const { state, trouble } = await consent.connection();
    expect([state, trouble, await consent.standing(ines)]).toEqual(['ok', null, 'missing']);
    const { json } = await stage.app.call('GET', '/company-calendars', { token: admin.token });
    expect([json.missing, json.missingMore]).toEqual([[{ id: ines.id, name: ines.name }], 0]);
    const many = `insert into users (organization_id, id, email, name, role, joined_at)
      select $1, gen_random_uuid(), 'absente' || n || $2, 'Absente ' || lpad(n::text, 2, '0'), 'employee', now()
      from generate_series(1, 24) n returning id`;
    const { rows } = await stage.owner.query(many, [consent.company.organization.id, `@${consent.domain}`]);
    await stage.owner.query(
      `insert into company_calendar_people (organization_id, user_id, missing_at) select $1, unnest($2::uuid[]), now()`,
      [consent.company.organization.id, rows.map(({ id }) => id)],
    );
    const after = await stage.app.call('GET', '/company-calendars', { token: admin.token });
    expect([after.json.missing.length, after.json.missingMore]).toEqual([20, 5]);
  });

  it.each(['takeBack', 'forbid'] as const)(
    'is told to admins once where it ends there: %s (N13, N47)',
    async (how) => {
      const consent = await ConsentingCompany.found(stage, name);
      const { ines, colin, admin } = consent.company;
      await consent.connect();
      consent[how]();
      await taken(consent, ines, 0);
      await taken(consent, colin, 0);
      await jobsDone(stage.app);
      expect((await consent.connection()).state).toBe('broken');
      const mails = await stage.app.mailbox.to(admin.email);
      expect(mails.filter(({ subject }) => /n’est plus relié/.test(subject))).toHaveLength(1);
    },
  );

  it('takes everything away where one says no, and writes it again after a yes (N48)', async () => {
    const consent = await ConsentingCompany.found(stage, name);
    const { ines, colin } = consent.company;
    await consent.connect();
    await taken(consent, ines, 0);
    await taken(consent, colin, 0);
    expect(await stage.shown(name, ines)).toHaveLength(1);
    expect((await consent.choose(ines, false)).status).toBe(200);
    expect([await stage.shown(name, ines), await consent.standing(ines)]).toEqual([[], 'refused']);
    expect(await stage.shown(name, colin)).toHaveLength(1);
    await consent.choose(ines, true);
    expect(await stage.shown(name, ines)).toHaveLength(1);
  });

  it('leaves it to a calendar that one connected oneself: never two events (N48)', async () => {
    const consent = await ConsentingCompany.found(stage, name);
    const { ines } = consent.company;
    await consent.connect();
    await taken(consent, ines, 0);
    const [event] = await stage.shown(name, ines);
    await stage.connect(name, ines);
    await taken(consent, ines, 1);
    const both = await stage.shown(name, ines);
    expect([both.length, both.some(({ id }) => id === event?.id)]).toEqual([2, true]);
    expect(await consent.standing(ines)).toBe('own');
    // Left as it is, the company goes on with the same events.
    const { id } = await stage.connectionOf(name, ines);
    await stage.disconnect(id, ines, false);
    expect(await stage.shown(name, ines)).toHaveLength(2);
    const { rows } = await stage.owner.query(
      'select count(*)::int as kept from written_events where mailbox = $1',
      [ines.email],
    );
    expect(rows[0].kept).toBe(2);
  });

  it('says of an illness what it says of any absence, and no word of what was noted (N31)', async () => {
    const consent = await ConsentingCompany.found(stage, name);
    const { ines, colin, admin } = consent.company;
    await consent.connect();
    const leave = leaveOf(stage.app);
    const { server } = stage.provider(name);
    const before = server.calls.length;
    const ill = await leave.file(ines, { ...week(0), type: 'sick', note: 'opération du genou' });
    await leave.approve(admin, ill.id);
    await taken(consent, colin, 0);
    const [hers] = await stage.shown(name, ines);
    const [his] = await stage.shown(name, colin);
    const told = ({ id, iCalUID, start, end, ...rest }: Record<string, unknown> = {}) => Object.keys(rest);
    expect(told(hers)).toEqual(told(his));
    expect(hers?.summary ?? hers?.subject).toBe(his?.summary ?? his?.subject);
    const said = server.calls.slice(before).map(({ path, text }) => decodeURIComponent(`${path} ${text}`));
    expect(said.filter((text) => /sick|malad|arr[êe]t|genou/i.test(text))).toEqual([]);
  });

  it('takes away all that was written when it is left, and that of who goes (N38, N44)', async () => {
    const consent = await ConsentingCompany.found(stage, name);
    const { ines, colin, admin } = consent.company;
    await consent.connect();
    for (const person of [ines, colin]) await taken(consent, person, 0);
    expect(await stage.shown(name, ines)).toHaveLength(1);
    await stage.app.call('DELETE', `/users/${ines.id}`, { token: admin.token });
    expect(await stage.shown(name, ines)).toEqual([]);
    expect(await stage.shown(name, colin)).toHaveLength(1);
    const { id } = await consent.connection();
    const { json, status } = await stage.disconnect(id, admin, true);
    expect([status, json.isRevoked]).toEqual([200, false]);
    expect(await stage.shown(name, colin)).toEqual([]);
    expect(await consent.connection()).toBeNull();
  });
});
