import { randomUUID } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import { isMember } from '#domain/members/role.ts';
import type { PayrollProvider } from '#domain/payroll-sending/provider-absence.ts';
import type { Acting, SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { requireProven } from '#server/actions/organizations/require-proven.ts';
import { Failure } from '#server/failure.ts';
import { accessPlace, accessSchemas, canOpen } from '#server/payroll-providers/payroll-providers.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findOrganization, lockOrganization } from '#server/store/organizations.ts';
import {
  findConnection,
  findConnectionOf,
  insertConnection,
  type NamedConnection,
  updateConnection,
} from '#server/store/payroll-connections.ts';
import { providerName } from './provider-name.ts';

export interface ShownConnection {
  /** False where this server has no key to keep an access with. */
  readonly available: boolean;
  /** Payroll is by establishment: one dossier cannot be told of several without taking back what others said. */
  readonly apart: boolean;
  readonly found:
    | (Omit<NamedConnection, 'connection'> & {
        readonly connection: Omit<NamedConnection['connection'], 'secrets'>;
        /** False where the key is another than the one it was sealed with. */
        readonly readable: boolean;
      })
    | null;
}

export interface ConnectionForm {
  readonly provider: PayrollProvider;
  readonly dossier: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly subscriptionKey: string;
  readonly apiKey: string;
}

/** J25: an accountant learns that there is a connection and how it fares, and nothing of its access. */
export async function showConnection(services: Services, actor: SessionActor): Promise<ShownConnection> {
  if (!can(actor, 'payroll.read')) throw new Failure('forbidden');
  return services.database.inOrganization(actor.organizationId, (tx) => shownConnection(services, tx, actor));
}

export async function shownConnection(
  { messenger }: Services,
  tx: TenantTransaction,
  reader: Pick<SessionActor, 'role'>,
): Promise<ShownConnection> {
  const available = messenger.secrets.ready();
  const apart = (await findOrganization(tx))?.payrollBy === 'establishment';
  const found = await findConnection(tx);
  if (found === null) return { available, apart, found: null };
  const { secrets: _, ...connection } = found.connection;
  const hints = isMember(reader) ? connection.hints : {};
  const readable = available && canOpen(messenger.secrets, found.connection);
  return { available, apart, found: { ...found, connection: { ...connection, hints }, readable } };
}

/** J25: an access is sealed for its row before it is written; what stood there before is gone. */
export async function setConnection(
  services: Services,
  actor: Acting,
  form: ConnectionForm,
): Promise<ShownConnection> {
  if (!can(actor, 'payroll.connect')) throw new Failure('forbidden');
  const { database, messenger, now } = services;
  if (!messenger.secrets.ready()) throw new Failure('secrets_key_missing');
  const { provider } = form;
  const access: Readonly<Record<string, string>> = accessSchemas[provider].parse(form);
  refuseMissing(provider === 'silae' ? { dossier: form.dossier, ...access } : access);
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    await requireProven(tx);
    const at = now();
    const current = await findConnection(tx);
    if (current && current.connection.provider !== provider) {
      await updateConnection(tx, current.connection.id, emptied(at));
    }
    const before = await findConnectionOf(tx, provider);
    const id = before?.id ?? randomUUID();
    const place = accessPlace({ organizationId: actor.organizationId, id });
    const kept = {
      // PayFit says itself which company a key is for.
      dossier: provider === 'silae' ? form.dossier : null,
      secrets: messenger.secrets.seal(Buffer.from(JSON.stringify(access)), place),
      hints: Object.fromEntries(Object.entries(access).map(([name, secret]) => [name, endingOf(secret)])),
      changedAt: at,
      lastSuccessAt: null,
      trouble: null,
      troubleText: null,
      troubleAt: null,
      disconnectedAt: null,
    };
    if (before) await updateConnection(tx, id, { ...kept, connectedAt: at, connectedBy: actor.id });
    else {
      await insertConnection(tx, {
        id,
        provider,
        typeNames: {},
        connectedAt: at,
        connectedBy: actor.id,
        ...kept,
      });
    }
    await record(tx, actor, at, {
      action: 'payroll.connected',
      subject: { kind: 'organization', id: organization.id, name: organization.name },
      details: { program: providerName(provider) },
    });
    return shownConnection(services, tx, actor);
  });
}

/** J25: the access is erased; what was sent with it stays listed. */
export async function disconnect(services: Services, actor: Acting): Promise<ShownConnection> {
  if (!can(actor, 'payroll.connect')) throw new Failure('forbidden');
  const { database, now } = services;
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const current = await findConnection(tx);
    if (current) {
      const at = now();
      await updateConnection(tx, current.connection.id, emptied(at));
      await record(tx, actor, at, {
        action: 'payroll.disconnected',
        subject: { kind: 'organization', id: organization.id, name: organization.name },
        details: { program: providerName(current.connection.provider) },
      });
    }
    return shownConnection(services, tx, actor);
  });
}

/** Of a short one, four characters would tell too much. */
function endingOf(secret: string): string {
  return secret.length < 12 ? '' : secret.slice(-4);
}

function emptied(at: Date) {
  return { secrets: null, hints: {}, disconnectedAt: at, changedAt: at };
}

function refuseMissing(fields: Readonly<Record<string, string>>): void {
  const missing = Object.keys(fields).filter((name) => fields[name] === '');
  if (missing.length > 0) {
    const problems = Object.fromEntries(missing.map((name) => [name, 'required']));
    throw new Failure('validation_failed', { fields: problems });
  }
}
