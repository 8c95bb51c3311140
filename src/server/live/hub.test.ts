import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

function listen(sessionId: string, heardUntil?: number) {
  openSessions.add(sessionId);
  const reader = hub.open({ organizationId: 'here', sessionId, heardUntil }).getReader();
  return async (): Promise<string | null> => {
    const { value } = await reader.read();
    return value ? new TextDecoder().decode(value) : null;
  };
}

const heartbeat = () => vi.advanceTimersByTimeAsync(heartbeatSeconds * 1000);

it('shows at every heartbeat that the line stands', async () => {
  const next = listen('one');
  expect(await next()).toMatch(/^event: ready\ndata: \{"stream":"[0-9a-f-]{36}"\}\n\n$/);
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

const change = (...topics: string[]) => `event: change\ndata: ${JSON.stringify({ topics })}\n\n`;
const resync = 'event: resync\ndata: {}\n\n';
const heardNothing = async (next: () => Promise<string | null>) => {
  hub.hear({ organizationId: 'here', topics: ['coverage'] });
  expect(await next()).toBe(change('coverage'));
};

it('does not tell a screen what it did itself', async () => {
  const [own, other] = [listen('one'), listen('one')];
  const { stream } = JSON.parse((await own())?.split('data: ')[1] ?? '');
  await other();
  hub.hear({ organizationId: 'here', topics: ['teams'], from: stream });
  expect(await other()).toBe(change('teams'));
  await heardNothing(own);
});

describe('whoever comes', () => {
  beforeEach(() => hub.resync());

  it('is told of what changed since they knew everything, of the own organisation, and of nothing before', async () => {
    await vi.advanceTimersByTimeAsync(5_000);
    hub.hear({ organizationId: 'here', topics: ['teams'] });
    await vi.advanceTimersByTimeAsync(5_000);
    hub.hear({ organizationId: 'here', topics: ['people', 'audit-log'] });
    hub.hear({ organizationId: 'elsewhere', topics: ['subscription'] });
    await vi.advanceTimersByTimeAsync(3_000);
    const [fresh, back] = [listen('fresh', 100), listen('back', 3_000)];
    await fresh();
    await heardNothing(fresh);
    await back();
    expect(await back()).toBe(change('people', 'audit-log', 'coverage'));
  });

  it('asks for all after a long absence, or when this process has not listened for as long', async () => {
    await vi.advanceTimersByTimeAsync(5_000);
    const unheard = listen('unheard', 6_000);
    await unheard();
    expect(await unheard()).toBe(resync);
    const hour = 60 * 60_000;
    await vi.advanceTimersByTimeAsync(3 * hour);
    const [long, short] = [listen('long', 2 * hour), listen('short', 2 * hour - 2_000)];
    await long();
    expect(await long()).toBe(resync);
    await short();
    await heardNothing(short);
  });
});

it('ends at once what is opened after it was closed', async () => {
  hub.close();
  const next = listen('late');
  expect([await next(), await next()]).toEqual([expect.any(String), null]);
  expect(hub.count()).toBe(0);
});
