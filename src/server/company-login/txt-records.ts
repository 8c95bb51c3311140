import { Resolver } from 'node:dns/promises';
import { mustHoldNothing } from '#server/store/held-connection.ts';

/** The records of a name; none where the name or such records do not exist. Fails where nobody answers. */
export type TxtRecords = (name: string) => Promise<readonly (readonly string[])[]>;

const absent = new Set(['ENOTFOUND', 'ENODATA']);

export function txtRecordsFrom(servers: readonly string[]): TxtRecords {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  if (servers.length > 0) resolver.setServers([...servers]);
  return async (name) => {
    mustHoldNothing('a name server');
    return resolver.resolveTxt(name).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && absent.has(String(error.code))) return [];
      throw error;
    });
  };
}
