import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { CannotStart } from '#server/store/cannot-start.ts';

/** The user PostgreSQL runs as. It refuses to run as root, so root hands it to somebody with fewer rights. */
export interface Identity {
  readonly uid: number;
  readonly gid: number;
}

const unprivilegedUsers = ['postgres', 'nobody'];

/** Null when we are an ordinary user ourselves: then PostgreSQL simply runs as us. */
export function unprivilegedIdentity(cluster: string): Identity | null {
  if (process.getuid?.() !== 0) return null;
  const owner = ownerOf(cluster);
  if (owner && owner.uid !== 0) return owner;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of unprivilegedUsers) {
    const account = accounts.find((fields) => fields[0] === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new CannotStart(
    'PostgreSQL does not run as root, and this machine has neither a "postgres" nor a "nobody" user. ' +
      'Start Relâche as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether that user can enter a folder; every folder above it has a say too. */
export function canEnter(identity: Identity | null, directory: string): boolean {
  if (!identity) return true;
  const attempt = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], {
    ...identity,
    cwd: '/',
    stdio: 'ignore',
  });
  return attempt.status === 0;
}

function ownerOf(path: string): Identity | null {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? { uid: found.uid, gid: found.gid } : null;
}
