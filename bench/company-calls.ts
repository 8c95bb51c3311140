import type { ClientConfig } from 'pg';
import {
  adminNumber,
  benchNote,
  daysAt,
  employeeNumbers,
  insertLoginLinks,
  insertPending,
  openSessions,
  removeBenchRequests,
  removeSignIns,
} from './company.ts';
import { type LoadResult, type LoadTarget, load, loadOnce } from './load.ts';
import { type BenchServer, listen } from './processes.ts';

const secondsPerRound = 2;
const writesPerRound = 300;
const month = 'from=2025-03-01&to=2025-03-31';

/** A database with the measured company in it, and servers before it. */
export interface Place {
  readonly connection: ClientConfig;
  readonly servers: readonly BenchServer[];
  readonly tokens: ReadonlyMap<number, string>;
}

export async function openPlace(connection: ClientConfig, stops: (() => void)[]): Promise<Place> {
  return {
    connection,
    servers: [await openServer(connection, stops)],
    tokens: await openSessions(connection),
  };
}

export async function openServer(connection: ClientConfig, stops: (() => void)[]): Promise<BenchServer> {
  const server = await listen('bench/app-server.ts', { BENCH_CONNECTION: JSON.stringify(connection) });
  stops.push(server.stop);
  return server;
}

/** What people of the measured company ask for, of each server in turn. */
export function callsOf({ connection, servers, tokens }: Place) {
  let turn = 0;
  const target = (path: string, who: number, method = 'GET', body?: object): LoadTarget => ({
    url: `http://127.0.0.1:${servers[turn++ % servers.length]?.port}/api${path}`,
    method,
    headers: {
      authorization: `Bearer ${tokens.get(who)}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const everyone = (path: string) => () =>
    load(
      // Twice round, so that an odd number of people asks every server for everyone.
      [...employeeNumbers, ...employeeNumbers].map((number) => target(path, number)),
      secondsPerRound,
    );
  return {
    'sign in': async () => {
      const links = await insertLoginLinks(connection, writesPerRound);
      // As in a fresh browser: over another session the page would ask first.
      const headers = { 'content-type': 'application/json' };
      const targets = links.map((token) => ({
        ...target('/auth/verify', adminNumber, 'POST', { token }),
        headers,
      }));
      return loadOnce(targets).finally(() => removeSignIns(connection));
    },
    'who am I': everyone('/auth/me'),
    'month of the team': everyone(`/leave-requests/team-calendar?${month}`),
    'own requests (20)': everyone('/leave-requests/my-requests'),
    create: async () => {
      const targets = Array.from({ length: writesPerRound }, (_, index) => {
        const form = {
          type: 'vacation',
          ...daysAt(Math.floor(index / employeeNumbers.length)),
          note: benchNote,
        };
        return target('/leave-requests', employeeNumbers[index % employeeNumbers.length] ?? 0, 'POST', form);
      });
      return loadOnce(targets).finally(() => removeBenchRequests(connection));
    },
    approve: async () => {
      const ids = await insertPending(connection, writesPerRound);
      const targets = ids.map((id) =>
        target(`/leave-requests/${id}/approve`, adminNumber, 'PATCH', { version: 1 }),
      );
      return loadOnce(targets).finally(() => removeBenchRequests(connection));
    },
  } satisfies Record<string, () => Promise<LoadResult>>;
}

export const told = ({ requestsPerSecond, p99Milliseconds }: LoadResult): string =>
  `${Math.round(requestsPerSecond).toLocaleString('en')} req/s, p99 ${p99Milliseconds.toFixed(1)} ms`;
