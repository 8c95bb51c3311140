import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { InsightKind } from '#domain/insights/group-kinds.ts';
import type { Question } from './answers.ts';
import type { TenantTransaction } from './database.ts';

export interface InsightGroup {
  readonly kind: InsightKind;
  readonly id: string;
  readonly name: string;
  /** Of a team. */
  readonly managerId: string | null;
  readonly people: readonly string[];
}

interface GroupRow extends Omit<InsightGroup, 'people'> {
  readonly people: string;
}

/** People as one text for each group: a thousand names are read by one look at it. */
const groupsWithPeople: Question<GroupRow> = {
  name: 'insight-groups',
  columns: { kind: 'text', id: 'uuid', name: 'text', managerId: 'uuid', people: 'text' },
  text: `
    with present as (select id from users where removed_at is null),
    teamed as (select m.team_id, string_agg(m.user_id::text, ' ') as people
      from team_members m join present u on u.id = m.user_id group by m.team_id),
    held as (select distinct on (p.user_id) p.user_id, p.site_id, p.category_id
      from placements p join present u on u.id = p.user_id where p.effective_from <= $1
      order by p.user_id, p.effective_from desc, p.created_at desc, p.id desc),
    placed as (select site_id as id, string_agg(user_id::text, ' ') as people from held group by site_id
      union all select category_id, string_agg(user_id::text, ' ') from held group by category_id)
    (select 'team'::text as kind, t.id, t.name, t.manager_id as "managerId", coalesce(m.people, '') as people
      from teams t left join teamed m on m.team_id = t.id order by t.created_at, t.name, t.id)
    union all
    (select g.kind::text, g.id, g.name, null::uuid, coalesce(p.people, '')
      from rule_groups g left join placed p on p.id = g.id where g.archived_at is null order by g.name, g.id)`,
};

/** Teams as they are; sites and categories as they hold on the day. */
export async function listInsightGroups(tx: TenantTransaction, on: PlainDate): Promise<InsightGroup[]> {
  return (await tx.ask(groupsWithPeople, [on])).map(({ people, ...group }) => ({
    ...group,
    people: people === '' ? [] : people.split(' '),
  }));
}
