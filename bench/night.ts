import { Client, type ClientConfig } from 'pg';
import type { MailCatcher } from '#tests/support/mail-catcher.ts';
import { companyId, emailOf, employeeNumbers } from './company.ts';
import { listen } from './processes.ts';

export interface MailTimes {
  readonly count: number;
  readonly median: number;
  readonly longest: number;
}

export interface Night {
  /** Milliseconds from the job of the measured company to its end; the median of a few, after one that catches up. */
  readonly settleCompany: () => Promise<number>;
  /** Milliseconds from asking for a login link to the mail, with nothing else to do. */
  readonly mailTimes: () => Promise<MailTimes>;
  /** The whole night, with people who log in all the while. */
  readonly settleEveryone: () => Promise<{ seconds: number; mails: MailTimes }>;
  readonly stop: () => void;
}

const rounds = 5;
const mailsOneByOne = 15;
const lookEveryMs = 5;
/** A night lasts long; asking more often would be part of what is measured. */
const lookIntoNightEveryMs = 250;
const mailEveryMs = 500;
const mailPatienceMs = 120_000;
const nightPatienceMs = 60 * 60_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A process whose worker does the jobs of a database and whose mails are caught. */
export async function prepareNight(connection: ClientConfig, catcher: MailCatcher): Promise<Night> {
  const server = await listen('bench/app-server.ts', {
    BENCH_CONNECTION: JSON.stringify(connection),
    BENCH_WORKER: 'on',
    BENCH_SMTP: catcher.url,
  });
  const owner = new Client(connection);
  await owner.connect();
  // Everyone came last month: one month is due.
  await owner.query(
    `update users set employed_from = date_trunc('month', now())::date - interval '1 month' where employed_from is null`,
  );
  await owner.query('vacuum analyze users');

  const until = async (
    isDone: () => Promise<boolean>,
    patienceMs: number,
    everyMs = lookEveryMs,
  ): Promise<void> => {
    const deadline = performance.now() + patienceMs;
    while (!(await isDone())) {
      if (performance.now() > deadline) throw new Error('The night does not end.');
      await pause(everyMs);
    }
  };
  const isSettled = async () => {
    const { rows } = await owner.query('select settled_on from organizations where id = $1', [companyId]);
    return rows[0]?.settled_on !== null;
  };
  const settleOnce = async (): Promise<number> => {
    await owner.query('update organizations set settled_on = null where id = $1', [companyId]);
    const started = performance.now();
    await owner.query(
      `select graphile_worker.add_job('accrue-organization', json_build_object('organizationId', $1::text))`,
      [companyId],
    );
    await until(isSettled, mailPatienceMs);
    return performance.now() - started;
  };
  let asked = 0;
  const mailOnce = async (): Promise<number> => {
    const email = emailOf(employeeNumbers[asked++ % employeeNumbers.length] ?? 0);
    const before = catcher.mails.filter(({ to }) => to === email).length;
    const started = performance.now();
    const response = await fetch(`http://127.0.0.1:${server.port}/api/auth/magic-link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    if (response.status !== 200) throw new Error(`A login link was refused: ${response.status}`);
    const hasCome = async () => catcher.mails.filter(({ to }) => to === email).length > before;
    await until(hasCome, mailPatienceMs);
    return performance.now() - started;
  };

  return {
    settleCompany: async () => {
      await settleOnce();
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await settleOnce());
      return summary(times).median;
    },
    mailTimes: async () => {
      await mailOnce();
      const times: number[] = [];
      for (let round = 0; round < mailsOneByOne; round += 1) times.push(await mailOnce());
      return summary(times);
    },
    settleEveryone: async () => {
      await owner.query('update organizations set settled_on = null');
      const started = performance.now();
      await owner.query(`select graphile_worker.add_job('accrue', '{}')`);
      let isOver = false;
      const mails: Promise<number>[] = [];
      const logging = (async () => {
        while (!isOver) {
          mails.push(mailOnce());
          await pause(mailEveryMs);
        }
      })();
      const isQuiet = async () => {
        const { rowCount } = await owner.query(
          `select from graphile_worker.jobs where task_identifier in ('accrue', 'accrue-organization') limit 1`,
        );
        return rowCount === 0;
      };
      await until(isQuiet, nightPatienceMs, lookIntoNightEveryMs);
      const seconds = (performance.now() - started) / 1000;
      isOver = true;
      await logging;
      return { seconds, mails: summary(await Promise.all(mails)) };
    },
    stop: () => {
      server.stop();
      void owner.end();
    },
  };
}

function summary(times: readonly number[]): MailTimes {
  const sorted = [...times].sort((a, b) => a - b);
  return {
    count: sorted.length,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    longest: sorted.at(-1) ?? 0,
  };
}
