import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ClientConfig } from 'pg';
import { resetByOperator } from './actions/second-factors/reset-by-operator.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { failureText, withCause } from './describe-error.ts';
import { erasureFileIn, readErasureFile } from './erasure-file.ts';
import { fileFailure } from './file-failure.ts';
import { createLog } from './log.ts';
import { readBackupFile, writeBackupFile } from './operator/backup-file.ts';
import { openCompanyArchive } from './operator/company-archive.ts';
import { runIncidentCommand } from './operator/incident-command.ts';
import { runNewsletterCommand } from './operator/newsletter-command.ts';
import { runNoticeCommand } from './operator/notice-command.ts';
import { runResealCommand } from './operator/reseal-command.ts';
import { UsageError } from './operator/usage-error.ts';
import { incidentBook } from './status/incidents.ts';
import { backupLines } from './store/backup.ts';
import { RestoreRefused } from './store/backup-format.ts';
import { CannotStart } from './store/cannot-start.ts';
import { isConnectionFailure } from './store/connection-failure.ts';
import { reachEmbedded } from './store/embedded/embedded.ts';
import { importCompany } from './store/import-company.ts';
import { LoginRefused } from './store/logins.ts';
import { migrate } from './store/migrate.ts';
import { restoreBackup } from './store/restore.ts';
import { sealedSecrets, secretsKeysOf } from './webhooks/sealed-secrets.ts';
import { type Wired, wire } from './wire.ts';

interface CommandContext {
  readonly config: Config;
  readonly connection: ClientConfig;
  readonly root: string;
  readonly migrations: string;
}

const usage = `Usage:
  npm run seed                          create the demo company in an empty database
  npm run backup  [-- FILE]             write everything into one file (default: DATA_DIR/backups)
  npm run restore -- FILE [--replace]   read it back into an empty database; --replace: in the place of what is there
  npm run incident                      tell what is wrong on the status page
  npm run newsletter                    send a letter to those who asked for it
  npm run notice                        tell all admins of a breach of data or a change
  npm run recover -- ADDRESS            reset the second factor of who lost everything
  npm run reseal [-- --forget-lost]     seal everything with the first key of SECRETS_KEY
  npm run import-company -- FILE        read the copy of a company into this installation`;

