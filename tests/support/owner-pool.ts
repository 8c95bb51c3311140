import { type ClientConfig, Pool } from 'pg';

/**
 * Connections of the database's owner. A pool says that it ended before the server has let go of its connections; the
 * database is dropped under them then, which is news to nobody.
 */
export function ownerPool(connection: ClientConfig, max = 10): Pool {
  return new Pool({ ...connection, max }).on('error', () => undefined);
}
