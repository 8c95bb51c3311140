// The application with production's logging, against the bench's own database; limits would stop the load.
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { wire } from '#server/wire.ts';

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
const { app } = await wire({
  config,
  connection: JSON.parse(process.env.BENCH_CONNECTION ?? '{}'),
  log: createLog(config),
  siteDirectory: resolve(process.env.BENCH_SITE ?? join(directory, 'no-site')),
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ port: (app.server.address() as AddressInfo).port });
process.on('SIGTERM', () => process.exit(0)).on('disconnect', () => process.exit(0));
