import type { ClientConfig } from 'pg';
import {
  adminNumber,
  benchNote,
  daysAt,
  employeeNumbers,
  insertCompanies,
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
/** Whose writes do not wait for each other. */
export const severalCompanies = 10;
const month = 'from=2025-03-01&to=2025-03-31';

/** A database with the measured companies in it, and servers before it. */
export interface Place {
  readonly connection: ClientConfig;
  readonly servers: readonly BenchServer[];
  /** By company, then by number: the first company is the one that is measured by itself. */
  readonly tokens: readonly ReadonlyMap<number, string>[];
}

export async function insertMeasuredCompanies(connection: ClientConfig): Promise<void> {
  await insertCompanies(connection, 0, severalCompanies - 1);
}

export async function openPlace(connection: ClientConfig, stops: (() => void)[]): Promise<Place> {
  const tokens: ReadonlyMap<number, string>[] = [];
  for (let company = 0; company < severalCompanies; company += 1)
    tokens.push(await openSessions(connection, company));
  return { connection, servers: [await openServer(connection, stops)], tokens };
}

export async function openServer(connection: ClientConfig, stops: (() => void)[]): Promise<BenchServer> {
  const server = await listen('bench/app-server.ts', { BENCH_CONNECTION: JSON.stringify(connection) });
  stops.push(server.stop);
  return server;
}

/**
 * What people of the measured companies ask for, so many of them at once. A connection keeps to one of the servers, as
 * behind a balancer: whoever waits for one of them holds up nobody who asks another.
 */
export function callsOf({ connection, servers, tokens }: Place, connections?: number) {
  const origins = servers.map(({ port }) => `http://127.0.0.1:${port}/api`);
  const target = (path: string, token: string | undefined, method = 'GET', body?: object): LoadTarget => ({
    url: (connection) => `${origins[connection % origins.length]}${path}`,
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const everyone = (path: string) => () =>
    load(
      employeeNumbers.map((number) => target(path, tokens[0]?.get(number))),
      secondsPerRound,
      connections,
    );
  const create = (companies: number) => async () => {
    const targets = Array.from({ length: writesPerRound }, (_, index) => {
      const place = Math.floor(index / companies);
      const form = {
        type: 'vacation',
        ...daysAt(Math.floor(place / employeeNumbers.length)),
        note: benchNote,
      };
      const token = tokens[index % companies]?.get(employeeNumbers[place % employeeNumbers.length] ?? 0);
      return target('/leave-requests', token, 'POST', form);
    });
    return loadOnce(targets, connections).finally(() => removeBenchRequests(connection, companies));
  };
  const approve = (companies: number) => async () => {
    const waiting: string[][] = [];
    for (let company = 0; company < companies; company += 1)
      waiting.push(await insertPending(connection, writesPerRound / companies, company));
    const targets = Array.from({ length: writesPerRound }, (_, index) => {
      const id = waiting[index % companies]?.[Math.floor(index / companies)];
      const token = tokens[index % companies]?.get(adminNumber);
      return target(`/leave-requests/${id}/approve`, token, 'PATCH', { version: 1 });
    });
    return loadOnce(targets, connections).finally(() => removeBenchRequests(connection, companies));
  };
  return {
    'sign in': async () => {
      const links = await insertLoginLinks(connection, writesPerRound);
      // As in a fresh browser: over another session the page would ask first.
      const headers = { 'content-type': 'application/json' };
      const targets = links.map((token) => ({
        ...target('/auth/verify', undefined, 'POST', { token }),
        headers,
      }));
      return loadOnce(targets, connections).finally(() => removeSignIns(connection));
    },
    'who am I': everyone('/auth/me'),
    'month of the team': everyone(`/leave-requests/team-calendar?${month}`),
    'own requests (20)': everyone('/leave-requests/my-requests'),
    create: create(1),
    approve: approve(1),
    'create, several companies': create(severalCompanies),
    'approve, several companies': approve(severalCompanies),
  } satisfies Record<string, () => Promise<LoadResult>>;
}

export const told = ({ requestsPerSecond, p99Milliseconds }: LoadResult): string =>
  `${Math.round(requestsPerSecond).toLocaleString('en')} req/s, p99 ${p99Milliseconds.toFixed(1)} ms`;
