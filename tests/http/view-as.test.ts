import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, plainDate } from '#domain/calendar/plain-date.ts';
import type { Role } from '#domain/members/role.ts';
import { withoutWriting } from '#server/actions/view-as/open-view.ts';
import { deleteSessionsBegunBefore } from '#server/store/retention.ts';
import { digestOf } from '#tests/support/database-digest.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  actOn,
  createLeaveCompany,
  fileLeave,
  jobsDone,
  type LeaveCompany,
} from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { todayInParis } from '#tests/support/today.ts';

interface View {
  readonly view: string;
  readonly path: string;
  readonly theirs: { readonly status: number; readonly text: string };
  readonly yours: { readonly status: number; readonly text: string };
  readonly same: boolean;
}

let app: TestApp;
let company: LeaveCompany;
let sick: string;
let readers: readonly (readonly [string, TestPerson])[];

beforeAll(async () => {
  app = await startTestApp();
  company = await createLeaveCompany(app);
  const { organization, admin, manager, ines, colin } = company;
  const accountant = await organization.add('accountant', 'Alice Comptable');
  const delegate = await organization.add('team_lead', 'Didier Suppléant');
  const stranger = await organization.add('employee', 'Sans Équipe');
  const filed = await fileLeave(app, ines, { type: 'sick', note: 'le dos' });
  sick = filed.json.id;
  expect((await actOn(app, manager, { id: sick }, 'approve')).status).toBe(200);
  await app.call('POST', `/leave-requests/${sick}/comments`, {
    token: manager.token,
    body: { text: 'Bon rétablissement' },
  });
  const day = (ahead: number) => addDays(todayInParis(app.services.now()), ahead);
  const given = await app.call('POST', '/delegations', {
    token: manager.token,
    body: { delegateId: delegate.id, from: day(0), to: day(4) },
  });
  expect(given.status, given.text).toBeLessThan(300);
  readers = [
    ['employee', colin],
    ['employee of no team', stranger],
    ['manager', manager],
    ['delegate', delegate],
    ['admin', admin],
    ['accountant', accountant],
    ['person themself', ines],
  ];
});
afterAll(() => app.close());

/** The others are sent or subscribed to. */
const isCalled = ({ view }: View): boolean => !['feed', 'mail'].includes(view);

const look = (query: Record<string, string>, token = company.admin.token) =>
  app.call('GET', `/view-as?${new URLSearchParams(query)}`, { token });

async function viewsAs(query: Record<string, string>): Promise<View[]> {
  const { status, json, text } = await look(query);
  expect(status, text).toBe(200);
  return json.views;
}

describe('V14: through somebody else’s eyes', () => {
  it('shows the very bytes that each reader is answered, by every call', async () => {
    for (const [who, reader] of readers) {
      const views = await viewsAs({ person: reader.id, request: sick });
      expect(views.map(({ view }) => view)).toContain('timeline');
      for (const { view, path, theirs } of views.filter((one) => isCalled(one))) {
        const headers = { 'accept-language': 'fr', authorization: `Bearer ${reader.token}` };
        const real = await fetch(`${app.url}/api${path}`, { headers });
        const { status } = real;
        // `text()` would drop the mark at the beginning of a CSV file.
        const text = Buffer.from(await real.arrayBuffer()).toString();
        expect({ view, who, ...theirs }).toEqual({ view, who, status, text });
      }
    }
  });

  it('shows the very bytes of the subscription that a reader has, and not its address', async () => {
    const { colin, manager, ines } = company;
    const [team] = (await app.call('GET', '/teams/my-teams', { token: colin.token })).json;
    const scopes = [
      [colin, { scope: 'team', teamId: team?.id }],
      [manager, { scope: 'organization' }],
      [ines, { scope: 'mine' }],
    ] as const;
    for (const [reader, wanted] of scopes) {
      const body = { name: 'Agenda', holidays: false, ...wanted };
      const feed = await app.call('POST', '/calendar/feeds', { token: reader.token, body });
      expect(feed.status, feed.text).toBe(200);
      const real = await fetch(feed.json.url);
      const answer = await look({ person: reader.id, request: sick });
      const shown: View | undefined = answer.json.views.find(({ view }: View) => view === 'feed');
      expect(shown?.theirs).toEqual({ status: 200, text: await real.text() });
      const token = new URL(feed.json.url).pathname.split('/').at(-1)?.replace('.ics', '') ?? 'none';
      expect(token.length).toBeGreaterThan(20);
      expect(answer.text).not.toContain(token);
    }
  });

  it('shows the very words of the mail that each reader was sent, and where none of its links leads', async () => {
    const { ines, colin } = company;
    // The manager has given decisions away for these days.
    const decider = readers.find(([who]) => who === 'delegate')?.[1] ?? ines;
    const mailOf = async (reader: TestPerson, request: string) => {
      const views = await viewsAs({ person: reader.id, request });
      return views.find(({ view }) => view === 'mail')?.theirs;
    };
    const hidden = (text: string): string => text.replaceAll(/token=[\w-]+/g, 'token=…');
    const next = { startDate: '2038-03-02', endDate: '2038-03-03' };
    const filed = await fileLeave(app, ines, { type: 'vacation', ...next });
    expect(filed.status, filed.text).toBe(200);
    const tellings = [
      [decider, filed.json.id],
      [ines, sick],
    ] as const;
    for (const [reader, request] of tellings) {
      const sent = await eventually(
        async () => (await app.mailbox.to(reader.email)).find(({ text }) => text.includes(request)),
        `a mail to ${reader.name} about the absence`,
      );
      const { subject, text } = sent;
      expect(text).toMatch(/token=[\w-]{20,}/);
      expect(await mailOf(reader, request)).toEqual({
        status: 200,
        text: `${subject}\n\n${hidden(text).trimEnd()}`,
      });
    }
    expect((await mailOf(colin, sick))?.status).toBe(404);
  });

  it('tells a colleague « absent », and nothing else of the absence', async () => {
    const views = await viewsAs({ person: company.colin.id, request: sick });
    const [absence] = JSON.parse(views.find(({ view }) => view === 'calendar')?.theirs.text ?? '[]');
    expect(absence.type).toBe('absent');
    const statuses = Object.fromEntries(views.map(({ view, theirs }) => [view, theirs.status]));
    expect(statuses).toMatchObject({ request: 404, comments: 404, balances: 403, sheet: 404, requests: 403 });
    for (const { theirs } of views) expect(theirs.text).not.toMatch(/le dos|Bon rétablissement|"sick"/);
  });

  it('answers a role as it answers somebody of that role', async () => {
    const like: Partial<Record<Role, TestPerson | undefined>> = {
      employee: readers.find(([who]) => who === 'employee of no team')?.[1],
      accountant: readers.find(([who]) => who === 'accountant')?.[1],
    };
    for (const [role, person] of Object.entries(like)) {
      const ofRole = await viewsAs({ role, request: sick });
      const ofPerson = await viewsAs({ person: person?.id ?? '', request: sick });
      const told = (views: View[]) => views.filter(isCalled).map(({ view, theirs }) => [view, theirs]);
      expect(told(ofRole)).toEqual(told(ofPerson));
    }
  });

  it('is about a person as well, without an absence', async () => {
    const { colin, ines } = company;
    const views = await viewsAs({ person: colin.id, about: ines.id });
    expect(views.map(({ view, theirs }) => [view, theirs.status])).toEqual([
      ['requests', 403],
      ['sheet', 404],
      ['balances', 403],
      ['documents', 404],
    ]);
    expect(views.every(({ yours }) => yours.status === 200)).toBe(true);
  });
});

