import type { Question } from './answers.ts';
import type { TenantTransaction } from './database.ts';

const countedStatement: Question<{ id: string; halves: number }> = {
  columns: { id: 'uuid', halves: 'int4' },
  name: 'export-counted-halves',
  text: 'select id, counted_halves as halves from leave_requests where id = any ($1)',
};

/** What absences cost, in half-days, by their ids. */
export async function listCountedHalves(
  tx: TenantTransaction,
  requestIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx.ask(countedStatement, [requestIds]);
  return new Map(rows.map(({ id, halves }) => [id, halves]));
}

const teamsStatement: Question<{ userId: string; names: string[] }> = {
  columns: { userId: 'uuid', names: 'text[]' },
  name: 'export-team-names',
  text: `select user_id as "userId", array_agg(name order by name) as names from (
      select m.user_id, t.name from team_members m
        join teams t on t.organization_id = m.organization_id and t.id = m.team_id
      union select manager_id, name from teams where manager_id is not null) everyone
    where user_id = any ($1) group by user_id`,
};

/** The teams that people belong to or lead, by person. */
export async function listTeamNames(
  tx: TenantTransaction,
  userIds: readonly string[],
): Promise<Map<string, readonly string[]>> {
  const rows = await tx.ask(teamsStatement, [userIds]);
  return new Map(rows.map(({ userId, names }) => [userId, names]));
}
