import type { PlacementInForce, RulesInForce } from '#domain/policies/rule-groups.ts';
import type { Question } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import type { JsonParts } from './json-shape.ts';
import { storedDayOf } from './schema/day.ts';

/** By person and day; of several written for one day the latest. */
export const placementsByDay = `(
  select distinct on (user_id, d.effective_from) user_id, d.effective_from, site_id, category_id
  from placements
  cross join lateral (select ${storedDayOf('placements.effective_from')} as effective_from) d
  order by user_id, d.effective_from, created_at desc, id desc)`;

export const placementJson = `json_build_object('from', w.effective_from, 'siteId', w.site_id, 'categoryId', w.category_id)`;

export const placementsShape: JsonParts<PlacementInForce[]> = [
  { from: 'string', siteId: 'string', categoryId: 'string' },
];

/** By owner and day, what was undone left out; `which` narrows the rows. */
function rulesByDay(which: string): string {
  return `(
  select coalesce(json_agg(json_build_object('level', r.level, 'ownerId', r.owner_id, 'from', r.effective_from,
    'rules', r.rules) order by r.effective_from), '[]')
  from (select distinct on (o.owner_id, d.effective_from) o.owner_id, o.level, d.effective_from, c.rules
        from rule_changes c
        left join rule_groups g on g.id = c.group_id
        cross join lateral (select coalesce(c.group_id, c.user_id) as owner_id, coalesce(g.kind, 'person') as level) o
        cross join lateral (select ${storedDayOf('c.effective_from')} as effective_from) d
        where c.undone_at is null and ${which}
        order by o.owner_id, d.effective_from, c.applied_at desc, c.id desc) r)`;
}

/** Part of the statement about one person, `$1`: their own, and those of every group they were ever put in. */
export const rulesOfPerson = rulesByDay(`(c.user_id = $1 or c.group_id in (
  select unnest(array[site_id, category_id]) from placements where user_id = $1))`);

export const rulesShape: JsonParts<RulesInForce[]> = [
  { level: 'string', ownerId: 'string', from: 'string', rules: 'stored' },
];

const rulesStatement: Question<{ rules: RulesInForce[] }> = {
  columns: { rules: rulesShape },
  name: 'rules-in-force',
  text: `select ${rulesByDay('true')} as rules`,
};

/** Of every group and every person. */
export async function loadRulesInForce(tx: TenantTransaction): Promise<RulesInForce[]> {
  const [row] = await tx.ask(rulesStatement, []);
  return row?.rules ?? [];
}

const NONE: readonly RulesInForce[] = [];

/** Of all rules those that concern one person, by whom they are about. */
export function rulesConcerning(
  all: readonly RulesInForce[],
): (userId: string, placements: readonly PlacementInForce[]) => readonly RulesInForce[] {
  if (all.length === 0) return () => NONE;
  const byOwner = new Map<string, RulesInForce[]>();
  for (const rules of all) byOwner.set(rules.ownerId, [...(byOwner.get(rules.ownerId) ?? []), rules]);
  return (userId, placements) => {
    const owners = new Set([userId, ...placements.flatMap((place) => [place.siteId, place.categoryId])]);
    return [...owners].flatMap((owner) => (owner === null ? [] : (byOwner.get(owner) ?? [])));
  };
}
