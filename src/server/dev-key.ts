import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/**
 * What opens the developer's tools of local mode, besides being on this machine: the operator's choice, or made once
 * and kept in the data folder, so that a link that was printed stays good. Null where there are no such tools.
 */
export function devKeyOf({ mode, devKey, dataDirectory }: Config): string | null {
  if (mode !== 'local') return null;
  if (devKey) return devKey;
  const file = join(dataDirectory, 'dev-key');
  if (!existsSync(dataDirectory)) mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    chmodSync(file, 0o600);
  }
  return readFileSync(file, 'utf8').trim();
}