describe('V15: without acting', () => {
  it('is for admins, with whole questions about their own organisation', async () => {
    const { colin, manager, ines } = company;
    for (const { token } of [
      colin,
      manager,
      ...readers.filter(([who]) => who === 'accountant').map(([, one]) => one),
    ])
      expect((await look({ person: ines.id, request: sick }, token)).status).toBe(403);
    const other = await createLeaveCompany(app);
    expect((await look({ person: other.colin.id, request: sick }, other.admin.token)).status).toBe(404);
    expect((await look({ person: other.colin.id, request: sick })).status).toBe(404);
    const wrong: Record<string, string>[] = [
      { request: sick },
      { person: ines.id },
      { person: ines.id, role: 'employee', request: sick },
    ];
    for (const query of wrong) expect((await look(query)).status).toBe(400);
  });

  it('is written down in the log and for the person', async () => {
    const { admin, colin, ines } = company;
    await viewsAs({ person: colin.id, request: sick });
    const log = await app.call('GET', '/audit-log?action=view-as.opened', { token: admin.token });
    expect(log.json[0]).toMatchObject({
      action: 'view-as.opened',
      subject: { id: ines.id },
      details: { eyes: colin.name },
    });
    const noted = await eventually(async () => {
      const { json } = await app.call('GET', '/privacy/looks/mine', { token: ines.token });
      return json.find(({ kind }: { kind: string }) => kind === 'view-as');
    }, 'the look to be noted');
    expect(noted.looker.id).toBe(admin.id);
  });

  it('opens no session and changes nothing but the log and the list of looks', async () => {
    const { manager } = company;
    await jobsDone(app);
    const before = new Set(await digestOf(app.connection));
    await viewsAs({ person: manager.id, request: sick });
    const changed = (await digestOf(app.connection))
      .filter((line) => !before.has(line))
      .map((line) => line.split(':')[0]);
    const mayChange = [
      'public.audit_log',
      'public.looks',
      'public.organization_versions',
      'public.rate_counts',
    ];
    expect(changed).toContain('public.audit_log');
    expect(changed.filter((table) => !mayChange.includes(table ?? ''))).toEqual([]);
  });

  it('lets PostgreSQL refuse every write while answers are made', async () => {
    const { organization } = company;
    const { services } = app;
    const writing = withoutWriting(services, { organizationId: organization.id }, () =>
      services.database.inOrganization(organization.id, (tx) =>
        deleteSessionsBegunBefore(tx, plainDate('1970-01-01'), 1),
      ),
    );
    await expect(writing).rejects.toThrow();
    await services.database.inOrganization(organization.id, (tx) =>
      deleteSessionsBegunBefore(tx, plainDate('1970-01-01'), 1),
    );
  });
});
