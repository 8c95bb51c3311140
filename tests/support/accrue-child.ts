// A process of its own that runs the nightly job of one organisation, for tests that kill it.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { wire } from '#server/wire.ts';

const directory = process.env.ACCRUE_DIRECTORY ?? tmpdir();
const config = readConfig({ PORT: '0', DATA_DIR: directory, WORKER: 'off', LOG_LEVEL: 'warn' }, directory);
const { services, close } = await wire({
  config,
  connection: JSON.parse(process.env.ACCRUE_CONNECTION ?? '{}'),
  log: createLog(config),
  siteDirectory: join(directory, 'no-site'),
});
await accrueOrganization(services, { organizationId: process.env.ACCRUE_ORGANIZATION ?? '' });
await close();
process.exit(0);
