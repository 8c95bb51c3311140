import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { listTeamAbsences } from '#server/actions/notifications/team-absences.ts';
import { subscribeTo, type TestFeed } from '#tests/support/calendar-feeds.ts';
import { inPieces, type Span, spanOf, withoutIds } from '#tests/support/colleague-absences.ts';
import {
  absenceQuestions,
  everyQuestion,
  ownDeeds,
  type Question,
  type Scene,
  wronglyAsked,
} from '#tests/support/colleague-questions.ts';
import type { Targets } from '#tests/support/intruder-row.ts';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import { createLeaveCompany, type LeaveCompany } from '#tests/support/leave-company.ts';
import { listen } from '#tests/support/live-ear.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { type Random, seededRandom } from '#tests/support/seeded-random.ts';
import { type CallOptions, startTestApp, type TestApp } from '#tests/support/test-app.ts';

const seed = Number(process.env.COLLEAGUES_SEED ?? 2040);
const rounds = Number(process.env.COLLEAGUES_ROUNDS ?? 4);

let app: TestApp;
let owner: Client;
let company: LeaveCompany;
let teamId: string;
let secretType: string;
/** An employee of the same team, one of no team, and what people who may know more are sent outside. */
let readers: TestPerson[];
let feeds: TestFeed[];
let ownRequest: string;

/** At a clock that stands still: what differs between two answers differs for what was done in between. */
beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' }, stoppedAt: '2040-06-04T08:00:00Z' });
  owner = new Client(app.connection);
  await owner.connect();
  company = await createLeaveCompany(app);
  const { admin, manager, colin, organization } = company;
  teamId = present((await good(admin, 'GET', '/teams')).json[0]).id;
  const outside = await organization.add('employee', 'Dehors Seule');
  readers = [colin, outside];
  secretType = (
    await good(admin, 'POST', '/leave-types', {
      name: { fr: 'Congé discret', en: 'Discreet leave' },
      color: '#3F6212',
      confidential: true,
      needsApproval: true,
      counter: 'own',
      halfDays: true,
      asksJustification: false,
      catalogueKey: null,
    })
  ).json.id;
  await good(admin, 'PUT', '/coverage/minimum', { minimum: 4 });
  await good(admin, 'PUT', `/coverage/teams/${teamId}/minimum`, { minimum: 3 });
  const ofTeam = { scope: 'team', teamId };
  feeds = [
    await subscribeTo(app, colin, ofTeam),
    await subscribeTo(app, manager, ofTeam),
    await subscribeTo(app, admin, { scope: 'organization' }),
  ];
  // The list of feeds says whether a calendar has asked for it yet.
  for (const { path } of feeds) expect((await app.callAnything('GET', path)).status).toBe(200);
  const own = { type: 'personal', startDate: '2040-06-11', endDate: '2040-09-28' };
  ownRequest = (await good(colin, 'POST', '/leave-requests', own)).json.id;
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

async function good<const M extends Method, const P extends string>(
  person: TestPerson,
  method: M,
  path: KnownPath<M, P>,
  body?: unknown,
) {
  const answer = await app.call(method, path, {
    token: person.token,
    ...(body === undefined ? {} : { body }),
  });
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer;
}

const record = async (person: TestPerson, span: Span): Promise<string> =>
  (await good(company.manager, 'POST', '/leave-requests', { ...span, userId: person.id })).json.id;

/** Whole and half days, touching or apart. Not too short, so that something fits inside. */
async function bookLeave(person: TestPerson, random: Random): Promise<[from: number, before: number][]> {
  const booked: [number, number][] = [];
  let from = 14 + random.below(20);
  for (let leave = 0; leave < 1 + random.below(3); leave += 1) {
    const before = from + 5 + random.below(16);
    await record(person, spanOf(random.pick(['vacation', 'vacation', secretType]), from, before));
    booked.push([from, before]);
    from = before + random.pick([0, 0, 3, 8]);
  }
  return booked;
}

function targetsOf(person: TestPerson, sickness: string): Targets {
  const { organization } = company;
  const ids = { organizationId: organization.id, userId: person.id, teamId, pendingId: sickness };
  return new Proxy(ids as unknown as Targets, {
    get: (known, name) => Reflect.get(known, name) ?? randomUUID(),
  });
}

const told = ['etag', 'last-modified', 'link', 'content-type', 'content-disposition', 'content-length'];

/** How the machine fares is no news of anybody, and not the same a minute later. */
const ofTheMachine: readonly string[] = [api.status.read.path, api.operations.ready.path];

async function asked(path: string, method: string, options: CallOptions): Promise<string> {
  const { status, headers, text } = await app.callAnything(method, path, options);
  if (ofTheMachine.includes(path)) return text.replaceAll(/:"[\w-]+"/g, ':"…"');
  // A workbook is an archive that says at which second it was packed; its size and the same rows as CSV say the rest.
  const content = headers.get('content-type')?.includes('spreadsheetml') ? '' : text;
  return [status, ...told.map((name) => `${name}: ${headers.get(name)}`), content].join('\n');
}

function put(question: Question, token: string): Promise<string> {
  const { endpoint, params = {}, query = {}, body } = question;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const search = new URLSearchParams(query).toString();
  return asked(search ? `${path}?${search}` : path, endpoint.method, {
    token,
    ...(body === undefined ? {} : { body }),
  });
}

