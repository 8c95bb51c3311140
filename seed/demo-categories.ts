import { dayOfInstant } from '#domain/calendar/instant.ts';
import { addYears, firstOfMonth } from '#domain/calendar/plain-date.ts';
import type { Acting } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import { insertPlacement, insertRuleGroup } from '#server/store/rule-groups.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { categories } from './demo-people.ts';

const YEARS_BACK = 3;

/** Teams of four are too small for figures (U5): categories of five and six are what can be compared here. */
export async function createDemoCategories(
  { database, now }: Services,
  admin: Acting,
  idOf: (name: string) => string,
): Promise<void> {
  const createdAt = now();
  const today = dayOfInstant(createdAt.getTime(), 'Europe/Paris');
  const effectiveFrom = addYears(firstOfMonth(today), -YEARS_BACK);
  await database.inOrganization(admin.organizationId, async (tx) => {
    for (const { name, members } of categories) {
      const categoryId = timeOrderedId(createdAt);
      const plain = { archivedAt: null, siret: null, paysFrom: null };
      await insertRuleGroup(tx, { id: categoryId, kind: 'category', name, createdAt, ...plain });
      for (const member of members) {
        await insertPlacement(tx, {
          id: timeOrderedId(createdAt),
          userId: idOf(member),
          effectiveFrom,
          siteId: null,
          categoryId,
          createdAt,
          createdBy: admin.id,
        });
      }
    }
  });
}
