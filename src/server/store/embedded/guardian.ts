import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How long a killed server's database waits for the next start to take it over. */
const graceSeconds = 5;
const restartPauseMs = 500;
const filePrefix = 'guardian-';
const endingSuffix = '.ending';

export interface GuardedCluster {
  /** `DATA_DIR/postgres`: where guardians leave their files. */
  readonly directory: string;
  /** Where `postmaster.pid` lies. */
  readonly cluster: string;
  readonly socketDirectory: string;
}

export interface Guardian {
  /** It goes without touching the database, which has been stopped, or was never ours. */
  readonly dismiss: () => void;
}

/**
 * A shell that hears the end of our process, however we end: its standard input is a pipe that nobody else holds. Then
 * it renames its file, which says that the database is about to end, and ends it as we would have. Whoever takes the
 * database over removes that file, and only one of the two can succeed.
 */
const script = `
trap '' HUP INT TERM
file=$1 postmaster=$2 sockets=$3 grace=$4
read -r _ && exit 0
sleep "$grace"
mv "$file" "$file${endingSuffix}" 2>/dev/null || exit 0
read -r pid 2>/dev/null < "$postmaster" || pid=
runs() {
  [ -n "$pid" ] && kill -0 "$pid" 2>/dev/null || return 1
  [ ! -d /proc/self ] || grep -q postgres "/proc/$pid/cmdline" 2>/dev/null
}
patience() {
  left=$1
  while runs && [ "$left" -gt 0 ]; do sleep 0.1; left=$((left - 1)); done
}
runs && kill -INT "$pid" 2>/dev/null && patience 200
runs && kill -QUIT "$pid" 2>/dev/null && patience 50
rm -rf "$sockets"
rm -f "$file${endingSuffix}"
`;

/** Starts a guardian for a database that is ours. One that is killed itself is replaced. */
export function startGuardian({ directory, cluster, socketDirectory }: GuardedCluster): Guardian {
  const file = join(directory, `${filePrefix}${randomBytes(9).toString('hex')}`);
  let dismissed = false;
  const launch = () => {
    const child = spawn(
      '/bin/sh',
      [
        '-c',
        script,
        'relache-guardian',
        file,
        join(cluster, 'postmaster.pid'),
        socketDirectory,
        `${graceSeconds}`,
      ],
      // A session of its own: what ends our terminal or our group must not end it as well.
      { cwd: '/', env: { PATH: '/usr/bin:/bin' }, detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
    );
    // Its number, for whoever looks after the machine.
    writeFileSync(file, `${child.pid}\n`, { mode: 0o600 });
    child.stdin.on('error', () => undefined);
    child.on('error', () => undefined);
    child.on('exit', () => {
      setTimeout(() => {
        if (!dismissed) shell = launch();
      }, restartPauseMs).unref();
    });
    child.unref();
    // A pipe to a child is a socket, whatever its type says.
    if ('unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref();
    return child;
  };
  let shell = launch();
  return {
    dismiss: () => {
      dismissed = true;
      rmSync(file, { force: true });
      shell.stdin.end('done\n');
    },
  };
}

/**
 * Relieves the guardians of processes that are gone, for who has just taken their database over. Tells whether one of
 * them was faster: then the database is about to end.
 */
export function relieveGuardians(directory: string): 'relieved' | 'ending' {
  let result: 'relieved' | 'ending' = 'relieved';
  for (const name of readdirSync(directory).filter((one) => one.startsWith(filePrefix))) {
    try {
      if (name.endsWith(endingSuffix)) result = 'ending';
      else unlinkSync(join(directory, name));
    } catch {
      result = 'ending';
    }
  }
  return result;
}

/** Clears the notes of guardians that did their work, or were killed at it, once the database has ended. */
export function forgetEndings(directory: string): void {
  for (const name of readdirSync(directory))
    if (name.startsWith(filePrefix) && name.endsWith(endingSuffix))
      rmSync(join(directory, name), { force: true });
}
