import type { PlainQuestion } from './answers.ts';
import type { Database } from './database.ts';
import { isMemberIn } from './in-roles.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Whom the calendar can be narrowed to. */
export interface CalendarNames {
  readonly teams: readonly Named[];
  readonly people: readonly Named[];
}

const namesStatement: PlainQuestion<CalendarNames> = {
  columns: { teams: [{ id: 'string', name: 'string' }], people: [{ id: 'string', name: 'string' }] },
  name: 'calendar-names',
  text: `select
    (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by t.name, t.id), '[]')
      from teams t) as teams,
    (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name) order by u.name, u.id), '[]')
      from users u where u.removed_at is null and ${isMemberIn('u.role')}) as people`,
};

export async function listCalendarNames(database: Database, organizationId: string): Promise<CalendarNames> {
  const [names] = await database.askOrganization(organizationId, namesStatement, []);
  return names ?? { teams: [], people: [] };
}
