import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterPlace } from '#server/store/embedded/embedded.ts';

/** Deletes a data folder with its database, wherever that had to be put. */
export async function removeData(dataDirectory: string): Promise<void> {
  await rm(clusterPlace(join(dataDirectory, 'postgres')), { recursive: true, force: true });
  await rm(dataDirectory, { recursive: true, force: true });
}
