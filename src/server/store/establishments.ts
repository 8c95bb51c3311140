import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { PayingSite, PayrollScope } from '#domain/payroll/establishment.ts';
import type { PlacementInForce } from '#domain/policies/rule-groups.ts';
import type { TenantTransaction } from './database.ts';
import { organizations } from './schema/people.ts';
import { placements, ruleGroups } from './schema/rule-groups.ts';

/** By id, archived ones among them, in the order of their names. */
export async function listPayingSites(tx: TenantTransaction): Promise<Map<string, PayingSite>> {
  const { id, name, siret, paysFrom, archivedAt, kind } = ruleGroups;
  const rows = await tx
    .select({ id, name, siret, paysFrom, archivedAt })
    .from(ruleGroups)
    .where(eq(kind, 'site'))
    .orderBy(asc(name), asc(id));
  return new Map(rows.map((row) => [row.id, row]));
}

/** By person and day, of those who have left as well, or of some people; of several written for one day the latest. */
export async function listPlacementsEver(
  tx: TenantTransaction,
  of?: readonly string[],
): Promise<Map<string, PlacementInForce[]>> {
  const { userId, effectiveFrom, siteId, categoryId, createdAt, id } = placements;
  const rows = await tx
    .select({ userId, from: effectiveFrom, siteId, categoryId })
    .from(placements)
    .where(of === undefined ? undefined : inArray(userId, [...of]))
    .orderBy(asc(effectiveFrom), desc(createdAt), desc(id));
  const byPerson = new Map<string, PlacementInForce[]>();
  for (const { userId: person, ...place } of rows) {
    const known = byPerson.get(person) ?? [];
    // The latest for a day comes first.
    if (known.at(-1)?.from !== place.from) known.push(place);
    byPerson.set(person, known);
  }
  return byPerson;
}

export async function setPayrollScope(
  tx: TenantTransaction,
  fields: { readonly payrollBy: PayrollScope; readonly siret: string | null },
): Promise<void> {
  await tx.update(organizations).set(fields);
}
