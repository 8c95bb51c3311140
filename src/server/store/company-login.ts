import { and, asc, count, desc, eq, isNotNull, ne } from 'drizzle-orm';
import type { CompanyRefusal, ConnectionState } from '#domain/company-login/connection-life.ts';
import type { DomainFinding } from '#domain/company-login/login-domain.ts';
import type { Question } from './answers.ts';
import type { Database, TenantTransaction } from './database.ts';
import { isAdminIn } from './in-roles.ts';
import { loginConnections, loginDomains, loginIdentities } from './schema/company-login.ts';

export type LoginDomain = typeof loginDomains.$inferSelect;
export type LoginConnection = typeof loginConnections.$inferSelect;
export type LoginIdentity = typeof loginIdentities.$inferSelect;

export async function insertDomain(
  tx: TenantTransaction,
  domain: Omit<LoginDomain, 'organizationId'>,
): Promise<void> {
  await tx.insert(loginDomains).values({ ...domain, organizationId: tx.organizationId });
}

export async function listDomains(tx: TenantTransaction): Promise<LoginDomain[]> {
  return tx.select().from(loginDomains).orderBy(asc(loginDomains.domain));
}

export async function findDomain(tx: TenantTransaction, id: string): Promise<LoginDomain | null> {
  const [found] = await tx.select().from(loginDomains).where(eq(loginDomains.id, id));
  return found ?? null;
}

export async function deleteDomain(tx: TenantTransaction, id: string): Promise<LoginDomain | null> {
  const [gone] = await tx.delete(loginDomains).where(eq(loginDomains.id, id)).returning();
  return gone ?? null;
}

/** Violates `login_domains_one_owner` where another organisation has proven it. */
export async function noteLook(
  tx: TenantTransaction,
  id: string,
  look: {
    readonly provenAt: Date | null;
    readonly missingSince: Date | null;
    readonly checkedAt: Date;
    readonly finding: DomainFinding;
  },
): Promise<void> {
  await tx.update(loginDomains).set(look).where(eq(loginDomains.id, id));
}

export async function isDomainProven(tx: TenantTransaction, domain: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: loginDomains.id })
    .from(loginDomains)
    .where(and(eq(loginDomains.domain, domain), isNotNull(loginDomains.provenAt)));
  return found !== undefined;
}

const connectionOfDomain: Question<{ organization_id: string; connection_id: string }> = {
  name: 'find-login-connection',
  text: 'select * from gate.login_connection($1)',
  columns: { organization_id: 'uuid', connection_id: 'uuid' },
};

/** Where people of a domain log in; null where they do so by mail. */
export async function findConnectionOfDomain(
  database: Database,
  domain: string,
): Promise<{ readonly organizationId: string; readonly connectionId: string } | null> {
  const [found] = await database.askGate(connectionOfDomain, [domain]);
  return found ? { organizationId: found.organization_id, connectionId: found.connection_id } : null;
}

export async function insertLoginConnection(
  tx: TenantTransaction,
  connection: Omit<LoginConnection, 'organizationId'>,
): Promise<void> {
  await tx.insert(loginConnections).values({ ...connection, organizationId: tx.organizationId });
}

export async function listConnections(tx: TenantTransaction): Promise<LoginConnection[]> {
  return tx
    .select()
    .from(loginConnections)
    .orderBy(asc(loginConnections.createdAt), asc(loginConnections.id));
}

export async function findLoginConnection(
  tx: TenantTransaction,
  id: string,
): Promise<LoginConnection | null> {
  const [found] = await tx.select().from(loginConnections).where(eq(loginConnections.id, id));
  return found ?? null;
}

/** The one where people are sent. */
export async function findConnectionInUse(tx: TenantTransaction): Promise<LoginConnection | null> {
  const [found] = await tx.select().from(loginConnections).where(eq(loginConnections.state, 'on'));
  return found ?? null;
}

export async function changeConnection(
  tx: TenantTransaction,
  id: string,
  change: Partial<Omit<LoginConnection, 'organizationId' | 'id' | 'kind' | 'createdAt'>>,
): Promise<void> {
  await tx.update(loginConnections).set(change).where(eq(loginConnections.id, id));
}

/** The others rest: one is where people are sent. */
export async function restOtherConnections(tx: TenantTransaction, id: string): Promise<LoginConnection[]> {
  const off: ConnectionState = 'off';
  return tx
    .update(loginConnections)
    .set({ state: off, enforced: false })
    .where(and(eq(loginConnections.state, 'on'), ne(loginConnections.id, id)))
    .returning();
}

export async function noteRefusal(
  tx: TenantTransaction,
  id: string,
  refusal: CompanyRefusal,
  refusedAt: Date,
): Promise<void> {
  await tx.update(loginConnections).set({ refusal, refusedAt }).where(eq(loginConnections.id, id));
}

