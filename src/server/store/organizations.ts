import { type SQL, sql } from 'drizzle-orm';
import type { BillingState } from '#domain/billing/provider-report.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { answersTo } from './answers.ts';
import type { GateTransaction, TenantTransaction } from './database.ts';
import { organizations } from './schema/people.ts';

export type Organization = typeof organizations.$inferSelect;
export type OrganizationSettings = Pick<
  Organization,
  'name' | 'timeZone' | 'holidayZone' | 'reminderDays' | 'escalationDays' | 'digestHour'
>;

export async function insertOrganization(
  tx: TenantTransaction,
  organization: Pick<Organization, 'name' | 'createdAt' | 'seats'>,
): Promise<void> {
  await tx
    .insert(organizations)
    .values({ ...organization, id: tx.organizationId, trialStartedAt: organization.createdAt });
}

export async function findOrganization(tx: TenantTransaction): Promise<Organization | null> {
  const [found] = await tx.select().from(organizations);
  return found ?? null;
}

/**
 * Changes that count people (seats, the last admin) wait here for one another: the first statement after this
 * one sees what whoever came before has done. Rows that merely point at the organisation do not wait.
 */
export async function lockOrganization(tx: TenantTransaction): Promise<Organization> {
  const [locked] = await tx.select().from(organizations).for('no key update');
  if (!locked) throw new Error('The organisation of this transaction does not exist.');
  return locked;
}

export async function setOrganizationSettings(
  tx: TenantTransaction,
  settings: OrganizationSettings,
): Promise<void> {
  // Another hour, or other deadlines: the day is looked at again.
  await tx.update(organizations).set({ ...settings, followedUpOn: null });
}

/** What was due by this day has been written for everyone. */
export async function setSettledOn(tx: TenantTransaction, settledOn: PlainDate): Promise<void> {
  await tx.update(organizations).set({ settledOn });
}

/** V20: that it is being closed, or is not any more. */
export async function setClosing(
  tx: TenantTransaction,
  closing: Pick<Organization, 'closingAskedAt' | 'closingAskedBy' | 'closesAt'>,
): Promise<void> {
  await tx.update(organizations).set(closing);
}

/** Whether it was the closing that ended the subscription. */
export async function setEndedByClosing(tx: TenantTransaction, endedByClosing: boolean): Promise<void> {
  await tx.update(organizations).set({ endedByClosing });
}

export async function setProven(tx: TenantTransaction, at: Date): Promise<void> {
  await tx.update(organizations).set({ provenAt: at });
}

/** Everything that is looked at once a day has been looked at on this day. */
export async function setFollowedUpOn(tx: TenantTransaction, followedUpOn: PlainDate): Promise<void> {
  await tx.update(organizations).set({ followedUpOn });
}

export async function setSeats(tx: TenantTransaction, seats: number): Promise<void> {
  await tx.update(organizations).set({ seats });
}

/** What is kept of the subscription, as the domain reads it. */
export function billingStateOf(organization: Organization): BillingState {
  const { subscriptionRenewsAt, subscriptionEndsAt, pastDueSince } = organization;
  return {
    status: organization.subscriptionStatus,
    seats: organization.seats,
    trialStartedAt: organization.trialStartedAt.getTime(),
    renewsAt: subscriptionRenewsAt?.getTime() ?? null,
    endsAt: subscriptionEndsAt?.getTime() ?? null,
    pastDueSince: pastDueSince?.getTime() ?? null,
  };
}

export async function setBillingState(tx: TenantTransaction, state: BillingState): Promise<void> {
  const instant = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds));
  await tx.update(organizations).set({
    subscriptionStatus: state.status,
    seats: state.seats,
    subscriptionRenewsAt: instant(state.renewsAt),
    subscriptionEndsAt: instant(state.endsAt),
    pastDueSince: instant(state.pastDueSince),
    // What was left undone while nothing could be written may be due now.
    followedUpOn: null,
  });
}

export async function listOrganizationIds(tx: GateTransaction): Promise<string[]> {
  return idsOf(tx, sql`gate.organization_ids() as id`);
}

/** A part of a list that is walked through in the order of ids. */
export interface Stretch {
  /** The last one of the stretch before. */
  readonly after: string | null;
  readonly limit: number;
}

/** Whose own day has begun and is not settled yet. */
export async function listOrganizationsToSettle(
  tx: GateTransaction,
  at: Date,
  stretch: Stretch,
): Promise<string[]> {
  return stretchOf(tx, sql`gate.organizations_to_settle(${at})`, stretch);
}

/** Where something waits, is due to be told or belongs into a digest, from the hour of each on. */
export async function listOrganizationsToFollowUp(
  tx: GateTransaction,
  at: Date,
  stretch: Stretch,
): Promise<string[]> {
  return stretchOf(tx, sql`gate.organizations_to_follow_up(${at})`, stretch);
}

/** Those who ever went to the provider. */
export async function listOrganizationsToReconcile(
  tx: GateTransaction,
  provider: string,
  stretch: Stretch,
): Promise<string[]> {
  return stretchOf(tx, sql`gate.organizations_to_reconcile(${provider})`, stretch);
}

/** Those who named a domain, the ones looked at the longest ago first. */
export async function listOrganizationsWithDomains(tx: GateTransaction): Promise<string[]> {
  return idsOf(tx, sql`gate.organizations_with_domains() as id`);
}

/** Those whose people come in by a connection of the company, or who have a directory. */
export async function listOrganizationsWithLogins(tx: GateTransaction): Promise<string[]> {
  return idsOf(tx, sql`gate.organizations_with_logins() as id`);
}

async function stretchOf(tx: GateTransaction, call: SQL, { after, limit }: Stretch): Promise<string[]> {
  return idsOf(
    tx,
    sql`${call} as id where ${after}::uuid is null or id > ${after}::uuid order by id limit ${limit}`,
  );
}

async function idsOf(tx: GateTransaction, from: SQL): Promise<string[]> {
  const rows = await answersTo<{ id: string }>(tx, { id: 'uuid' }, sql`select id from ${from}`);
  return rows.map((row) => row.id);
}
