import { Pool, type PoolClient } from 'pg';

type Release = (error?: Error | boolean) => void;
type OnConnected = (error: Error | undefined, client: PoolClient | undefined, release: Release) => void;

/**
 * The connections of the queue. When the database goes away while the queue begins to listen, it gives its connection
 * back twice, the second time in a promise that nobody waits for: the pool's complaint would end the process.
 */
export class WorkerPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(onConnected: OnConnected): void;
  override connect(onConnected?: OnConnected): Promise<PoolClient> | undefined {
    if (!onConnected) return super.connect();
    super.connect((error, client, release) => onConnected(error, client, once(release)));
    return undefined;
  }
}

function once(release: Release): Release {
  let isReleased = false;
  return (error) => {
    if (isReleased) return;
    isReleased = true;
    release(error);
  };
}