export async function deleteConnection(tx: TenantTransaction, id: string): Promise<LoginConnection | null> {
  const [gone] = await tx.delete(loginConnections).where(eq(loginConnections.id, id)).returning();
  return gone ?? null;
}

export async function countConnections(tx: TenantTransaction): Promise<number> {
  const [counted] = await tx.select({ all: count() }).from(loginConnections);
  return counted?.all ?? 0;
}

export async function countDomains(tx: TenantTransaction): Promise<number> {
  const [counted] = await tx.select({ all: count() }).from(loginDomains);
  return counted?.all ?? 0;
}

export async function findIdentity(
  tx: TenantTransaction,
  connectionId: string,
  subject: string,
): Promise<LoginIdentity | null> {
  const [found] = await tx
    .select()
    .from(loginIdentities)
    .where(and(eq(loginIdentities.connectionId, connectionId), eq(loginIdentities.subject, subject)));
  return found ?? null;
}

/** Who is known by which connection. */
export async function listKnownPeople(tx: TenantTransaction): Promise<ReadonlyMap<string, Set<string>>> {
  const { connectionId, userId } = loginIdentities;
  const rows = await tx.select({ connectionId, userId }).from(loginIdentities);
  const known = new Map<string, Set<string>>();
  for (const row of rows)
    known.set(row.connectionId, (known.get(row.connectionId) ?? new Set()).add(row.userId));
  return known;
}

export async function findIdentityOf(
  tx: TenantTransaction,
  connectionId: string,
  userId: string,
): Promise<LoginIdentity | null> {
  const [found] = await tx
    .select()
    .from(loginIdentities)
    .where(and(eq(loginIdentities.connectionId, connectionId), eq(loginIdentities.userId, userId)));
  return found ?? null;
}

/** By which connections somebody is known, latest first. */
export async function listIdentitiesOf(
  tx: TenantTransaction,
  userId: string,
): Promise<{ readonly identity: LoginIdentity; readonly connection: LoginConnection }[]> {
  return tx
    .select({ identity: loginIdentities, connection: loginConnections })
    .from(loginIdentities)
    .innerJoin(
      loginConnections,
      and(
        eq(loginConnections.organizationId, loginIdentities.organizationId),
        eq(loginConnections.id, loginIdentities.connectionId),
      ),
    )
    .where(eq(loginIdentities.userId, userId))
    .orderBy(desc(loginIdentities.lastLoginAt), asc(loginIdentities.connectionId));
}

export async function noteIdentity(
  tx: TenantTransaction,
  identity: Omit<LoginIdentity, 'organizationId'>,
): Promise<void> {
  const { lastLoginAt } = identity;
  await tx
    .insert(loginIdentities)
    .values({ ...identity, organizationId: tx.organizationId })
    .onConflictDoUpdate({
      target: [loginIdentities.organizationId, loginIdentities.connectionId, loginIdentities.subject],
      set: { lastLoginAt },
    });
}

export async function deleteIdentity(
  tx: TenantTransaction,
  connectionId: string,
  userId: string,
): Promise<boolean> {
  const gone = await tx
    .delete(loginIdentities)
    .where(and(eq(loginIdentities.connectionId, connectionId), eq(loginIdentities.userId, userId)))
    .returning({ userId: loginIdentities.userId });
  return gone.length > 0;
}

/** I2: what was made before a mailbox was proven ends with the proof. */
export async function deleteEveryLoginConnection(tx: TenantTransaction): Promise<void> {
  await tx.delete(loginConnections);
  await tx.delete(loginDomains);
}

export interface AdminStanding {
  readonly id: string;
  readonly name: string;
  readonly totp: boolean;
  readonly passkeys: number;
}

const adminStandings: Question<AdminStanding> = {
  name: 'list-admin-standings',
  text: `select u.id, u.name, a.confirmed_at is not null as totp,
      gate.passkeys_of(u.organization_id, u.id) as passkeys
    from users u
    join organizations o on o.id = u.organization_id
    left join authenticator_apps a on a.organization_id = u.organization_id and a.user_id = u.id
    where u.organization_id = $1 and ${isAdminIn('u.role')} and u.removed_at is null and u.confirmed_at is not null
      and (u.leaves_on is null or ($2::timestamptz at time zone o.time_zone)::date <= u.leaves_on)
    order by u.id`,
  columns: { id: 'uuid', name: 'text', totp: 'bool', passkeys: 'int4' },
};

/** Admins who have joined and are still there. */
export async function listAdminStandings(tx: TenantTransaction, at: Date): Promise<AdminStanding[]> {
  return tx.ask(adminStandings, [tx.organizationId, at]);
}
