import type { z } from 'zod';
import { type teamPageSchema, type teamSchema, teamsEndpoints } from '#contract/teams.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { createTeam } from '#server/actions/teams/create-team.ts';
import { deleteTeam } from '#server/actions/teams/delete-team.ts';
import {
  listMyTeams,
  listTeams,
  type StaffedTeam,
  type TeamPerson,
} from '#server/actions/teams/list-teams.ts';
import { readTeam } from '#server/actions/teams/read-team.ts';
import { restoreTeamMembers } from '#server/actions/teams/restore-team-members.ts';
import { setTeamMembers } from '#server/actions/teams/set-team-members.ts';
import { showHierarchy } from '#server/actions/teams/show-hierarchy.ts';
import { updateTeam } from '#server/actions/teams/update-team.ts';
import { undoSecondsFor } from '#server/actions/undo/hold-back.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';
import { onePart } from './page.ts';
import { memberStatus } from './users.ts';

export function teamsHandlers(services: Services): Handlers<typeof teamsEndpoints> {
  const undoable = (team: StaffedTeam, actor: SessionActor) => ({
    ...shownTeam(team),
    undoSeconds: undoSecondsFor(services, actor),
  });
  return {
    list: async ({ query }, context) => {
      const { teams: rows, hasMore } = await listTeams(services, context.actor, query);
      return onePart(teamsEndpoints.list, query, context, { rows, hasMore }).map(shownTeam);
    },
    listMine: async ({ query }, context) => {
      const { teams: rows, hasMore } = await listMyTeams(services, context.actor, query);
      return onePart(teamsEndpoints.listMine, query, context, { rows, hasMore }).map(shownTeam);
    },
    read: async ({ params }, { actor }) => shownTeamPage(await readTeam(services, actor, params.id)),
    create: async ({ body }, { actor }) => shownTeam(await createTeam(services, actor, body)),
    update: async ({ params, body }, { actor }) =>
      shownTeam(await updateTeam(services, actor, params.id, body)),
    setMembers: async ({ params, body }, { actor }) =>
      undoable(await setTeamMembers(services, actor, params.id, body.userIds), actor),
    undoMembers: async ({ params }, { actor }) =>
      shownTeam(await restoreTeamMembers(services, actor, params.id)),
    remove: async ({ params }, { actor }) => {
      await deleteTeam(services, actor, params.id);
      return { success: true };
    },
    hierarchy: async (_input, { actor }) => {
      const { managers, teamsWithoutManager, peopleWithoutTeam } = await showHierarchy(services, actor);
      return {
        organization: { id: actor.organizationId, name: actor.organizationName },
        managers: managers.map(({ person, teams }) => ({ ...inPicture(person), teams: teams.map(branch) })),
        teamsWithoutManager: teamsWithoutManager.map(branch),
        peopleWithoutTeam: peopleWithoutTeam.map(inPicture),
      };
    },
  };
}

const badge = ({ id, name }: Pick<TeamPerson, 'id' | 'name'>) => ({ id, name });

const inPicture = ({ id, name, role }: Pick<TeamPerson, 'id' | 'name' | 'role'>) => ({ id, name, role });

function branch({ id, name, color, members }: StaffedTeam) {
  return { id, name, color, members: members.map(inPicture) };
}

function shownTeam(team: StaffedTeam): z.input<typeof teamSchema> {
  const { id, name, description, color, createdAt, manager, members } = team;
  return {
    id,
    name,
    description,
    color,
    createdAt: createdAt.toISOString(),
    manager: manager && badge(manager),
    members: members.map((member) => ({ user: badge(member) })),
    _count: { members: members.length },
  };
}

function shownTeamPage(team: StaffedTeam): z.input<typeof teamPageSchema> {
  return {
    ...shownTeam(team),
    members: team.members.map((member) => ({ user: { ...inPicture(member), status: memberStatus(member) } })),
  };
}
