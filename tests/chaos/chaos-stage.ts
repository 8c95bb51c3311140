import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import pino from 'pino';
import { readConfig } from '#server/config.ts';
import { type EmbeddedDatabase, startEmbedded } from '#server/store/embedded/embedded.ts';
import { migrate } from '#server/store/migrate.ts';
import { wire } from '#server/wire.ts';
import { catchMails, type MailCatcher, type MailFault } from '#tests/support/mail-catcher.ts';
import { createTestOrganization, type TestPerson } from '#tests/support/organizations.ts';
import { removeData } from '#tests/support/remove-data.ts';
import type { Random } from '#tests/support/seeded-random.ts';
import { stripeTestSecret } from '#tests/support/stripe-books.ts';
import { type StripeServer, startStripeServer } from '#tests/support/stripe-server.ts';
import { ChaosNode } from './chaos-node.ts';
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy.ts';

export interface ChaosStage {
  readonly database: EmbeddedDatabase;
  /** Goes around the proxy, with the owner's rights. */
  readonly owner: Pool;
  readonly proxy: CuttingProxy;
  readonly stripe: StripeServer;
  readonly catcher: MailCatcher;
  readonly mailFaults: Map<MailFault, number>;
  /** Two that answer, of which the second works on jobs as well, and one that works on jobs. */
  readonly nodes: readonly ChaosNode[];
  readonly people: readonly TestPerson[];
  /** What the disk under the tables does from now on. */
  readonly setDisk: (state: 'calm' | 'slow' | 'full') => Promise<void>;
  /** Mail servers behave from now on. */
  readonly calmMails: () => void;
  readonly close: () => Promise<void>;
}

const roles = [
  ...Array<'employee'>(13).fill('employee'),
  ...Array<'team_lead'>(2).fill('team_lead'),
  ...Array<'manager'>(4).fill('manager'),
] as const;

const disturbedTables = ['leave_request_events', 'ledger_entries', 'audit_log', 'notifications'];

/** A database of its own, to be killed; servers before it, a mail server behind them, twenty people in front. */
export async function setChaosStage(random: Random): Promise<ChaosStage> {
  const parent = await mkdtemp(join(tmpdir(), 'relache-chaos-'));
  // Started by root, the database runs as somebody else, who has to pass.
  await chmod(parent, 0o711);
  const database = await startEmbedded({ directory: join(parent, 'data', 'postgres'), log: () => undefined });
  const { connection } = database;
  await migrate(connection, 'src/server/store/migrations');
  const owner = new Pool({ ...connection, max: 2 });
  owner.on('error', () => undefined);
  await owner.query(`
    create schema chaos;
    create table chaos.disk (state text not null);
    insert into chaos.disk values ('calm');
    create function chaos.disturb() returns trigger language plpgsql security definer set search_path = chaos as $$
      declare now_state text := (select state from disk);
      begin
        if now_state = 'full' then
          raise exception 'could not extend file: No space left on device' using errcode = '53100';
        elsif now_state = 'slow' then
          perform pg_sleep(0.3);
        end if;
        return new;
      end $$`);
  for (const table of disturbedTables) {
    await owner.query(
      `create trigger disturbed before insert on ${table} for each row execute function chaos.disturb()`,
    );
  }
  const people = await hireEveryone(parent, connection);
  // The admin decides for everyone, and is told of what is filed; told of every change too, the mails would take
  // longer than the chaos.
  await owner.query(
    `insert into notification_choices (organization_id, user_id, kind, choice)
       select organization_id, id, 'request-changed', 'none' from users`,
  );

  const mailFaults = new Map<MailFault, number>();
  let mailsAreCalm = false;
  const faultOf = (): MailFault | null => {
    if (mailsAreCalm || !random.chance(0.12)) return null;
    const fault = random.pick<MailFault>([451, 451, 451, 'cut', 'cut', 'cut-after-taking', 'silence']);
    mailFaults.set(fault, (mailFaults.get(fault) ?? 0) + 1);
    return fault;
  };
  const catcher = await catchMails({ faultOf });
  const proxy = await startCuttingProxy(join(String(connection.host), '.s.PGSQL.5432'));
  const url = new URL(`postgres://127.0.0.1:${proxy.port}/${connection.database}`);
  url.username = String(connection.user);
  url.password = String(connection.password);
  const stripe = await startStripeServer(() => new Date());
  const env = {
    DATABASE_URL: url.href,
    SMTP_URL: catcher.url,
    RATE_LIMITS: 'off',
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_WEBHOOK_SECRET: stripeTestSecret,
    STRIPE_API_BASE: stripe.url,
  };
  const nodes = [
    new ChaosNode('first', join(parent, 'first'), { ...env, WORKER: 'off' }),
    new ChaosNode('second', join(parent, 'second'), env),
    new ChaosNode('worker', join(parent, 'worker'), env),
  ];
  for (const node of nodes) node.run();
  return {
    database,
    owner,
    proxy,
    stripe,
    catcher,
    mailFaults,
    nodes,
    people,
    setDisk: async (state) => {
      await owner.query('update chaos.disk set state = $1', [state]);
    },
    calmMails: () => {
      mailsAreCalm = true;
    },
    close: async () => {
      for (const node of nodes) await node.end('SIGKILL');
      await owner.end();
      await proxy.close();
      await catcher.close();
      await stripe.close();
      await database.stop();
      await removeData(join(parent, 'data'));
      await rm(parent, { recursive: true, force: true });
    },
  };
}

/** Twenty people, logged in, with nothing filed yet. */
async function hireEveryone(
  directory: string,
  connection: EmbeddedDatabase['connection'],
): Promise<TestPerson[]> {
  const config = readConfig({ DATA_DIR: directory, WORKER: 'off' }, directory);
  const log = pino({ level: 'silent' });
  const { services, close } = await wire({ config, connection, log, siteDirectory: directory });
  const organization = await createTestOrganization(services);
  const hired = [organization.admin];
  for (const [index, role] of roles.entries()) hired.push(await organization.add(role, `Personne ${index}`));
  await close();
  return hired;
}
