import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heartbeatSeconds } from '#contract/live.ts';
import { LiveHub } from './hub.ts';

const openSessions = new Set<string>();
let databaseAway = false;
let hub: LiveHub;

beforeEach(() => {
  vi.useFakeTimers();
  openSessions.clear();
  databaseAway = false;
  hub = new LiveHub(
    async () => {
      if (databaseAway) throw new Error('Connection terminated');
      return openSessions;
    },
    pino({ level: 'silent' }),
  );
});
afterEach(() => {
  hub.close();
  vi.useRealTimers();
});

function listen(sessionId: string) {
  openSessions.add(sessionId);
  const reader = hub.open({ organizationId: 'here', sessionId }).getReader();
  return async (): Promise<string | null> => {
    const { value } = await reader.read();
    return value ? new TextDecoder().decode(value) : null;
  };
}

const heartbeat = () => vi.advanceTimersByTimeAsync(heartbeatSeconds * 1000);

it('shows at every heartbeat that the line stands', async () => {
  const next = listen('one');
  expect(await next()).toBe('event: ready\ndata: {}\n\n');
  await heartbeat();
  expect(await next()).toBe(':\n\n');
});

it('ends the stream of a session that has ended, at the next heartbeat', async () => {
  const [ending, staying] = [listen('ending'), listen('staying')];
  openSessions.delete('ending');
  await heartbeat();
  expect(hub.count()).toBe(1);
  expect([await ending(), await ending()]).toEqual([expect.any(String), null]);
  expect([await staying(), await staying()]).toEqual([expect.any(String), ':\n\n']);
});

it('sends nobody away because the database is', async () => {
  listen('one');
  databaseAway = true;
  await heartbeat();
  expect(hub.count()).toBe(1);
});

it('gathers what a slow reader has not taken yet', async () => {
  const next = listen('slow');
  hub.hear({ organizationId: 'here', topics: ['teams'] });
  hub.hear({ organizationId: 'here', topics: ['teams'] });
  hub.hear({ organizationId: 'here', topics: ['people'] });
  hub.resync();
  await next();
  expect(await next()).toBe(
    'event: resync\ndata: {}\n\nevent: change\ndata: {"topics":["teams","people"]}\n\n',
  );
});

it('ends at once what is opened after it was closed', async () => {
  hub.close();
  const next = listen('late');
  expect([await next(), await next()]).toEqual([expect.any(String), null]);
  expect(hub.count()).toBe(0);
});
