import { and, asc, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { OutsideProvider } from '#domain/connections/outside-connection.ts';
import type { Question } from './answers.ts';
import type { Database, TenantTransaction } from './database.ts';
import type { JsonParts } from './json-shape.ts';
import { connectionAttempts, connections } from './schema/connections.ts';
import { users } from './schema/people.ts';

export type OutsideConnection = typeof connections.$inferSelect;
export type ConnectionAttempt = typeof connectionAttempts.$inferSelect;

const ofOwner = (ownerUserId: string | null) =>
  ownerUserId === null ? isNull(connections.ownerUserId) : eq(connections.ownerUserId, ownerUserId);

/** The company's and this person's own, with who made them. */
export async function listOutsideConnections(
  tx: TenantTransaction,
  userId: string,
): Promise<{ readonly connection: OutsideConnection; readonly madeByName: string }[]> {
  return tx
    .select({ connection: connections, madeByName: users.name })
    .from(connections)
    .innerJoin(users, eq(users.id, connections.madeBy))
    .where(or(ofOwner(null), ofOwner(userId)))
    .orderBy(asc(connections.provider), asc(connections.madeAt));
}

/** The company's own and those of each person. */
export async function listEveryConnection(tx: TenantTransaction): Promise<OutsideConnection[]> {
  return tx.select().from(connections).orderBy(asc(connections.madeAt));
}

/** What a person connected for themself. */
export async function listConnectionsOf(tx: TenantTransaction, userId: string): Promise<OutsideConnection[]> {
  return tx.select().from(connections).where(ofOwner(userId)).orderBy(asc(connections.madeAt));
}

export async function findOutsideConnection(
  tx: TenantTransaction,
  id: string,
): Promise<OutsideConnection | null> {
  const [found] = await tx.select().from(connections).where(eq(connections.id, id));
  return found ?? null;
}

/** Nobody else takes new tokens for it meanwhile: those of before end with it. */
export async function lockOutsideConnection(
  tx: TenantTransaction,
  id: string,
): Promise<OutsideConnection | null> {
  const [found] = await tx.select().from(connections).where(eq(connections.id, id)).for('update');
  return found ?? null;
}

/** Where the company is told of requests. */
export interface PlaceToTell {
  readonly id: string;
  readonly provider: string;
}

export const placesShape: JsonParts<readonly PlaceToTell[]> = [{ id: 'string', provider: 'string' }];

/** Those that work, as part of a statement: asked at every event of every request, and most companies have none. */
export const placesToTell = `(
  select coalesce(json_agg(json_build_object('id', c.id, 'provider', c.provider)), '[]') from connections c
  where c.owner_user_id is null and c.state = 'ok' and c.provider in ('slack', 'teams', 'teams-bot'))`;

/** The company's where no owner is named. */
export async function findConnectionWith(
  tx: TenantTransaction,
  provider: OutsideProvider,
  ownerUserId: string | null,
): Promise<OutsideConnection | null> {
  const [found] = await tx
    .select()
    .from(connections)
    .where(and(eq(connections.provider, provider), ofOwner(ownerUserId)));
  return found ?? null;
}

/** A person's own that is linked to this at the provider. */
export async function findOwnConnectionTo(
  tx: TenantTransaction,
  provider: OutsideProvider,
  externalId: string,
): Promise<OutsideConnection | null> {
  const isThis = and(eq(connections.provider, provider), eq(connections.externalId, externalId));
  const [found] = await tx
    .select()
    .from(connections)
    .where(and(isThis, isNotNull(connections.ownerUserId)));
  return found ?? null;
}

/** Violates `connections_one_place` or `connections_one_person` where what it is linked to is somebody else's already. */
export async function insertOutsideConnection(
  tx: TenantTransaction,
  connection: Omit<OutsideConnection, 'organizationId'>,
): Promise<void> {
  await tx.insert(connections).values({ ...connection, organizationId: tx.organizationId });
}

export type OutsideChange = Partial<
  Omit<OutsideConnection, 'organizationId' | 'id' | 'provider' | 'ownerUserId'>
>;

export async function updateOutsideConnection(
  tx: TenantTransaction,
  id: string,
  change: OutsideChange,
): Promise<void> {
  await tx.update(connections).set(change).where(eq(connections.id, id));
}

/** With the tokens that came of it, if any did. False where it is no longer theirs who held it until then. */
export async function endRenewal(
  tx: TenantTransaction,
  id: string,
  until: Date,
  tokens: Buffer | null,
): Promise<boolean> {
  const ended = await tx
    .update(connections)
    .set({ renewingUntil: null, ...(tokens === null ? {} : { tokens }) })
    .where(and(eq(connections.id, id), eq(connections.renewingUntil, until)))
    .returning({ id: connections.id });
  return ended.length > 0;
}

export async function deleteOutsideConnection(tx: TenantTransaction, id: string): Promise<void> {
  await tx.delete(connections).where(eq(connections.id, id));
}

/** Providers at which people are linked to what the company connected. */
export type LinkedProvider = 'slack' | 'teams-bot';
export type PersonLink = Pick<OutsideConnection, 'id' | 'externalId' | 'choices'>;

/** Who of these people is linked and can be written to, by what the provider calls them. */
export async function listLinks(
  tx: TenantTransaction,
  provider: LinkedProvider,
  userIds: readonly string[],
): Promise<Map<string, PersonLink>> {
  if (userIds.length === 0) return new Map();
  const { id, ownerUserId, externalId, choices } = connections;
  const rows = await tx
    .select({ id, ownerUserId, externalId, choices })
    .from(connections)
    .where(
      and(
        eq(connections.provider, provider),
        eq(connections.state, 'ok'),
        inArray(ownerUserId, [...userIds]),
      ),
    );
  return new Map(rows.flatMap(({ ownerUserId: user, ...link }) => (user ? [[user, link]] : [])));
}

/** Whom a name of the provider is linked to; null for nobody of this organisation. */
export async function findLinkOwner(
  tx: TenantTransaction,
  provider: LinkedProvider,
  externalId: string,
): Promise<string | null> {
  const [found] = await tx
    .select({ ownerUserId: connections.ownerUserId })
    .from(connections)
    .where(
      and(
        eq(connections.provider, provider),
        eq(connections.externalId, externalId),
        isNotNull(connections.ownerUserId),
      ),
    );
  return found?.ownerUserId ?? null;
}

const placeOf: Question<{ organization_id: string; connection_id: string }> = {
  name: 'find-connection-place',
  text: 'select * from gate.connection_place($1, $2)',
  columns: { organization_id: 'uuid', connection_id: 'uuid' },
};

/** Whose a workspace is; null for one that no company here has connected. */
export async function findConnectionPlace(
  database: Database,
  provider: OutsideProvider,
  externalId: string,
): Promise<{ readonly organizationId: string; readonly connectionId: string } | null> {
  const [found] = await database.askGate(placeOf, [provider, externalId]);
  return found ? { organizationId: found.organization_id, connectionId: found.connection_id } : null;
}

export async function insertConnectionAttempt(
  tx: TenantTransaction,
  attempt: Omit<ConnectionAttempt, 'organizationId'>,
): Promise<void> {
  await tx.insert(connectionAttempts).values({ ...attempt, organizationId: tx.organizationId });
}

/** Once, by who was sent there, in the browser that they were sent from. */
export async function takeConnectionAttempt(
  tx: TenantTransaction,
  { stateHash, browserHash, userId }: Pick<ConnectionAttempt, 'stateHash' | 'browserHash' | 'userId'>,
  at: Date,
): Promise<ConnectionAttempt | null> {
  const [taken] = await tx
    .delete(connectionAttempts)
    .where(
      and(
        eq(connectionAttempts.stateHash, stateHash),
        eq(connectionAttempts.browserHash, browserHash),
        eq(connectionAttempts.userId, userId),
        gt(connectionAttempts.expiresAt, at),
      ),
    )
    .returning();
  return taken ?? null;
}

/** I2: what was connected before a mailbox was proven leads where somebody else wished; what was written by it goes too. */
export async function deleteEveryOutsideConnection(tx: TenantTransaction): Promise<void> {
  await tx.delete(connectionAttempts);
  await tx.delete(connections);
}

/** I2: who was sent to a provider before their mailbox was proven does not come back as them. */
export async function deleteConnectionAttemptsOf(tx: TenantTransaction, userId: string): Promise<void> {
  await tx.delete(connectionAttempts).where(eq(connectionAttempts.userId, userId));
}