/** Everything that colleagues can ask, and all that reaches them unasked, by what it is. */
async function everythingTold(
  questions: readonly Question[],
  everything: readonly Question[],
): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const reader of readers) {
    for (const [place, question] of [...questions, ...everything].entries()) {
      // An absence that one of the two worlds has not is asked for by another id.
      const query = JSON.stringify(question.query ?? {}).replaceAll(/[0-9a-f-]{36}/g, 'id');
      const what = `${reader.name} ${place} ${question.key} ${query}`;
      answers.set(what, await put(question, reader.token));
    }
    const path = `/leave-requests/${ownRequest}`;
    const isOwn = reader === company.colin;
    if (isOwn) answers.set('own request', await asked(path, 'GET', { token: reader.token }));
  }
  for (const [place, feed] of feeds.entries()) {
    answers.set(`feed ${place}`, await asked(feed.path, 'GET', {}));
  }
  for (const monday of ['2040-06-11', '2040-06-18', '2040-06-25', '2040-07-02', '2040-07-16']) {
    const own = await app.services.database.inOrganization(company.organization.id, (tx) =>
      listTeamAbsences(tx, plainDate(monday), company.colin.id),
    );
    answers.set(`digest ${monday}`, JSON.stringify(own?.absences ?? null));
  }
  return answers;
}

function sceneOf(person: TestPerson, booked: readonly [number, number][], sickness: string): Scene {
  const [first = [0, 1]] = booked;
  const last = booked.at(-1) ?? first;
  return {
    targets: targetsOf(person, sickness),
    person: person.id,
    team: teamId,
    first: spanOf('', first[0], first[1]).startDate,
    last: spanOf('', last[0], last[1]).endDate,
    types: ['absent', 'vacation', 'sick', secretType],
  };
}

async function newcomer(round: number): Promise<TestPerson> {
  const person = await company.organization.add('employee', `Personne ${String.fromCharCode(65 + round)}`);
  await owner.query(`insert into team_members (organization_id, team_id, user_id) values ($1, $2, $3)`, [
    company.organization.id,
    teamId,
    person.id,
  ]);
  return person;
}

function compareAnswers(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): void {
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [what, answer] of before) expect(after.get(what), what).toBe(answer);
}

describe('G5: colleagues who ask everything', () => {
  it('ask every call of the contract that changes nothing', () => {
    expect(wronglyAsked).toEqual([]);
    expect(new Set(ownDeeds).size).toBe(ownDeeds.length);
  });

  it.each(Array.from({ length: rounds }, (_, round) => round))(
    'hear the same, byte for byte, with and without sickness during leave (%i)',
    async (round) => {
      const random = seededRandom(seed + round);
      const person = await newcomer(round);
      const booked = await bookLeave(person, random);
      const sickness = () => {
        // Inside one leave, or across leaves that touch.
        const [from, before] = random.pick(booked);
        const next = booked.find(([start]) => start === before);
        const end = next && random.chance(0.5) ? next[1] : before;
        const start = from + random.below(end - from - 1);
        return spanOf('sick', start, start + 1 + random.below(end - start));
      };
      const questions = absenceQuestions(sceneOf(person, booked, randomUUID()), random, 8);
      // Every call of the contract once; what depends on days is asked anew in each round.
      const everything = (id: string) => (round === 0 ? everyQuestion(sceneOf(person, booked, id)) : []);
      const nobodys = everything(randomUUID());
      const before = await everythingTold(questions, nobodys);
      const id = await record(person, sickness());
      const now = await everythingTold(questions, everything(id));
      compareAnswers(before, now);
      // Colin's digest of some week does tell of people: what is compared is not silence.
      const digests = [...before].filter(([what]) => what.startsWith('digest '));
      expect(digests.some(([, absences]) => absences.includes(person.id))).toBe(true);
      // Neither does the end of it tell anything.
      await good(company.manager, 'PATCH', `/leave-requests/${id}/cancel`, {});
      compareAnswers(before, await everythingTold(questions, nobodys));
    },
  );

  it.each(Array.from({ length: rounds }, (_, round) => round))(
    'hear of sickness beyond leave as of absences that have nothing to do with it (%i)',
    async (round) => {
      const random = seededRandom(seed * 7 + round);
      const person = await newcomer(round + rounds);
      const booked = await bookLeave(person, random);
      const start = (booked[0]?.[0] ?? 14) - random.below(6);
      const end = (booked.at(-1)?.[1] ?? 40) + 1 + random.below(6);
      const from = start + random.below(5);
      const id = await record(person, spanOf('sick', from, end));
      const questions = absenceQuestions(sceneOf(person, booked, id), random, 8);
      const whole = await everythingTold(questions, []);
      await inPieces(owner, id, from, end, booked);
      compareAnswers(withoutIds(whole), withoutIds(await everythingTold(questions, [])));
    },
  );

  it('hear on the live line what any request makes them hear, and no more', async () => {
    const { colin, ines } = company;
    const ear = await listen(app.url, colin.token);
    try {
      await ear.waitFor('ready');
      const leave = spanOf('vacation', 200, 210);
      await record(ines, leave);
      await ear.waitFor('change');
      const known = ear.heard().length;
      // Not decided yet: colleagues never see it.
      await good(ines, 'POST', '/leave-requests', spanOf('personal', 220, 222));
      const ofRequest = await ear.waitFor('change', undefined, known);
      const next = ear.heard().length;
      await record(ines, spanOf('sick', 202, 204));
      expect(await ear.waitFor('change', undefined, next)).toEqual(ofRequest);
    } finally {
      await ear.leave();
    }
  });
});
