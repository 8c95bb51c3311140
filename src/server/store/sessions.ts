import { and, desc, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { rowsPerPage } from '#contract/paging.ts';
import type { LoginMethod } from '#domain/access/login-method.ts';
import type { SecondFactorPolicy } from '#domain/access/second-factor.ts';
import type { BillingState } from '#domain/billing/provider-report.ts';
import type { Role } from '#domain/members/role.ts';
import type { Language } from '#domain/text/language.ts';
import type { Question } from './answers.ts';
import type { Database, TenantTransaction } from './database.ts';
import { loginDomains } from './schema/company-login.ts';
import { sessions, users } from './schema/people.ts';

export type Session = typeof sessions.$inferSelect;

/** Whoever comes with a token or a key, with what every request needs to know of them. */
export interface GatePerson {
  readonly user_id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly language: Language;
  readonly confirmed: boolean;
  readonly organization_name: string;
  readonly time_zone: string;
  readonly subscription_status: BillingState['status'];
  readonly trial_started_at: Date;
  readonly subscription_renews_at: Date | null;
  readonly subscription_ends_at: Date | null;
  readonly past_due_since: Date | null;
  readonly organization_version: string | null;
}

export const gatePersonColumns: Question<GatePerson>['columns'] = {
  user_id: 'uuid',
  email: 'text',
  name: 'text',
  role: 'text',
  language: 'text',
  confirmed: 'bool',
  organization_name: 'text',
  time_zone: 'text',
  subscription_status: 'text',
  trial_started_at: 'timestamptz',
  subscription_renews_at: 'timestamptz',
  subscription_ends_at: 'timestamptz',
  past_due_since: 'timestamptz',
  organization_version: 'uuid',
};

/** The person behind a bearer token. */
export interface ResumedSession extends GatePerson {
  readonly session_id: string;
  readonly last_seen_at: Date;
  readonly login_method: LoginMethod;
  readonly proven_at: Date | null;
  readonly second_factor_policy: SecondFactorPolicy;
  readonly second_factor_begun: boolean;
  readonly has_app: boolean;
  readonly passkeys: number;
  readonly closes_at: Date | null;
}

const sessionOfToken: Question<ResumedSession> = {
  name: 'resume-session',
  text: 'select * from gate.session($1, $2, $3)',
  columns: {
    session_id: 'uuid',
    last_seen_at: 'timestamptz',
    login_method: 'text',
    proven_at: 'timestamptz',
    second_factor_policy: 'text',
    second_factor_begun: 'bool',
    has_app: 'bool',
    passkeys: 'int4',
    closes_at: 'timestamptz',
    ...gatePersonColumns,
  },
};

export async function touchSession(
  database: Database,
  organizationId: string,
  tokenHash: Buffer,
  at: Date,
): Promise<ResumedSession | null> {
  const [found] = await database.askGate(sessionOfToken, [organizationId, tokenHash, at]);
  return found ?? null;
}

export async function insertSession(
  tx: TenantTransaction,
  session: Omit<Session, 'organizationId'>,
): Promise<void> {
  await tx.insert(sessions).values({ ...session, organizationId: tx.organizationId });
}

export async function prolongSession(
  tx: TenantTransaction,
  id: string,
  lastSeenAt: Date,
  expiresAt: Date,
): Promise<void> {
  await tx.update(sessions).set({ lastSeenAt, expiresAt }).where(eq(sessions.id, id));
}

/** I11. */
export async function setSessionProven(tx: TenantTransaction, id: string, provenAt: Date): Promise<void> {
  await tx.update(sessions).set({ provenAt }).where(eq(sessions.id, id));
}

export async function findSession(tx: TenantTransaction, id: string): Promise<Session | null> {
  const [found] = await tx.select().from(sessions).where(eq(sessions.id, id));
  return found ?? null;
}

export async function listLiveSessions(tx: TenantTransaction, userId: string, at: Date): Promise<Session[]> {
  return tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, at)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(rowsPerPage);
}

export async function findOpenSessionIds(
  tx: TenantTransaction,
  ids: readonly string[],
  at: Date,
): Promise<string[]> {
  const open = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, at)));
  return open.map(({ id }) => id);
}

export async function deleteSession(tx: TenantTransaction, userId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return gone.length > 0;
}

export async function deleteOtherSessions(
  tx: TenantTransaction,
  userId: string,
  keep: string,
): Promise<Session[]> {
  return tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, keep)))
    .returning();
}

export async function deleteSessionsOf(tx: TenantTransaction, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

/** But the one of whoever turns it off. */
export async function deleteSessionsOfConnections(
  tx: TenantTransaction,
  connectionIds: readonly string[],
  keep: string,
): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(inArray(sessions.connectionId, [...connectionIds]), ne(sessions.id, keep)));
}

/** Whoever opened them by an account that is no longer theirs is out. */
export async function deleteSessionsOfLink(
  tx: TenantTransaction,
  { connectionId, userId }: { readonly connectionId: string; readonly userId: string },
  keep: string,
): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.connectionId, connectionId), eq(sessions.userId, userId), ne(sessions.id, keep)));
}

/** Those of people with an address of a proven domain that were opened otherwise than by their company. */
export async function deleteSessionsOutside(tx: TenantTransaction, keep: string): Promise<void> {
  const concerned = tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(
      loginDomains,
      and(
        isNotNull(loginDomains.provenAt),
        eq(loginDomains.domain, sql`lower(split_part(${users.email}, '@', 2))`),
      ),
    );
  await tx
    .delete(sessions)
    .where(
      and(ne(sessions.loginMethod, 'company'), ne(sessions.id, keep), inArray(sessions.userId, concerned)),
    );
}

export async function deleteEverySession(tx: TenantTransaction): Promise<void> {
  await tx.delete(sessions);
}
