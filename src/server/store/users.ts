import {
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  type Placeholder,
  sql,
} from 'drizzle-orm';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Role } from '#domain/members/role.ts';
import type { Language } from '#domain/text/language.ts';
import { answersTo } from './answers.ts';
import type { Database, GateTransaction, TenantTransaction } from './database.ts';
import { isMemberRow, isOutside } from './in-roles.ts';
import type { KeptOn } from './known-statements.ts';
import type { Organization } from './organizations.ts';
import { organizations, users } from './schema/people.ts';

export type User = typeof users.$inferSelect;
export type NewUser = Pick<User, 'id' | 'email' | 'name' | 'role' | 'language' | 'joinedAt' | 'invitedAt'> &
  Partial<Pick<User, 'invitationWaits'>>;

/** People who were removed keep their row, and are nobody's colleague any more. */
const present = isNull(users.removedAt);

/** J14: an accountant is in no list of people, is never away and takes no seat; who means them asks for them by name. */
const presentMember = and(present, isMemberRow);

/** Invited, and no link from their mailbox opened yet. */
const pending = and(isNotNull(users.invitedAt), isNull(users.confirmedAt));

/** Runs into `email_directory_one_account` when a founder's address has an account already, wherever. */
export async function insertUsers(tx: TenantTransaction, people: readonly NewUser[]): Promise<User[]> {
  const { organizationId } = tx;
  return tx
    .insert(users)
    .values(people.map((user) => ({ ...user, organizationId })))
    .returning();
}

export async function findUser(tx: TenantTransaction, id: string): Promise<User | null> {
  const [found] = await tx
    .kept('find-user', (on, name) =>
      on
        .select()
        .from(users)
        .where(and(eq(users.id, sql.placeholder('id')), present))
        .prepare(name),
    )
    .execute({ id });
  return found ?? null;
}

/** I5: someone who has opened a link from their mailbox. To others nothing is written but their way in. */
export async function findCorrespondent(tx: TenantTransaction, id: string): Promise<User | null> {
  const found = await findUser(tx, id);
  return found && isCorrespondent(found) ? found : null;
}

export function isCorrespondent({ confirmedAt, removedAt }: User): boolean {
  return confirmedAt !== null && removedAt === null;
}

export async function findUsers(tx: TenantTransaction, ids: readonly string[]): Promise<User[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(users)
    .where(and(inArray(users.id, [...ids]), presentMember));
}

export interface PersonInOrganization {
  readonly person: User;
  readonly organization: Organization;
}

export async function findPerson(tx: TenantTransaction, id: string): Promise<PersonInOrganization | null> {
  const [found] = await tx
    .kept('find-person', (on, name) => personIn(on, sql.placeholder('id')).prepare(name))
    .execute({ id });
  return found ?? null;
}

/** Holds the person, so that whoever changes their leave comes one after the other. */
export async function lockPerson(tx: TenantTransaction, id: string): Promise<PersonInOrganization | null> {
  const [found] = await tx
    .kept('lock-person', (on, name) =>
      personIn(on, sql.placeholder('id')).for('no key update', { of: users }).prepare(name),
    )
    .execute({ id });
  return found ?? null;
}

function personIn(on: KeptOn, id: Placeholder) {
  return on
    .select({ person: users, organization: organizations })
    .from(users)
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .where(and(eq(users.id, id), presentMember));
}

/** In one order everywhere, so that two who hold several people never wait for each other. Removed people stay. */
export async function lockUsers(tx: TenantTransaction, ids: readonly string[]): Promise<User[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('no key update');
}

/** Holds everyone who is there: no leave of anybody changes until the transaction is over. */
export async function lockEveryone(tx: TenantTransaction): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(present).orderBy(asc(users.id)).for('no key update');
}

export async function listUserRows(tx: TenantTransaction): Promise<User[]> {
  return tx
    .select()
    .from(users)
    .where(presentMember)
    .orderBy(asc(users.joinedAt), asc(users.name), asc(users.id));
}

/** J14: those who are invited or have come, by name. */
export async function listAccountantRows(tx: TenantTransaction): Promise<User[]> {
  return tx
    .select()
    .from(users)
    .where(and(present, isOutside(users.role)))
    .orderBy(asc(users.name), asc(users.id));
}

/** Everyone about whom something changed then or later, those who are gone included, in the order of changing. */
export async function listChangedUsers(tx: TenantTransaction, since: Date): Promise<User[]> {
  return tx
    .select()
    .from(users)
    .where(and(gte(users.changedAt, since), isMemberRow))
    .orderBy(asc(users.changedAt), asc(users.id));
}

