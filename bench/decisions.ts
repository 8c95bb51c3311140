import { request } from 'node:http';
import { join } from 'node:path';
import { Client } from 'pg';
import type { EmbeddedDatabase } from '#server/store/embedded/embedded.ts';
import {
  adminNumber,
  benchNote,
  companyId,
  daysAt,
  employeeNumbers,
  insertCompanies,
  insertPending,
  openSessions,
  removeBenchRequests,
} from './company.ts';
import { type LoadTarget, loadOnce } from './load.ts';
import { type BenchServer, inFolder, listen, startDatabase } from './processes.ts';
import { processorMs } from './processor-time.ts';
import { printTable } from './table.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const inBurst = 200;
const healthEveryMs = 5;

/** One way of answering, on a database of its own. */
interface Contender {
  readonly name: string;
  readonly database: EmbeddedDatabase;
  /** Asks whether all jobs are done. A connection for each question would be counted with them. */
  readonly owner: Client;
  readonly server: BenchServer;
  readonly tokens: ReadonlyMap<number, string>;
  readonly times: { readonly file: number[]; readonly approve: number[]; readonly pairs: number[] };
}

/**
 * Filing and deciding, one after the other, as one person after the other does: with the worker beside and every mail
 * sent, without it, and as a bare transaction that writes the same rows.
 */
export async function benchDecisions(): Promise<void> {
  await inFolder(async (directory) => {
    const sink = await listen('bench/mail-sink.ts', {});
    const mail = { BENCH_WORKER: 'on', BENCH_SMTP: `smtp://127.0.0.1:${sink.port}` };
    const on = await contender(directory, 'worker on', 'bench/app-server.ts', mail);
    const off = await contender(directory, 'worker off', 'bench/app-server.ts', { BENCH_WORKER: 'off' });
    const bare = await contender(directory, 'bare', 'bench/bare-requests.ts', {});
    const all = [on, off, bare];
    try {
      for (let round = 0; round <= rounds; round += 1) {
        for (const one of all) await measure(one, one === on ? sink : null);
        // The first round only warms up.
        if (round === 0)
          for (const { times } of all) for (const list of Object.values(times)) list.length = 0;
      }
      console.log(
        `Filing and approving, one after the other; ${rounds} rounds of ${employeeNumbers.length} each\n`,
      );
      printTable([
        ['what', 'p50, ms', 'p95, ms', 'ratio to worker off', 'ratio to bare'],
        ...(['file', 'approve'] as const).flatMap((what) =>
          all.map((one) => {
            const p50 = at(one.times[what], 0.5);
            return [
              `${what}, ${one.name}`,
              p50.toFixed(2),
              at(one.times[what], 0.95).toFixed(2),
              (p50 / at(off.times[what], 0.5)).toFixed(2),
              (p50 / at(bare.times[what], 0.5)).toFixed(2),
            ];
          }),
        ),
      ]);
      printTable([
        ['a filing and its approval', 'CPU of server and database, ms', 'ratio to bare'],
        ...all.map(({ name, times }) => [
          name === 'worker on' ? 'worker on, with its mails' : name,
          at(times.pairs, 0.5).toFixed(1),
          (at(times.pairs, 0.5) / at(bare.times.pairs, 0.5)).toFixed(1),
        ]),
      ]);
      const health = await burst(on, sink);
      console.log(`GET /api/health while ${inBurst} decisions come at once and their mails leave\n`);
      printTable([
        ['asked', 'p50, ms', 'p95, ms', 'longest, ms', 'goal'],
        [
          String(health.length),
          at(health, 0.5).toFixed(1),
          at(health, 0.95).toFixed(1),
          at(health, 1).toFixed(1),
          'under 20 ms',
        ],
      ]);
    } finally {
      for (const { server } of all) server.stop();
      sink.stop();
      for (const { owner, database } of all) {
        await owner.end();
        await database.stop();
      }
    }
  });
}

