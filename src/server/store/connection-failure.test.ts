import { createServer, type Server, type Socket } from 'node:net';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isConnectionFailure } from './connection-failure.ts';

/** A database that is so busy, or so frozen, that it takes the connection and says nothing. */
let silent: Server;
let port: number;
const callers = new Set<Socket>();

beforeAll(async () => {
  silent = createServer((caller) => callers.add(caller));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const place = silent.address();
  if (place === null || typeof place === 'string') throw new Error('It listens nowhere.');
  port = place.port;
});
afterAll(async () => {
  const closed = new Promise((resolve) => silent.close(resolve));
  for (const caller of callers) caller.destroy();
  await closed;
});

const hastily = () => ({
  host: '127.0.0.1',
  port,
  user: 'anyone',
  password: '',
  connectionTimeoutMillis: 20,
});
const failureOf = (connecting: Promise<unknown>): Promise<unknown> =>
  connecting.then(
    () => null,
    (error: unknown) => error,
  );

describe('a database that takes the connection and does not answer', () => {
  it('is away for a connection of its own, as a start opens them', async () => {
    const client = new Client(hastily());
    client.on('error', () => undefined);
    expect(isConnectionFailure(await failureOf(client.connect()))).toBe(true);
  });

  it('is away for a pool', async () => {
    const pool = new Pool(hastily());
    expect(isConnectionFailure(await failureOf(pool.connect()))).toBe(true);
    await pool.end();
  });
});

it('takes nothing else for it', () => {
  expect(isConnectionFailure(new Error('a request that is wrong'))).toBe(false);
});
