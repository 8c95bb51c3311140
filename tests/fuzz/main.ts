// npm run fuzz: generated calls to every endpoint of the application, against a database of its own.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import pino from 'pino';
import { readConfig } from '#server/config.ts';
import { startEmbedded } from '#server/store/embedded/embedded.ts';
import { countJobs } from '#server/store/jobs.ts';
import { migrate } from '#server/store/migrate.ts';
import { wire } from '#server/wire.ts';
import { chooseEndpoints } from './choose-endpoints.ts';
import { nobodyOutside } from './nobody-outside.ts';
import { describeFinding, fuzz } from './run-fuzz.ts';

/** The heap may grow by what is cached; what leaks grows with every call. */
const largestGrowth = 1.5;
const mebibyte = 1024 * 1024;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    'per-endpoint': { type: 'string' },
    long: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    endpoints: { type: 'string' },
    slice: { type: 'string' },
    hands: { type: 'string' },
  },
});
const seed = Number(values.seed);
const perEndpoint = Number(values['per-endpoint'] ?? (values.long ? 10_000 : 300));
const { only, endpoints, slice, hands } = values;
const chosen = chooseEndpoints({ only, endpoints, slice });
const atOnce = hands ? { hands: Number(hands) } : {};
const again = [
  `--seed ${seed} --per-endpoint ${perEndpoint}`,
  ...Object.entries({ only, endpoints, slice, hands }).flatMap(([name, text]) =>
    text ? [`--${name} ${text}`] : [],
  ),
];
console.log(
  `Seed ${seed}, ${perEndpoint} calls of each of ${chosen.length} endpoints. Again: npm run fuzz -- ${again.join(' ')}`,
);

const directory = mkdtempSync(join(tmpdir(), 'relache-fuzz-'));
// Started by root, the database runs as somebody else, who has to pass.
chmodSync(directory, 0o711);
const database = await startEmbedded({ directory: join(directory, 'postgres'), log: console.error });
const owner = new Client(database.connection);
await owner.connect();
// What is thrown away at the end need not outlive a power cut.
await owner.query('alter system set fsync = off');
await owner.query('alter system set synchronous_commit = off');
await owner.query('select pg_reload_conf()');
await owner.end();
await migrate(database.connection, 'src/server/store/migrations');
const devKey = 'key-of-made-up-calls';
const settings = {
  ...nobodyOutside,
  PORT: '0',
  DATA_DIR: directory,
  DEV_KEY: devKey,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
};
const { app, services, close } = await wire({
  config: readConfig(settings, directory),
  connection: database.connection,
  log: pino({ level: 'error' }),
  siteDirectory: join(directory, 'no-site'),
});
await app.ready();

const heapMebibytes = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / mebibyte;
};
const started = performance.now();
// Code is compiled and caches are filled before the heap is measured.
await fuzz(app, services, { seed: seed + 1, perEndpoint: 20, devKey, chosen, ...atOnce });
const before = heapMebibytes();
const findings = await fuzz(app, services, {
  seed,
  perEndpoint,
  devKey,
  chosen,
  ...atOnce,
  onFeature: (name, { calls, failed }) =>
    console.log(
      `${name.padEnd(20)} ${calls} calls, ${failed.length} failures, heap ${Math.round(heapMebibytes())} MiB`,
    ),
});
const after = heapMebibytes();
const jobs = await countJobs(services.database);
await close();
await database.stop();
rmSync(directory, { recursive: true, force: true });

for (const finding of [...findings.failed.slice(0, 50), ...findings.slow.slice(0, 50)])
  console.error(describeFinding(finding));
const statuses = [...findings.byStatus]
  .sort(([a], [b]) => a - b)
  .map(([status, count]) => `${status}: ${count}`);
console.log(
  `\n${findings.calls} calls in ${Math.round((performance.now() - started) / 1000)} s; ${statuses.join(', ')}`,
);
console.log(
  `Failures of ours: ${findings.failed.length}. Slower than a second: ${findings.slow.length}. Jobs given up: ${jobs.dead}.`,
);
if (findings.slowest) console.log(`Slowest: ${describeFinding(findings.slowest)}`);
console.log(`Heap after collection: ${before.toFixed(0)} MiB before, ${after.toFixed(0)} MiB after.`);
const hasGrown = after > before * largestGrowth;
if (hasGrown) console.error(`It grew by more than ${largestGrowth} times: something is kept of every call.`);
const isFine = findings.failed.length + findings.slow.length + jobs.dead === 0 && !hasGrown;
process.exit(isFine ? 0 : 1);