/** What an operator types. The database is the one that the environment names, running or not. */
export async function runCommand(root: string, [name, ...args]: readonly string[]): Promise<void> {
  const commands: Readonly<
    Record<string, (context: CommandContext, args: readonly string[]) => Promise<void>>
  > = {
    seed,
    backup,
    restore,
    newsletter,
    notice,
    recover,
    reseal,
    'import-company': readCompany,
  };
  const command = commands[name ?? ''];
  if (!command && name !== 'incident') {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  try {
    const config = readConfig(process.env, root);
    // Incidents are files: on the worst of days there is no database to reach.
    if (!command) return await incident(config, args);
    const migrations = join(root, 'src/server/store/migrations');
    const { connection, stop } = await reach(config);
    try {
      await command({ config, connection, root, migrations }, args);
    } finally {
      await stop();
    }
  } catch (error) {
    console.error(sentenceFor(error) ?? failureText(error));
    process.exitCode = 1;
  }
}

/** For what an operator can mend; anything else is shown with its stack. */
function sentenceFor(error: unknown): string | null {
  const known = [ConfigError, RestoreRefused, UsageError, LoginRefused];
  if (error instanceof Error && known.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof CannotStart) return withCause(error);
  return (
    fileFailure(error) ??
    (isConnectionFailure(error) ? 'The database cannot be reached, or went away.' : null)
  );
}

async function reach(config: Config): Promise<{ connection: ClientConfig; stop: () => Promise<void> }> {
  const { database } = config;
  if (database.kind === 'url')
    return { connection: { connectionString: database.url }, stop: async () => undefined };
  return reachEmbedded({ directory: database.directory, log: (message) => console.log(message) });
}

async function incident(config: Config, args: readonly string[]): Promise<void> {
  const book = incidentBook(join(config.dataDirectory, 'incidents'), (file, reason) =>
    console.error(`${file} cannot be read: ${reason}`),
  );
  for (const line of await runIncidentCommand(book, new Date(), args)) console.log(line);
}

async function newsletter(context: CommandContext, args: readonly string[]): Promise<void> {
  await withServices(context, async ({ services }) => {
    const place = join(context.root, 'build/web/site.json');
    for (const line of await runNewsletterCommand(services, place, args)) console.log(line);
  });
}

async function notice(context: CommandContext, args: readonly string[]): Promise<void> {
  await withServices(context, async ({ services }) => {
    for (const line of await runNoticeCommand(services, args)) console.log(line);
  });
}

async function recover(context: CommandContext, [address]: readonly string[]): Promise<void> {
  if (!address) throw new UsageError(usage);
  await withServices(context, async ({ services }) => {
    const places = await resetByOperator(services, address);
    if (places.length === 0) throw new UsageError(`Nobody has the address ${address}.`);
    console.log(`Second factor of ${address} reset in: ${places.join(', ')}. A login link is enough again.`);
  });
}

async function seed(context: CommandContext): Promise<void> {
  await withServices(context, async ({ seedIfEmpty }) => {
    const created = await seedIfEmpty();
    console.log(created ? 'Created the demo company.' : 'The database is not empty; nothing was changed.');
  });
}

async function reseal(
  { config, connection, migrations }: CommandContext,
  args: readonly string[],
): Promise<void> {
  await migrate(connection, migrations);
  const keysOf = secretsKeysOf(config.secretsKeys, config.dataDirectory);
  const asked = { connection, secrets: sealedSecrets(keysOf), now: new Date(), args };
  for (const line of await runResealCommand(asked)) console.log(line);
}

/** The parts of the server, without listening and without working on jobs. */
async function withServices(
  { config, connection, root, migrations }: CommandContext,
  work: (wired: Wired) => Promise<void>,
): Promise<void> {
  await migrate(connection, migrations);
  const wired = await wire({
    config: { ...config, worker: false },
    connection,
    log: createLog(config),
    siteDirectory: join(root, 'build/web'),
  });
  try {
    await work(wired);
  } finally {
    await wired.close();
  }
}

async function backup(
  { config, connection, migrations }: CommandContext,
  [given]: readonly string[],
): Promise<void> {
  await migrate(connection, migrations);
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const file = given ? resolve(given) : join(config.dataDirectory, 'backups', `relache-${stamp}.jsonl.gz`);
  await writeBackupFile(backupLines(connection), file);
  console.log(`Backup written to ${file}`);
}

async function readCompany(
  { connection, migrations }: CommandContext,
  [file]: readonly string[],
): Promise<void> {
  if (!file || !existsSync(file)) throw new UsageError(file ? `There is no file ${file}.` : usage);
  const copy = await openCompanyArchive(file);
  await migrate(connection, migrations);
  const { rows, files } = await importCompany(connection, copy);
  const { name } = copy.organization;
  console.log(`${name} is here: ${rows} rows and ${files} files. Everyone logs in by a link that they get by mail;
subscribed calendars, API keys and directories have to be given new secrets.`);
}

async function restore(
  { config, connection, migrations }: CommandContext,
  args: readonly string[],
): Promise<void> {
  const file = args.find((arg) => !arg.startsWith('--'));
  if (!file || !existsSync(file)) throw new UsageError(file ? `There is no file ${file}.` : usage);
  const { rows, erasedAgain } = await restoreBackup(connection, migrations, () => readBackupFile(file), {
    replace: args.includes('--replace'),
    erased: await readErasureFile(erasureFileIn(config.dataDirectory)),
  });
  console.log(`Restored ${rows} rows from ${file}`);
  if (erasedAgain > 0) console.log(`Erased again, as the journal of erasures says: ${erasedAgain}`);
}