/** How many people take a seat: those who joined, and those whose invitation is still open. */
export async function countSeats(tx: TenantTransaction): Promise<{ users: number; invitations: number }> {
  const [counted] = await tx
    .select({ all: count(), invitations: count(sql`case when ${pending} then 1 end`) })
    .from(users)
    .where(presentMember);
  const { all = 0, invitations = 0 } = counted ?? {};
  return { users: all - invitations, invitations };
}

/** The roles of those who joined and stay, with the number of people in each. */
export async function countRoles(tx: TenantTransaction): Promise<{ role: Role; people: number }[]> {
  return tx
    .select({ role: users.role, people: count() })
    .from(users)
    .where(and(present, isNull(users.leavesOn), or(isNull(users.invitedAt), not(isNull(users.confirmedAt)))))
    .groupBy(users.role);
}

export async function noteUserSeen(tx: TenantTransaction, id: string, at: Date): Promise<void> {
  await tx.update(users).set({ lastSeenAt: at }).where(eq(users.id, id));
}

export async function setUserLanguage(tx: TenantTransaction, id: string, language: Language): Promise<void> {
  await tx.update(users).set({ language }).where(eq(users.id, id));
}

export async function setUserName(tx: TenantTransaction, id: string, name: string): Promise<void> {
  await tx.update(users).set({ name }).where(eq(users.id, id));
}

export async function setUserRole(tx: TenantTransaction, id: string, role: Role): Promise<void> {
  await tx.update(users).set({ role }).where(eq(users.id, id));
}

/** Null for what is not known, or not over. */
export async function setEmployment(
  tx: TenantTransaction,
  id: string,
  { from, to }: { readonly from: PlainDate | null; readonly to: PlainDate | null },
): Promise<void> {
  await tx.update(users).set({ employedFrom: from, employedTo: to }).where(eq(users.id, id));
}

/** Of several people in one statement. */
export async function setEmployedFrom(
  tx: TenantTransaction,
  changes: readonly { readonly userId: string; readonly from: PlainDate | null }[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.execute(sql`update users set employed_from = changed."from"
    from json_to_recordset(${JSON.stringify(changes)}::json) as changed ("userId" uuid, "from" date)
    where users.id = changed."userId"`);
}

/**
 * Null when the person had confirmed already: only the first link opened from a mailbox counts. Runs into
 * `email_directory_one_account` when the address has an account elsewhere.
 */
export async function confirmUser(tx: TenantTransaction, id: string, at: Date): Promise<User | null> {
  const [confirmed] = await tx
    .update(users)
    .set({
      confirmedAt: at,
      invitationWaits: false,
      joinedAt: sql`case when ${users.invitedAt} is null then ${users.joinedAt} else ${at.toISOString()}::timestamptz end`,
    })
    .where(and(eq(users.id, id), present, isNull(users.confirmedAt)))
    .returning();
  return confirmed ?? null;
}

/** Null when it was known already, or the person has gone. */
export async function markMailRefused(tx: TenantTransaction, id: string, at: Date): Promise<User | null> {
  const [marked] = await tx
    .update(users)
    .set({ mailRefusedAt: at })
    .where(and(eq(users.id, id), present, isNull(users.mailRefusedAt)))
    .returning();
  return marked ?? null;
}

/** A mail arrived: whoever the address belongs to can be written to again. */
export async function noteDelivery(database: Database, email: string): Promise<void> {
  await database.askGate({ name: 'note-delivery', text: 'select gate.note_delivery($1)' }, [email]);
}

/** Frees the address as well: the directory follows. */
export async function markUserRemoved(tx: TenantTransaction, id: string, at: Date): Promise<void> {
  await tx.update(users).set({ removedAt: at }).where(eq(users.id, id));
}

/** Whom a login link for an address lets in, across all organisations; letter case does not matter. */
export async function findUserByEmail(
  tx: GateTransaction,
  email: string,
): Promise<{ organizationId: string; userId: string } | null> {
  const rows = await answersTo<{ organization_id: string; user_id: string }>(
    tx,
    { organization_id: 'uuid', user_id: 'uuid' },
    sql`select organization_id, user_id from gate.user_by_email(${email})`,
  );
  const row = rows[0];
  return row ? { organizationId: row.organization_id, userId: row.user_id } : null;
}

/** Who has this address in this organisation, invited or joined. */
export async function findUserOfAddress(tx: TenantTransaction, email: string): Promise<User | null> {
  const [found] = await tx
    .select()
    .from(users)
    .where(and(isNull(users.removedAt), sql`gate.email_key(${users.email}) = gate.email_key(${email})`));
  return found ?? null;
}

/** Whether an address has an account already, in whatever organisation. For those who sign up. */
export async function isEmailTaken(tx: GateTransaction, email: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from gate.taken_emails(${sql.param([email])}::text[])`);
  return rows.length > 0;
}
