import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { answersTo, readAs } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { invitationMails, users } from './schema/people.ts';
import type { User } from './users.ts';

/** Invited, and no link from their mailbox opened yet. */
const pending = and(isNotNull(users.invitedAt), isNull(users.confirmedAt), isNull(users.removedAt));

const keyOf = (email: string): string => email.trim().toLowerCase();

/** Those of the addresses that someone of this organisation has, spelt as they were given. */
export async function findOwnEmails(
  tx: TenantTransaction,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await tx
    .select({ key: readAs<string>('text', sql`gate.email_key(${users.email})`) })
    .from(users)
    .where(and(isNull(users.removedAt), inArray(sql`gate.email_key(${users.email})`, emails.map(keyOf))));
  const keys = new Set(found.map(({ key }) => key));
  return new Set(emails.filter((email) => keys.has(keyOf(email))));
}

/** Whether the address has an account in another organisation: for the mail that tells its owner, and nobody else. */
export async function hasAccountElsewhere(tx: TenantTransaction, email: string): Promise<boolean> {
  const rows = await answersTo<{ elsewhere: boolean }>(
    tx,
    { elsewhere: 'bool' },
    sql`select gate.has_account_elsewhere(${email}, ${tx.organizationId}) as elsewhere`,
  );
  return rows[0]?.elsewhere ?? false;
}

/** What others founded with an address gives way to whoever opened a link from its mailbox. */
export async function releaseUnproven(tx: TenantTransaction, email: string, at: Date): Promise<void> {
  await tx.execute(
    sql`select gate.release_unproven(${email}, ${tx.organizationId}, ${at.toISOString()}::timestamptz)`,
  );
}

export async function listWaitingInvitations(tx: TenantTransaction): Promise<User[]> {
  return tx
    .select()
    .from(users)
    .where(and(pending, eq(users.invitationWaits, true)))
    .orderBy(asc(users.name), asc(users.id));
}

export async function markInvited(tx: TenantTransaction, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(users)
    .set({ invitedAt: at, invitationWaits: false })
    .where(and(pending, inArray(users.id, [...ids])));
}

/** I2: whoever else is there, joined or invited, is an invitation that waits. */
export async function holdEveryoneBut(tx: TenantTransaction, id: string): Promise<void> {
  await tx
    .update(users)
    .set({
      confirmedAt: null,
      invitedAt: sql`coalesce(${users.invitedAt}, ${users.joinedAt})`,
      invitationWaits: true,
    })
    .where(and(ne(users.id, id), isNull(users.removedAt)));
}

/** When mails of this organisation left to these addresses, or are due to, by address as it is compared. */
export async function listInvitationMails(
  tx: TenantTransaction,
  emails: readonly string[],
  since: Date,
): Promise<(email: string) => readonly number[]> {
  const found = await tx
    .select({ key: invitationMails.emailKey, leavesAt: invitationMails.leavesAt })
    .from(invitationMails)
    .where(and(inArray(invitationMails.emailKey, emails.map(keyOf)), gt(invitationMails.leavesAt, since)));
  return (email) => {
    const key = keyOf(email);
    return found.filter((one) => one.key === key).map(({ leavesAt }) => leavesAt.getTime());
  };
}

export async function countInvitationMails(tx: TenantTransaction, since: Date): Promise<number> {
  return tx.$count(invitationMails, gt(invitationMails.leavesAt, since));
}

export async function insertInvitationMails(
  tx: TenantTransaction,
  mails: readonly { readonly email: string; readonly leavesAt: Date }[],
): Promise<void> {
  if (mails.length === 0) return;
  const { organizationId } = tx;
  await tx.insert(invitationMails).values(
    mails.map(({ email, leavesAt }) => ({
      organizationId,
      id: randomUUID(),
      emailKey: keyOf(email),
      leavesAt,
    })),
  );
}
