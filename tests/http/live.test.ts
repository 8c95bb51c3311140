// @module-tag daily
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resumeSession } from '#server/actions/auth/resume-session.ts';
import { revokeOtherSessions } from '#server/actions/auth/revoke-other-sessions.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type LiveEar, listen } from '#tests/support/live-ear.ts';
import {
  createTestOrganization,
  openTestSession,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let here: TestApp;
let there: TestApp;
let owner: Client;
let organization: TestOrganization;

beforeAll(async () => {
  here = await startTestApp({ env: { WORKER: 'off' } });
  there = await startTestApp({ env: { WORKER: 'off' }, beside: here });
  owner = new Client(here.connection);
  await owner.connect();
  organization = await createTestOrganization(here.services);
  await listening(2);
});
afterAll(async () => {
  await owner.end();
  await there.close();
  await here.close();
});

const newTeam = (app: TestApp, { token }: TestPerson, name: string) =>
  app.call('POST', '/teams', { token, body: { name } });

/** Waits until so many processes hear what the database tells. */
async function listening(processes: number): Promise<number[]> {
  return eventually(async () => {
    const { rows } = await owner.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'relache-live' and datname = current_database()
         and state = 'idle' and query in ('listen relache_live', 'select 1')`,
    );
    return rows.length === processes ? rows.map(({ pid }) => pid) : undefined;
  }, `${processes} processes to listen`);
}

const streamsAt = async (app: TestApp): Promise<number> =>
  Number(/^live_streams (\d+)$/m.exec((await app.callAnything('GET', '/metrics')).text)?.[1]);

async function whileListening(
  app: TestApp,
  token: string,
  test: (ear: LiveEar) => Promise<void>,
): Promise<void> {
  const ear = await listen(app.url, token);
  try {
    await test(ear);
  } finally {
    await ear.leave();
  }
}

describe('a browser that listens', () => {
  it('is told at once that it hears, uncompressed and unkept', async () => {
    await whileListening(here, organization.admin.token, async (ear) => {
      await ear.waitFor('ready');
      expect(ear.headers.get('content-type')).toBe('text/event-stream');
      expect(ear.headers.get('cache-control')).toBe('no-store, no-transform');
      expect(ear.headers.get('content-encoding')).toBeNull();
    });
  });

  it('hears of a change that another process made, without its content', async () => {
    await whileListening(there, organization.admin.token, async (ear) => {
      await ear.waitFor('ready');
      expect((await newTeam(here, organization.admin, 'Atelier')).status).toBe(200);
      expect(await ear.waitFor('change', 'teams')).toEqual({
        event: 'change',
        topics: ['teams', 'audit-log'],
      });
    });
  });

  it('hears of people and of the organisation', async () => {
    const { token } = organization.admin;
    await whileListening(there, token, async (ear) => {
      await organization.add('employee');
      await ear.waitFor('change', 'people');
      const body = { name: 'Société renommée', timeZone: 'Europe/Paris', holidayZone: 'metropole' };
      expect((await here.call('PUT', '/organization', { token, body })).status).toBe(200);
      await ear.waitFor('change', 'organization');
    });
  });

  it('hears nothing of another organisation', async () => {
    const neighbour = await createTestOrganization(here.services);
    await whileListening(there, neighbour.admin.token, async (ear) => {
      await ear.waitFor('ready');
      await newTeam(here, organization.admin, 'Secret');
      // Both go the same way in the same order: what should not come would have come first.
      await newTeam(here, neighbour.admin, 'Voisins');
      await ear.waitFor('change', 'teams');
      expect(ear.heard().filter(({ event }) => event === 'change')).toHaveLength(1);
    });
  });

  it('hears nothing of a change that was refused or rolled back', async () => {
    const member = await organization.add('employee');
    await whileListening(there, organization.admin.token, async (ear) => {
      await ear.waitFor('ready');
      expect((await newTeam(here, member, 'Interdit')).status).toBe(403);
      await newTeam(here, organization.admin, 'Permis');
      await ear.waitFor('change', 'teams');
      expect(ear.heard().filter(({ event }) => event === 'change')).toHaveLength(1);
    });
  });

  it('is not let in without a session', async () => {
    for (const token of [undefined, 'nonsense']) {
      const answer = await here.call('GET', '/live', token === undefined ? {} : { token });
      expect([answer.status, answer.json.code]).toEqual([401, 'unauthenticated']);
    }
  });

  it('is forgotten when it leaves', async () => {
    const before = await streamsAt(here);
    const ear = await listen(here.url, organization.admin.token);
    expect(await streamsAt(here)).toBe(before + 1);
    await ear.leave();
    await eventually(async () => (await streamsAt(here)) === before, 'the stream to be forgotten');
  });

  it('keeps ten windows of a session, the newest ones', async () => {
    const person = await organization.add('employee');
    const oldest = await listen(here.url, person.token);
    const others = await Promise.all(Array.from({ length: 10 }, () => listen(here.url, person.token)));
    await oldest.ended();
    for (const ear of others) await ear.leave();
  });
});

describe('a stream ends', () => {
  it('when its person logs out, at another process', async () => {
    const person = await organization.add('employee');
    const ear = await listen(there.url, person.token);
    await here.call('POST', '/auth/logout', { token: person.token });
    await ear.ended();
    expect((await there.call('GET', '/live', { token: person.token })).status).toBe(401);
  });

  it('when its session is ended from elsewhere, and only that one', async () => {
    const person = await organization.add('employee');
    const otherToken = await openTestSession(here.services, organization.id, person.id);
    const ear = await listen(there.url, person.token);
    await whileListening(there, otherToken, async (kept) => {
      const actor = await resumeSession(here.services, otherToken, null);
      if (!actor) throw new Error('This session is open.');
      expect(await revokeOtherSessions(here.services, actor)).toBe(1);
      await ear.ended();
      await newTeam(here, organization.admin, 'Toujours là');
      await kept.waitFor('change', 'teams');
    });
  });

  it('when its person is removed from the organisation', async () => {
    const person = await organization.add('employee');
    const ear = await listen(there.url, person.token);
    const { token } = organization.admin;
    expect((await here.call('DELETE', `/users/${person.id}`, { token })).status).toBe(200);
    await ear.ended();
  });

  it('when its server ends, which does not wait for it', async () => {
    const third = await startTestApp({ env: { WORKER: 'off' }, beside: here });
    const ear = await listen(third.url, organization.admin.token);
    await ear.waitFor('ready');
    await third.close();
    await ear.ended();
  });
});

it('after the loss of the line to the database, everyone looks again and later changes arrive', async () => {
  const lost = await listening(2);
  await whileListening(there, organization.admin.token, async (ear) => {
    await ear.waitFor('ready');
    for (const pid of lost) await owner.query('select pg_terminate_backend($1)', [pid]);
    await ear.waitFor('resync');
    const heardBefore = ear.heard().length;
    await newTeam(here, organization.admin, 'Après la panne');
    await ear.waitFor('change', 'teams', heardBefore);
  });
  expect(await listening(2)).not.toEqual(lost);
});
