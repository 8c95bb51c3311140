import { Client } from 'pg';
import { catchMails } from '#tests/support/mail-catcher.ts';
import { emailOf, employeeNumbers, insertCompanies } from './company.ts';
import { inFolder, listen, startDatabase } from './processes.ts';
import { printTable } from './table.ts';

const pairs = 400;
const warmUps = 20;

interface Times {
  /** Asking for a login link. */
  readonly answer: number;
  /** What is asked right after it, while the same process writes the mail. */
  readonly next: number;
}

/**
 * Whether time tells who has an account: a link is asked for a known and for an unknown address, turn by turn. A
 * stranger can compare answers, or watch how long others wait while the mail is written.
 */
export async function benchKnownAddresses(): Promise<void> {
  await inFolder(async (directory) => {
    const database = await startDatabase(directory);
    const catcher = await catchMails();
    const owner = new Client(database.connection);
    await owner.connect();
    await insertCompanies(database.connection, 0, 0);
    const server = await listen('bench/app-server.ts', {
      BENCH_CONNECTION: JSON.stringify(database.connection),
      BENCH_WORKER: 'on',
      BENCH_SMTP: catcher.url,
    });
    const isQuiet = async (): Promise<boolean> => {
      const { rowCount } = await owner.query(
        `select from graphile_worker.jobs where task_identifier = 'send-login-link' limit 1`,
      );
      return rowCount === 0;
    };
    const ask = async (email: string): Promise<Times> => {
      const at = `http://127.0.0.1:${server.port}/api`;
      const started = performance.now();
      const response = await fetch(`${at}/auth/magic-link`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      await response.text();
      const answered = performance.now();
      if (response.status !== 200) throw new Error(`A login link was refused: ${response.status}`);
      await (await fetch(`${at}/status`)).text();
      const after = performance.now();
      while (!(await isQuiet())) await new Promise((resolve) => setTimeout(resolve, 2));
      return { answer: answered - started, next: after - answered };
    };
    try {
      const known: Times[] = [];
      const unknown: Times[] = [];
      for (let pair = -warmUps; pair < pairs; pair += 1) {
        const email = emailOf(employeeNumbers[(pair + warmUps) % employeeNumbers.length] ?? 0);
        // Of the same length, and each first as often as the other.
        const turns = [email, email.replace('p', 'q')];
        if (pair % 2 === 0) turns.reverse();
        for (const turn of turns) {
          const times = await ask(turn);
          if (pair >= 0) (turn === email ? known : unknown).push(times);
        }
      }
      printTable([
        ['what', 'known, median', 'unknown, median', 'known is slower in', 'by chance'],
        row('asking for a login link', known, unknown, 'answer'),
        row('what is asked right after it', known, unknown, 'next'),
      ]);
    } finally {
      server.stop();
      await owner.end();
      await catcher.close();
      await database.stop();
    }
  });
}

function row(what: string, known: readonly Times[], unknown: readonly Times[], of: keyof Times): string[] {
  const median = (times: readonly Times[]): string => {
    const sorted = times.map((each) => each[of]).sort((a, b) => a - b);
    return `${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(2)} ms`;
  };
  let slower = 0;
  for (const one of known)
    for (const other of unknown) slower += one[of] > other[of] ? 1 : one[of] === other[of] ? 0.5 : 0;
  const share = slower / (known.length * unknown.length);
  // Two standard errors of that share if there were no difference (Mann and Whitney).
  const noise = 2 * Math.sqrt((known.length + unknown.length + 1) / (12 * known.length * unknown.length));
  const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
  return [what, median(known), median(unknown), `${percent(share)} of pairs`, `50.0 % ± ${percent(noise)}`];
}
