import { randomUUID } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';
import pino from 'pino';
import type { LoginMethod } from '#domain/access/login-method.ts';
import { createDemoCompany } from '#seed/demo-company.ts';
import { confirmMember } from '#server/actions/auth/confirm-member.ts';
import { openSession } from '#server/actions/auth/open-session.ts';
import { listEveryone } from '#server/actions/dev/list-everyone.ts';
import { foundOrganization } from '#server/actions/organizations/found-organization.ts';
import { readConfig } from '#server/config.ts';
import { wire } from '#server/wire.ts';
import { compare, load } from './load.ts';
import { inFolder, listen, startDatabase } from './processes.ts';
import { printCompared } from './table.ts';

const secondsPerRound = 3;

/** The call that every page makes: who am I? */
export async function benchMe(): Promise<void> {
  await inFolder(async (directory) => {
    const database = await startDatabase(directory);
    const { organizationId, token, guardedToken } = await seedSessions(database.connection, directory);
    const env = {
      BENCH_CONNECTION: JSON.stringify(database.connection),
      BENCH_ORGANIZATION: organizationId,
    };
    const [ours, bare] = await Promise.all([
      listen('bench/app-server.ts', env),
      listen('bench/bare-server.ts', env),
    ]);
    const measure =
      (port: number, path: string, bearer = token) =>
      () =>
        load(
          [{ url: `http://127.0.0.1:${port}${path}`, headers: { authorization: `Bearer ${bearer}` } }],
          secondsPerRound,
        );
    const result = await compare(measure(ours.port, '/api/auth/me'), measure(bare.port, '/'));
    printCompared([{ what: '`GET /api/auth/me`, requests logged', result, goal: '0.5' }]);
    const me = '/api/auth/me';
    const guarded = await compare(measure(ours.port, me, guardedToken), measure(ours.port, me));
    printCompared(
      [
        {
          what: '`GET /api/auth/me` with app, passkeys and a policy for everyone',
          result: guarded,
          goal: '0.9',
        },
      ],
      'without any of them',
    );
    for (const server of [ours, bare]) server.stop();
    await database.stop();
  });
}

interface SeededSessions {
  readonly organizationId: string;
  readonly token: string;
  /** Of a company that asks everyone for a second factor, and of somebody who has all there are. */
  readonly guardedToken: string;
}

async function seedSessions(connection: ClientConfig, directory: string): Promise<SeededSessions> {
  const config = readConfig({ DATA_DIR: directory, WORKER: 'off' }, directory);
  const log = pino({ level: 'silent' });
  const { services, close } = await wire({ config, connection, log, siteDirectory: directory });
  await createDemoCompany(services);
  const [someone] = await listEveryone(services);
  if (!someone) throw new Error('The demo company is empty.');
  const organizationId = randomUUID();
  const guardedId = await services.database.inOrganization(organizationId, async (tx) => {
    const founder = { organizationName: 'Les Coffres', userName: 'Nina Caron', userEmail: 'nina@exemple.fr' };
    const terms = { ...founder, language: 'fr', seats: 20, address: null } as const;
    const { userId } = await foundOrganization(tx, terms, services.now());
    await confirmMember(tx, userId, null, services.now());
    return userId;
  });
  await giveEveryFactor(connection, organizationId, guardedId);
  const open = async (of: string, userId: string, method: LoginMethod): Promise<string> => {
    const origin = { address: null, userAgent: 'bench' };
    const opened = await services.database.inOrganization(of, (tx) =>
      openSession(tx, userId, origin, services.now(), { method }),
    );
    return opened?.token ?? '';
  };
  const token = await open(someone.organizationId, someone.id, 'mail');
  const guardedToken = await open(organizationId, guardedId, 'passkey');
  await close();
  return { organizationId: someone.organizationId, token, guardedToken };
}

/** Straight into the tables: what is measured is what they cost later. */
async function giveEveryFactor(
  connection: ClientConfig,
  organizationId: string,
  userId: string,
): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  const person = [organizationId, userId];
  await client.query(
    "update organizations set second_factor_policy = 'everyone', second_factor_from = '2020-01-01' where id = $1",
    [organizationId],
  );
  await client.query(
    `insert into authenticator_apps (organization_id, user_id, secret, confirmed_at) values ($1, $2, '\\x00', now())`,
    person,
  );
  await client.query(
    `insert into passkeys (organization_id, id, user_id, credential_id, public_key, user_handle, counter, transports,
       synced, name, created_at)
     select $1, gen_random_uuid(), $2, decode(md5(n::text), 'hex'), '\\x00', sha256('nina'), 0, '{}', true,
       'Appareil ' || n, now() from generate_series(1, 5) n`,
    person,
  );
  await client.query(
    `insert into trusted_devices (organization_id, id, user_id, token_hash, user_agent, created_at, last_used_at, expires_at)
     select $1, gen_random_uuid(), $2, sha256(n::text::bytea), 'bench', now(), now(), now() + interval '30 days'
     from generate_series(1, 5) n`,
    person,
  );
  await client.end();
}
