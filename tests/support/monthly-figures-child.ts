// A process of its own that sends figures of the month on the first working day, for tests that kill it.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { followUp } from '#server/actions/notifications/follow-up.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { wire } from '#server/wire.ts';

const { FIGURES_DIRECTORY: directory = tmpdir(), FIGURES_SMTP = '', FIGURES_NOW = '' } = process.env;
const settings = { PORT: '0', DATA_DIR: directory, SMTP_URL: FIGURES_SMTP, LOG_LEVEL: 'warn' };
const config = readConfig(settings, directory);
const ahead = Date.parse(FIGURES_NOW) - Date.now();
const { app, services } = await wire({
  config,
  connection: JSON.parse(process.env.FIGURES_CONNECTION ?? '{}'),
  log: createLog(config),
  siteDirectory: join(directory, 'no-site'),
  now: () => new Date(Date.now() + ahead),
});
// Only who listens works.
await app.listen({ host: '127.0.0.1', port: 0 });
await followUp(services);
