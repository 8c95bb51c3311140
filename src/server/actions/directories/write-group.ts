import { nameSchema } from '#contract/people.ts';
import { changedGroup, type StatedGroup } from '#domain/directories/stated-group.ts';
import { isMember } from '#domain/members/role.ts';
import { deleteTeam } from '#server/actions/teams/delete-team.ts';
import { setTeamMembers } from '#server/actions/teams/set-team-members.ts';
import { updateTeam } from '#server/actions/teams/update-team.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  type DirectoryTeam,
  deleteDirectoryTeam,
  findDirectoryTeam,
  saveDirectoryTeam,
} from '#server/store/directory-people.ts';
import { findTeam, type StaffedTeam } from '#server/store/teams.ts';
import { lockUsers } from '#server/store/users.ts';
import { asDirectory, type DirectoryWork, ScimRefusal } from './directory-work.ts';
import { followLeader, makeTeam, teamNamed } from './follow-teams.ts';
import type { DirectoryCaller } from './present-directory.ts';

/** A team as a directory knows it. */
export interface ListedTeam {
  readonly team: StaffedTeam;
  readonly said: DirectoryTeam | null;
}

export async function createListedTeam(
  services: Services,
  caller: DirectoryCaller,
  { displayName, externalId, members }: StatedGroup,
): Promise<ListedTeam> {
  return asDirectory(services, caller, displayName ?? '', async (work) => {
    refuseUnlessGroups(work);
    const name = fitTeamName(displayName);
    if (await teamNamed(work, name)) throw new ScimRefusal('uniqueness');
    const present = await presentOnes(work, members);
    const id = await makeTeam(work, name, present, externalId);
    const made = await reread(work, id);
    await followLeader(work, made.team);
    return reread(work, id);
  });
}

/** A team that a person made is followed as well, once a directory names it. */
export async function changeListedTeam(
  services: Services,
  caller: DirectoryCaller,
  id: string,
  change: { readonly operations: unknown } | { readonly group: StatedGroup },
): Promise<ListedTeam> {
  const known = await services.database.inOrganization(caller.actor.organizationId, (tx) => findTeam(tx, id));
  if (!known) throw new Failure('not_found');
  return asDirectory(services, caller, known.name, async (work) => {
    refuseUnlessGroups(work);
    const { tx, actor, note } = work;
    const { team, said } = await reread(work, id);
    const before: StatedGroup = {
      displayName: team.name,
      externalId: said?.externalId ?? null,
      members: team.members.map((member) => member.id),
    };
    const after =
      'group' in change
        ? { ok: true as const, value: change.group }
        : changedGroup(before, change.operations);
    if (!after.ok) throw new ScimRefusal(after.problem);
    const { externalId, members } = after.value;
    const name = fitTeamName(after.value.displayName ?? team.name);
    if (name !== team.name) {
      const other = await teamNamed(work, name);
      if (other !== null && other !== id) throw new ScimRefusal('uniqueness');
      const { description, color, managerId } = team;
      await updateTeam(services, actor, id, { name, description, color, managerId });
    }
    const wanted = await presentOnes(work, members);
    if (!isSame(wanted, before.members)) {
      await setTeamMembers(services, actor, id, wanted);
      note('team', name);
    }
    const held = { teamId: id, externalId, made: said?.made ?? false, managerId: said?.managerId ?? null };
    if (said?.externalId !== externalId || !said) await saveDirectoryTeam(tx, held);
    await followLeader(work, (await reread(work, id)).team);
    return reread(work, id);
  });
}

/** A team that people made stays: its rules of presence are theirs. */
export async function dropListedTeam(services: Services, caller: DirectoryCaller, id: string): Promise<void> {
  const known = await services.database.inOrganization(caller.actor.organizationId, (tx) => findTeam(tx, id));
  if (!known) throw new Failure('not_found');
  await asDirectory(services, caller, known.name, async (work) => {
    refuseUnlessGroups(work);
    const { tx, actor, note } = work;
    const { team, said } = await reread(work, id);
    if (said?.made) {
      await deleteTeam(services, actor, id);
      note('team', team.name);
      return;
    }
    await deleteDirectoryTeam(tx, id);
    note('noticed', team.name, 'team_kept');
  });
}

function refuseUnlessGroups({ directory }: DirectoryWork): void {
  if (directory.teamsFrom !== 'groups') throw new ScimRefusal('teams_elsewhere');
}

function fitTeamName(text: string | null): string {
  const name = nameSchema.safeParse(text ?? '');
  if (!name.success) throw new ScimRefusal('invalidValue');
  return name.data;
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  const known = new Set(others);
  return some.length === others.length && some.every((id) => known.has(id));
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Those who left stay out of teams; an id that nobody of the organisation has is refused. */
async function presentOnes({ tx }: DirectoryWork, ids: readonly string[]): Promise<string[]> {
  if (!ids.every((id) => uuid.test(id))) throw new ScimRefusal('invalidValue');
  const found = (await lockUsers(tx, ids)).filter(isMember);
  if (found.length < ids.length) throw new ScimRefusal('invalidValue');
  return found.filter(({ removedAt }) => removedAt === null).map(({ id }) => id);
}

async function reread({ tx }: DirectoryWork, id: string): Promise<ListedTeam> {
  const team = await findTeam(tx, id);
  if (!team) throw new Failure('not_found');
  return { team, said: await findDirectoryTeam(tx, id) };
}
