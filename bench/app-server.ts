// The application with production's logging, against the bench's own database; limits would stop the load.
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readConfig } from '#server/config.ts';
import { perform } from '#server/jobs/perform.ts';
import { createLog } from '#server/log.ts';
import { wire } from '#server/wire.ts';
import { watchLoop } from './loop-watch.ts';
import type { BenchJob } from './processes.ts';

const directory = mkdtempSync(join(tmpdir(), 'relache-bench-app-'));
const { BENCH_WORKER = 'off', BENCH_SMTP } = process.env;
const settings = {
  PORT: '0',
  DATA_DIR: directory,
  RATE_LIMITS: 'off',
  WORKER: BENCH_WORKER,
  LOG_LEVEL: 'info',
  ...(BENCH_SMTP ? { SMTP_URL: BENCH_SMTP } : {}),
};
const config = readConfig(settings, directory);
const { app, services } = await wire({
  config,
  connection: JSON.parse(process.env.BENCH_CONNECTION ?? '{}'),
  log: createLog(config),
  // Its threads are those that were built; without a build it computes in its only one.
  threadFile: process.env.BENCH_THREADS === 'off' ? null : resolve('build/server/thread.cjs'),
  siteDirectory: resolve(process.env.BENCH_SITE ?? join(directory, 'no-site')),
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ port: (app.server.address() as AddressInfo).port });
// Looking every other millisecond would be counted where the processor's time is what is measured.
const longestBlock = process.env.BENCH_WATCH === 'off' ? () => Number.NaN : watchLoop();
// Asked by the bench alone, over its own channel: milliseconds of the longest block since the last question.
process.on('message', (asked) => {
  if (asked === 'longest block') process.send?.({ answer: longestBlock() });
  if (asked === 'memory') process.send?.({ answer: process.memoryUsage.rss() / 1024 / 1024 });
  if (typeof asked === 'object') void runJob(asked as BenchJob);
});

/** One job as the worker would run it: milliseconds. */
async function runJob({ job, payload }: BenchJob): Promise<void> {
  const started = performance.now();
  await perform(services, job, payload as never, new AbortController().signal).catch(console.error);
  process.send?.({ answer: performance.now() - started });
}
process.on('SIGTERM', () => process.exit(0)).on('disconnect', () => process.exit(0));
