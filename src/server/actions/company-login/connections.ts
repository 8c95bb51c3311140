import { randomUUID } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import { isSecondFactorReady } from '#domain/access/second-factor.ts';
import { maySwearBy } from '#domain/access/way-in.ts';
import { mostConnections } from '#domain/company-login/connection-life.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { requireProven } from '#server/actions/organizations/require-proven.ts';
import { sealFor } from '#server/company-login/connection-secret.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  type AdminStanding,
  changeConnection,
  countConnections,
  deleteConnection,
  findLoginConnection,
  insertLoginConnection,
  type LoginConnection,
  listAdminStandings,
  listConnections,
  listKnownPeople,
} from '#server/store/company-login.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { notifySessionsEnded } from '#server/store/live.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { deleteSessionsOfConnections } from '#server/store/sessions.ts';
import { findUsers } from '#server/store/users.ts';
import {
  isTestedWith,
  type KeptForm,
  type LoginConnectionForm,
  secretEndIn,
  settingsOfForm,
} from './connection-settings.ts';

export interface ShownLoginConnection extends Omit<LoginConnection, 'secret' | 'testedBy'> {
  readonly hasSecret: boolean;
  readonly testedBy: string | null;
  readonly people: number;
}

export interface ShownConnections {
  readonly connections: readonly ShownLoginConnection[];
  readonly swornBy: readonly { readonly connectionId: string; readonly name: string }[];
}

export async function showConnections(
  { database, now }: Services,
  actor: SessionActor,
): Promise<ShownConnections> {
  if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const listed = await listConnections(tx);
    const testers = await findUsers(
      tx,
      listed.flatMap(({ testedBy }) => testedBy ?? []),
    );
    const admins = await listAdminStandings(tx, now());
    const known = await listKnownPeople(tx);
    const shown = listed.map(({ secret, ...connection }) => {
      const people = known.get(connection.id) ?? new Set();
      const testedBy = testers.find(({ id }) => id === connection.testedBy)?.name ?? null;
      return {
        connection: { ...connection, hasSecret: secret !== null, testedBy, people: people.size },
        swornBy: swearersAmong(admins, people).map(({ name }) => ({ connectionId: connection.id, name })),
      };
    });
    return {
      connections: shown.map(({ connection }) => connection),
      swornBy: shown.flatMap(({ swornBy }) => swornBy),
    };
  });
}

/** I24: admins who came by it, and could come without it. */
export async function swearersOf(
  tx: TenantTransaction,
  connectionId: string,
  at: Date,
): Promise<readonly AdminStanding[]> {
  const known = await listKnownPeople(tx);
  return swearersAmong(await listAdminStandings(tx, at), known.get(connectionId) ?? new Set());
}

const swearersAmong = (admins: readonly AdminStanding[], known: ReadonlySet<string>) =>
  admins.filter((admin) =>
    maySwearBy({ role: 'admin', ready: isSecondFactorReady(admin), cameByIt: known.has(admin.id) }),
  );

/** I1: nothing is fetched from an address that somebody typed before the mailbox is proven. What comes back writes. */
export async function createConnection(
  services: Services,
  actor: SessionActor,
  form: LoginConnectionForm,
): Promise<() => Promise<void>> {
  if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
  const { database } = services;
  await database.inOrganization(actor.organizationId, requireRoom);
  const kept = await settingsOfForm(services, actor, form, null);
  return () =>
    database.inOrganization(actor.organizationId, (tx) => insertDraft(services, tx, actor, form, kept));
}

async function requireRoom(tx: TenantTransaction): Promise<void> {
  await requireProven(tx);
  if ((await countConnections(tx)) >= mostConnections) throw new Failure('too_many_connections');
}

async function insertDraft(
  services: Services,
  tx: TenantTransaction,
  actor: SessionActor,
  form: LoginConnectionForm,
  { settings, secret }: KeptForm,
): Promise<void> {
  const organization = await lockOrganization(tx);
  await requireRoom(tx);
  const id = randomUUID();
  const { organizationId } = tx;
  await insertLoginConnection(tx, {
    id,
    kind: form.kind,
    name: form.name,
    state: 'draft',
    enforced: false,
    settings,
    secret: secret === null ? null : sealFor(services, { organizationId, id }, 'secret', secret),
    createdAt: services.now(),
    testedAt: null,
    testedBy: null,
    lastLoginAt: null,
    refusedAt: null,
    refusal: null,
    secretEndsOn: secretEndIn(form) ?? null,
    toldEnds: [],
  });
  await record(tx, actor, services.now(), connectionDeed('created', organization, form.name));
}

/** What was tested is tested again, unless its name alone has changed: else a mistake would be found by everyone at once. */
export async function editConnection(
  services: Services,
  actor: SessionActor,
  id: string,
  form: LoginConnectionForm,
): Promise<() => Promise<void>> {
  if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
  const { database } = services;
  const known = await database.inOrganization(actor.organizationId, async (tx) => {
    await requireProven(tx);
    return findLoginConnection(tx, id);
  });
  if (!known || known.kind !== form.kind) throw new Failure('not_found');
  const kept = await settingsOfForm(services, actor, form, known);
  return () =>
    database.inOrganization(actor.organizationId, (tx) => changeKept(services, tx, actor, id, form, kept));
}

async function changeKept(
  services: Services,
  tx: TenantTransaction,
  actor: SessionActor,
  id: string,
  form: LoginConnectionForm,
  kept: KeptForm,
): Promise<void> {
  const { settings, secret } = kept;
  const organization = await lockOrganization(tx);
  const before = await findLoginConnection(tx, id);
  if (!before || before.kind !== form.kind) throw new Failure('not_found');
  const isSame = isTestedWith(before, kept);
  const sealed = secret === null ? {} : { secret: sealFor(services, before, 'secret', secret) };
  const secretEndsOn = secretEndIn(form);
  const untested = { state: 'draft', enforced: false, testedAt: null, testedBy: null } as const;
  await changeConnection(tx, id, {
    name: form.name,
    settings,
    ...sealed,
    ...(secretEndsOn === undefined ? {} : { secretEndsOn }),
    ...(isSame ? {} : untested),
  });
  if (!isSame && before.state === 'on') await endSessionsOf(tx, actor, [id]);
  await record(tx, actor, services.now(), connectionDeed('changed', organization, form.name));
}

export async function removeConnection(services: Services, actor: SessionActor, id: string): Promise<void> {
  if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
  await services.database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const gone = await deleteConnection(tx, id);
    if (!gone) throw new Failure('not_found');
    await endSessionsOf(tx, actor, [id]);
    await record(tx, actor, services.now(), connectionDeed('removed', organization, gone.name));
  });
}

/** Whom the company does not vouch for any more is out at once; who turns it off stays, to put it right. */
export async function endSessionsOf(
  tx: TenantTransaction,
  actor: SessionActor,
  ids: readonly string[],
): Promise<void> {
  await deleteSessionsOfConnections(tx, ids, actor.sessionId);
  await notifySessionsEnded(tx);
}

export function connectionDeed(
  deed: 'created' | 'changed' | 'removed' | 'turned_on' | 'turned_off' | 'enforced',
  { id, name }: { readonly id: string; readonly name: string },
  connection: string,
) {
  return {
    action: `company-login.${deed}`,
    subject: { kind: 'organization', id, name },
    details: { connection },
  } as const;
}
