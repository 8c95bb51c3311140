import { Client, type ClientConfig } from 'pg';
import { backupLines, tablesInOrder } from '#server/store/backup.ts';
import { readCertificates } from '#server/store/company-erasure.ts';
import { readErasureTable } from '#server/store/erasure-journal.ts';
import { openLogins } from '#server/store/logins.ts';
import { asMigrator, migrate, pendingMigrations } from '#server/store/migrate.ts';
import { findLastJobId, listNewJobs } from '#server/store/new-jobs.ts';
import { listSealedTokens, resealAll } from '#server/store/reseal.ts';
import { sealedPlaces } from '#server/store/sealed-places.ts';
import { releaseJobsOfDeadWorkers } from '#server/store/worker-locks.ts';
import { migrationsDirectory } from './shared-server.ts';

const withClient =
  (ask: (client: Client) => Promise<unknown>) =>
  async (connection: ClientConfig): Promise<void> => {
    const client = new Client(connection);
    await client.connect();
    try {
      await ask(client);
    } finally {
      await client.end();
    }
  };

const nothingSealed = { isNewest: () => true, open: () => null, seal: (secret: Buffer) => secret };

/** What the owner asks and reads, on the owner's connection, in a database that has had every migration. */
export const askedByOwner: Readonly<Record<string, (connection: ClientConfig) => Promise<unknown>>> = {
  asMigrator: (connection) => asMigrator(connection, async () => undefined),
  backupLines: async (connection) => {
    for await (const _ of backupLines(connection));
  },
  findLastJobId: withClient((client) => findLastJobId(client)),
  listNewJobs: withClient((client) => listNewJobs(client, 0n)),
  listSealedTokens: (connection) => listSealedTokens(connection),
  migrate: (connection) => migrate(connection, migrationsDirectory),
  openLogins: (connection) => openLogins(connection, null),
  pendingMigrations: withClient((client) => pendingMigrations(client, migrationsDirectory)),
  readCertificates: withClient((client) => readCertificates(client)),
  readErasureTable: withClient((client) => readErasureTable(client)),
  releaseJobsOfDeadWorkers: withClient((client) => releaseJobsOfDeadWorkers(client, [])),
  resealAll: (connection) => resealAll(connection, nothingSealed, sealedPlaces),
  tablesInOrder: withClient((client) => tablesInOrder(client)),
};

/** As the server of every test run is started, and as tests/store/backup and tests/http/company-import do. */
export const askedByOwnerElsewhere = ['startEmbedded', 'restoreBackup', 'importCompany'];
