// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { liveTopics } from '#contract/live-topics.ts';
import { allEndpoints } from '#tests/support/contract-inputs.ts';
import { leaveOf, week } from '#tests/support/leave.ts';
import { type LiveEar, listen } from '#tests/support/live-ear.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let organization: TestOrganization;
beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  organization = await createTestOrganization(app.services);
});
afterAll(() => app.close());

describe('every endpoint', () => {
  it('says what it shows or what it changes, never both', () => {
    const told = (endpoint: Endpoint) => [endpoint.shows, endpoint.changes].filter(Boolean).length;
    expect(allEndpoints.filter(({ endpoint }) => told(endpoint) !== 1).map(({ name }) => name)).toEqual([]);
  });

  it('that is a GET changes nothing, and each topic is shown by some and changed by some', () => {
    const endpoints: Endpoint[] = allEndpoints.map(({ endpoint }) => endpoint);
    expect(endpoints.filter(({ method, changes }) => method === 'GET' && changes)).toEqual([]);
    for (const topic of liveTopics) {
      expect([topic, endpoints.some(({ shows }) => shows?.includes(topic))]).toEqual([topic, true]);
      expect([topic, endpoints.some(({ changes }) => changes?.includes(topic))]).toEqual([topic, true]);
    }
  });
});

interface Write {
  readonly endpoint: Endpoint;
  readonly path: () => string;
  readonly body: unknown;
}

/** One of each kind, in an order in which each finds what it needs. */
const writes: readonly Write[] = [
  { endpoint: api.teams.create, path: () => '/teams', body: { name: 'Atelier' } },
  {
    endpoint: api.users.add,
    path: () => '/users',
    body: { email: 'nina.lacaille@exemple.fr', name: 'Nina Lacaille', role: 'employee' },
  },
  {
    endpoint: api.organization.update,
    path: () => '/organization',
    body: { name: 'Autre nom', timeZone: 'Europe/Paris', holidayZone: 'metropole' },
  },
  { endpoint: api.auth.updateProfile, path: () => '/auth/me', body: { name: 'Autre Nom' } },
  {
    endpoint: api.calendarFeeds.create,
    path: () => '/calendar/feeds',
    body: { name: 'Agenda', scope: 'organization' },
  },
  {
    endpoint: api.peopleSheets.adjust,
    path: () => `/users/${organization.admin.id}/adjustments`,
    body: { counter: 'paid-leave', days: 1, date: '2030-03-15', reason: 'Une correction.' },
  },
  { endpoint: api.leaveRequests.create, path: () => '/leave-requests', body: week(3) },
];

describe('a screen that writes', () => {
  let writer: LiveEar;
  let other: LiveEar;
  let stream: string;
  let minimum = 0;
  beforeAll(async () => {
    [writer, other] = await Promise.all([
      listen(app.url, organization.admin.token),
      listen(app.url, organization.admin.token),
    ]);
    await Promise.all([writer.waitFor('ready'), other.waitFor('ready')]);
    stream = writer.stream();
  });
  afterAll(() => Promise.all([writer.leave(), other.leave()]));

  it.each(writes)('is not told of its own $endpoint.method $endpoint.path, others are', async (write) => {
    const { endpoint, path, body } = write;
    const { token } = organization.admin;
    const [ownBefore, otherBefore] = [writer.heard().length, other.heard().length];
    const headers = { 'live-stream': stream };
    const { status, text } = await app.callAnything(endpoint.method, path(), { token, body, headers });
    expect([status, text]).toEqual([200, expect.anything()]);
    // News go the same way in the same order: what should not come would have come before this.
    minimum += 1;
    await app.call('PUT', '/coverage/minimum', { token, body: { minimum } });
    await Promise.all([
      writer.waitFor('change', 'coverage', ownBefore),
      other.waitFor('change', 'coverage', otherBefore),
    ]);
    const topics = (ear: LiveEar, before: number) =>
      ear
        .heard()
        .slice(before)
        .flatMap((event) => event.topics);
    expect(topics(writer, ownBefore)).toEqual(['coverage', 'audit-log']);
    const told = topics(other, otherBefore).filter((topic) => topic !== 'coverage' && topic !== 'audit-log');
    expect(told).not.toEqual([]);
    expect(endpoint.changes).toEqual(expect.arrayContaining(told));
  });

  it('hears of what it did elsewhere: another window of the same person is another screen', async () => {
    const after = writer.heard().length;
    await leaveOf(app).file(organization.admin, week(5));
    await writer.waitFor('change', 'leave-requests', after);
  });
});
