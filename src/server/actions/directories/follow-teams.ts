import { teamColors } from '#contract/teams.ts';
import { can } from '#domain/access/can.ts';
import { namedLeader } from '#domain/directories/team-leader.ts';
import { plainWord } from '#domain/text/plain-word.ts';
import { createTeam } from '#server/actions/teams/create-team.ts';
import { setTeamMembers } from '#server/actions/teams/set-team-members.ts';
import { updateTeam } from '#server/actions/teams/update-team.ts';
import {
  findDirectoryTeam,
  listManagersOf,
  listTeamIds,
  saveDirectoryTeam,
} from '#server/store/directory-people.ts';
import { findTeam, listTeamsOf, type StaffedTeam } from '#server/store/teams.ts';
import { findUser, type User } from '#server/store/users.ts';
import type { DirectoryWork } from './directory-work.ts';

const idOf = ({ id }: { readonly id: string }): string => id;

/** Teams are known by their names, as people write them. */
export async function teamNamed(work: DirectoryWork, name: string): Promise<string | null> {
  const wanted = plainWord(name);
  return (await listTeamIds(work.tx)).find((team) => plainWord(team.name) === wanted)?.id ?? null;
}

export async function makeTeam(
  { tx, services, actor, note }: DirectoryWork,
  name: string,
  userIds: readonly string[],
  externalId: string | null,
): Promise<string> {
  const made = (await listTeamIds(tx)).length;
  const color = teamColors[made % teamColors.length] ?? teamColors[0];
  const team = await createTeam(services, actor, { name, description: '', color, managerId: null, userIds });
  await saveDirectoryTeam(tx, { teamId: team.id, externalId, made: true, managerId: null });
  note('team', name);
  return team.id;
}

/** I20: the department is a team; whoever moves leaves the one that the directory put them in, and no other. */
export async function followDepartment(
  work: DirectoryWork,
  user: User,
  before: string | null,
  department: string | null,
): Promise<string | null> {
  const { tx, services, actor, note } = work;
  const known = department === null ? null : await teamNamed(work, department);
  if (known !== null && known === before) return before;
  if (department === null && before === null) return null;
  note('changed', user.name);
  const left = before === null ? null : await findTeam(tx, before);
  if (left?.members.some(({ id }) => id === user.id)) {
    const others = left.members.map(idOf).filter((id) => id !== user.id);
    await setTeamMembers(services, actor, left.id, others);
  }
  if (department === null) return null;
  const joined = known === null ? null : await findTeam(tx, known);
  if (!joined) return makeTeam(work, department, [user.id], null);
  if (joined.managerId !== user.id && !joined.members.some(({ id }) => id === user.id)) {
    await setTeamMembers(services, actor, joined.id, [...joined.members.map(idOf), user.id]);
  }
  const held = await findDirectoryTeam(tx, joined.id);
  if (!held)
    await saveDirectoryTeam(tx, { teamId: joined.id, externalId: null, made: false, managerId: null });
  return joined.id;
}

/** I20: whom everyone of a team names leads it, where people chose nobody and their role lets them. */
export async function followLeaders(work: DirectoryWork, user: User): Promise<void> {
  for (const team of await listTeamsOf(work.tx, user.id)) await followLeader(work, team);
}

export async function followLeader(work: DirectoryWork, team: StaffedTeam): Promise<void> {
  const { tx, services, actor, note } = work;
  const held = await findDirectoryTeam(tx, team.id);
  if (!held || (team.managerId !== null && team.managerId !== held.managerId)) return;
  const leaderId = namedLeader(await listManagersOf(tx, team.members.map(idOf)));
  if (leaderId === null || leaderId === team.managerId) return;
  const leader = await findUser(tx, leaderId);
  if (!leader) return;
  if (!can(leader, 'team.lead')) {
    note('noticed', leader.name, 'manager_unfit');
    return;
  }
  const { name, description, color } = team;
  await updateTeam(services, actor, team.id, { name, description, color, managerId: leaderId });
  await saveDirectoryTeam(tx, { ...held, managerId: leaderId });
}
