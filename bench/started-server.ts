import { spawn } from 'node:child_process';
import { freePort } from '#tests/support/free-port.ts';

/** `npm start` of some tree, as a person types it. */
export interface StartedServer {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const devKey = 'bench-bench-bench-bench';
const pauseMs = 5;
const patienceMs = 120_000;

export interface StartInput {
  /** Where package.json lies. */
  readonly tree: string;
  readonly dataDirectory: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Started, and not waited for. */
export async function launchServer({ tree, dataDirectory, env = {} }: StartInput): Promise<StartedServer> {
  const port = await freePort();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: tree,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDirectory,
      DEV_KEY: devKey,
      RATE_LIMITS: 'off',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const { pid } = child;
  if (pid === undefined) throw new Error('npm could not be started.');
  return {
    url: `http://127.0.0.1:${port}`,
    pid,
    stop: async () => {
      process.kill(-pid, 'SIGTERM');
      await ended;
    },
  };
}

/** Asks until it is answered. */
export async function firstAnswer(url: string, headers: Readonly<Record<string, string>>): Promise<unknown> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const answer = await fetch(url, { headers }).catch(() => null);
    if (answer?.ok) return answer.json();
    if (answer) throw new Error(`${url} answered ${answer.status}`);
    if (performance.now() > deadline) throw new Error(`${url} did not answer.`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** A session of the demo company's first person. */
export async function demoSession({ url }: StartedServer): Promise<string> {
  const key = { 'x-dev-key': devKey };
  const people = (await firstAnswer(`${url}/api/dev/users`, key)) as readonly { id: string }[];
  const answer = await fetch(`${url}/api/dev/login-as`, {
    method: 'POST',
    headers: { ...key, 'content-type': 'application/json' },
    body: JSON.stringify({ userId: people[0]?.id }),
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}
