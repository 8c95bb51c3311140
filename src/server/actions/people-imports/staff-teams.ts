import { randomUUID } from 'node:crypto';
import { teamColors } from '#contract/teams.ts';
import { can } from '#domain/access/can.ts';
import { plainWord } from '#domain/text/plain-word.ts';
import type { Acting } from '#server/actions/actor.ts';
import { type Deed, record } from '#server/actions/audit-log/record.ts';
import { refuseTooMany } from '#server/actions/teams/refuse-too-many.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { insertTeam, insertTeamMembers, listTeamRows } from '#server/store/teams.ts';
import { listUserRows, type User } from '#server/store/users.ts';
import type { PlannedLine } from './plan-table.ts';

/** Makes the teams that a table names and are not there, and lets everyone join theirs; nobody leaves another. */
export async function staffTeams(
  tx: TenantTransaction,
  actor: Acting,
  lines: readonly PlannedLine[],
  at: Date,
): Promise<void> {
  const people = new Map((await listUserRows(tx)).map((user) => [user.email.toLowerCase(), user]));
  const wanted = new Map<string, { name: string; members: User[] }>();
  for (const { team, email } of lines) {
    const person = people.get(email.toLowerCase());
    if (team === null || !person) continue;
    const known = wanted.get(plainWord(team));
    if (known) known.members.push(person);
    else wanted.set(plainWord(team), { name: team, members: [person] });
  }
  if (wanted.size === 0) return;
  const there = await listTeamRows(tx);
  const deeds: Deed[] = [];
  let made = there.length;
  for (const [key, { name, members }] of wanted) {
    const team = there.find((each) => plainWord(each.name) === key);
    if (team) {
      const inIt = new Set(team.members.map(({ id }) => id));
      const added = members.filter(({ id }) => !inIt.has(id));
      if (added.length === 0) continue;
      await insertTeamMembers(tx, team.id, idsOf(added));
      deeds.push({
        action: 'team.members_changed',
        subject: { kind: 'team', id: team.id, name: team.name },
        details: { added: added.map((person) => person.name), removed: [] },
      });
      continue;
    }
    // Who leads it is plain where one person of it may lead; where several may, somebody has to choose.
    const leaders = members.filter((person) => can(person, 'team.lead'));
    const manager = leaders.length === 1 ? (leaders[0] ?? null) : null;
    const id = randomUUID();
    const color = teamColors[made++ % teamColors.length] ?? teamColors[0];
    const others = members.filter((person) => person !== manager);
    const fields = { id, name, description: '', color, managerId: manager?.id ?? null, createdAt: at };
    await insertTeam(tx, fields, idsOf(others));
    deeds.push({
      action: 'team.created',
      subject: { kind: 'team', id, name },
      details: {
        ...(manager ? { manager: manager.name } : {}),
        ...(others.length > 0 ? { added: others.map((person) => person.name) } : {}),
      },
    });
  }
  await refuseTooMany(tx, { teams: made - there.length, memberships: lines.length });
  await record(tx, actor, at, ...deeds);
}

function idsOf(people: readonly User[]): string[] {
  return people.map(({ id }) => id);
}