async function contender(
  directory: string,
  name: string,
  script: string,
  env: Readonly<Record<string, string>>,
): Promise<Contender> {
  const database = await startDatabase(join(directory, name.replace(' ', '-')));
  const { connection } = database;
  await insertCompanies(connection, 0, 0);
  const tokens = await openSessions(connection);
  const server = await listen(script, {
    BENCH_CONNECTION: JSON.stringify(connection),
    BENCH_ORGANIZATION: companyId,
    BENCH_WATCH: 'off',
    ...env,
  });
  const owner = new Client(connection);
  await owner.connect();
  return { name, database, owner, server, tokens, times: { file: [], approve: [], pairs: [] } };
}

/** A round: everyone files, everything is approved, and, where mails leave, all of them have left. */
async function measure(one: Contender, sink: BenchServer | null): Promise<void> {
  const { database, owner, server, tokens, times } = one;
  const processor = (): number => processorMs(server.pid) + processorMs(database.pid());
  const mailsBefore = sink ? await sink.ask('mails') : 0;
  const before = processor();
  const ids: string[] = [];
  for (const number of employeeNumbers) {
    const form = { type: 'vacation', ...daysAt(0), note: benchNote };
    const answer = await send(one, '', number, 'POST', form);
    times.file.push(answer.ms);
    ids.push(answer.id);
  }
  // Approved before anyone was told, it would be nobody's news any more.
  if (sink) await until(() => isQueueEmpty(owner));
  for (const id of ids) {
    times.approve.push((await send(one, `/${id}/approve`, adminNumber, 'PATCH', { version: 1 })).ms);
  }
  if (sink) await until(() => isQueueEmpty(owner));
  if (sink && (await sink.ask('mails')) !== mailsBefore + 2 * ids.length)
    throw new Error('Mails are missing.');
  times.pairs.push((processor() - before) / ids.length);
  await removeBenchRequests(database.connection);

  async function send(
    { server: { port } }: Contender,
    path: string,
    who: number,
    method: string,
    body: object,
  ): Promise<{ readonly ms: number; readonly id: string }> {
    const started = performance.now();
    const answer = await fetchText(`http://127.0.0.1:${port}/api/leave-requests${path}`, {
      method,
      headers: { authorization: `Bearer ${tokens.get(who)}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { ms: performance.now() - started, id: JSON.parse(answer).id };
  }
}

/** Two hundred decisions by sixteen connections, and someone who asks all the while whether the server lives. */
async function burst({ database, server, tokens }: Contender, sink: BenchServer): Promise<number[]> {
  const ids = await insertPending(database.connection, inBurst);
  const mailsBefore = await sink.ask('mails');
  const targets = ids.map(
    (id): LoadTarget => ({
      url: `http://127.0.0.1:${server.port}/api/leave-requests/${id}/approve`,
      method: 'PATCH',
      headers: { authorization: `Bearer ${tokens.get(adminNumber)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ version: 1 }),
    }),
  );
  const times: number[] = [];
  let busy = true;
  const asking = (async () => {
    while (busy) {
      const started = performance.now();
      await fetchText(`http://127.0.0.1:${server.port}/api/health`, {});
      times.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, healthEveryMs));
    }
  })();
  await loadOnce(targets);
  await until(async () => (await sink.ask('mails')) >= mailsBefore + ids.length);
  busy = false;
  await asking;
  return times;
}

async function isQueueEmpty(owner: Client): Promise<boolean> {
  const { rowCount } = await owner.query({
    name: 'jobs-left',
    text: `select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier in ('announce-request', 'send-notification') limit 1`,
  });
  return rowCount === 0;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 100));
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Node's own client, which costs less than what is measured. */
function fetchText(url: string, { method = 'GET', headers = {}, body }: Asked): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(text)
          : reject(new Error(`${url} answered ${response.statusCode}: ${text}`)),
      );
    });
    sent.on('error', reject).end(body);
  });
}
