import { asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { PlacementInForce } from '#domain/policies/rule-groups.ts';
import type { TenantTransaction } from './database.ts';
import { users } from './schema/people.ts';
import { placements, ruleChanges, ruleGroups } from './schema/rule-groups.ts';

export type RuleGroup = typeof ruleGroups.$inferSelect;
type RuleChangeRow = typeof ruleChanges.$inferSelect;

export interface RuleChange extends RuleChangeRow {
  readonly appliedByName: string;
}

/** Whose rules they are. */
export type RuleOwner = { readonly groupId: string } | { readonly userId: string };

export async function listRuleGroups(tx: TenantTransaction): Promise<RuleGroup[]> {
  return tx.select().from(ruleGroups).orderBy(asc(ruleGroups.name), asc(ruleGroups.id));
}

export async function findRuleGroup(tx: TenantTransaction, id: string): Promise<RuleGroup | null> {
  const [found] = await tx.select().from(ruleGroups).where(eq(ruleGroups.id, id));
  return found ?? null;
}

export async function insertRuleGroup(
  tx: TenantTransaction,
  group: Omit<RuleGroup, 'organizationId'>,
): Promise<void> {
  await tx.insert(ruleGroups).values({ ...group, organizationId: tx.organizationId });
}

export async function setRuleGroup(
  tx: TenantTransaction,
  id: string,
  { name, archivedAt, siret, paysFrom }: Pick<RuleGroup, 'name' | 'archivedAt' | 'siret' | 'paysFrom'>,
): Promise<void> {
  await tx.update(ruleGroups).set({ name, archivedAt, siret, paysFrom }).where(eq(ruleGroups.id, id));
}

/** Of everyone who is in the organisation, by person and day; of several written for one day the latest. */
export async function listPlacements(tx: TenantTransaction): Promise<Map<string, PlacementInForce[]>> {
  const rows = await tx
    .select({ row: placements })
    .from(placements)
    .innerJoin(users, eq(users.id, placements.userId))
    .where(isNull(users.removedAt))
    .orderBy(asc(placements.effectiveFrom), desc(placements.createdAt), desc(placements.id));
  const byPerson = new Map<string, PlacementInForce[]>();
  for (const { row } of rows) {
    const known = byPerson.get(row.userId) ?? [];
    // The latest for a day comes first.
    if (known.at(-1)?.from === row.effectiveFrom) continue;
    known.push({ from: row.effectiveFrom, siteId: row.siteId, categoryId: row.categoryId });
    byPerson.set(row.userId, known);
  }
  return byPerson;
}

export async function insertPlacement(
  tx: TenantTransaction,
  placement: Omit<typeof placements.$inferSelect, 'organizationId'>,
): Promise<void> {
  await tx.insert(placements).values({ ...placement, organizationId: tx.organizationId });
}

function isOf(owner: RuleOwner) {
  return 'groupId' in owner ? eq(ruleChanges.groupId, owner.groupId) : eq(ruleChanges.userId, owner.userId);
}

/** Latest first, undone ones included: they are part of the story. Of one owner, or of all groups. */
export async function listRuleChanges(tx: TenantTransaction, owner?: RuleOwner): Promise<RuleChange[]> {
  const rows = await tx
    .select({ row: ruleChanges, appliedByName: users.name })
    .from(ruleChanges)
    .innerJoin(users, eq(users.id, ruleChanges.appliedBy))
    .where(owner ? isOf(owner) : sql`${ruleChanges.groupId} is not null`)
    .orderBy(desc(ruleChanges.appliedAt), desc(ruleChanges.id));
  return rows.map(({ row, appliedByName }) => ({ ...row, appliedByName }));
}

export async function insertRuleChange(
  tx: TenantTransaction,
  owner: RuleOwner,
  change: Pick<RuleChangeRow, 'id' | 'rules' | 'appliedAt' | 'appliedBy'> & { effectiveFrom: PlainDate },
): Promise<void> {
  await tx.insert(ruleChanges).values({ ...owner, ...change, organizationId: tx.organizationId });
}

export async function markRulesUndone(
  tx: TenantTransaction,
  id: string,
  at: Date,
  by: string,
): Promise<void> {
  await tx
    .update(ruleChanges)
    .set({ undoneAt: at, undoneBy: by })
    .where(sql`${eq(ruleChanges.id, id)} and ${isNull(ruleChanges.undoneAt)}`);
}
