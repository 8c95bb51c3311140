import { Client, type ClientConfig } from 'pg';

/** Whoever comes second waits until the first has ended, however that one ends. */
export async function oneAtATime<T>(
  connection: ClientConfig,
  lock: number,
  work: () => Promise<T>,
): Promise<T> {
  const client = new Client(connection);
  // A lock that is lost with its connection is noticed by nobody else: the work goes on to its end.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
}
