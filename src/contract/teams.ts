import { z } from 'zod';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { defineEndpoints } from './endpoint.ts';
import { undoSecondsSchema } from './leave-request-views.ts';
import { pagingSchema } from './paging.ts';
import { nameSchema, organizationBadgeSchema, personBadgeSchema, roleSchema } from './people.ts';
import { paragraphsSchema } from './texts.ts';
import { memberStatuses } from './users.ts';

const invalid: FieldProblem = 'invalid';

/** The six colours to choose from; the first is the default. */
export const teamColors = ['#3B82F6', '#EF4444', '#10B981', '#F59E0B', '#8B5CF6', '#EC4899'] as const;

const done = z.object({ success: z.literal(true) });
const idParams = z.object({ id: z.uuid() });
const userIds = z.array(z.uuid({ error: invalid }), { error: invalid }).max(1000, invalid);

/** A form's empty choice means nobody. */
const managerId = z
  .union([z.uuid(), z.literal('')], { error: invalid })
  .nullish()
  .transform((id) => id || null);

/** What a team's form sends. What is left out falls back to its default. */
export const teamFormSchema = z.object({
  name: nameSchema,
  description: paragraphsSchema({ longest: 1000 }).default(''),
  color: z
    .string({ error: invalid })
    .toUpperCase()
    .pipe(z.enum(teamColors, { error: invalid }))
    .default(teamColors[0]),
  managerId,
});

export const teamSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  color: z.string(),
  createdAt: z.iso.datetime(),
  manager: personBadgeSchema.nullable(),
  members: z.array(z.object({ user: personBadgeSchema })),
  _count: z.object({ members: z.int() }),
});

const hierarchyPersonSchema = personBadgeSchema.extend({ role: roleSchema });

export const teamPageSchema = teamSchema.extend({
  members: z.array(z.object({ user: hierarchyPersonSchema.extend({ status: z.enum(memberStatuses) }) })),
});

const branchSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  color: z.string(),
  members: z.array(hierarchyPersonSchema),
});

/** The organisation as a picture: those who may lead teams, their teams, and the people in them. */
export const hierarchySchema = z.object({
  organization: organizationBadgeSchema,
  managers: z.array(hierarchyPersonSchema.extend({ teams: z.array(branchSchema) })),
  teamsWithoutManager: z.array(branchSchema),
  peopleWithoutTeam: z
    .array(hierarchyPersonSchema)
    .describe('Those who are in no team and whose role leads none.'),
});

export const teamsEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/teams',
    access: 'session',
    scope: 'team.list',
    summary:
      'All teams of the organisation. A page ends early where its teams have some thousands of members together.',
    query: pagingSchema,
    shows: ['teams', 'people'],
    response: z.array(teamSchema),
    errors: ['validation_failed', 'forbidden', 'changed_meanwhile'],
  },
  listMine: {
    method: 'GET',
    path: '/teams/my-teams',
    access: 'session',
    scope: 'team.read',
    oneself: true,
    summary: 'The teams that the person leads or belongs to.',
    query: pagingSchema,
    shows: ['teams', 'people'],
    response: z.array(teamSchema),
    errors: ['validation_failed', 'changed_meanwhile'],
  },
  read: {
    method: 'GET',
    path: '/teams/{id}',
    access: 'session',
    scope: 'team.read',
    summary: 'One team with its members; for privileged people, its manager and its members.',
    params: idParams,
    shows: ['teams', 'people'],
    response: teamPageSchema,
    errors: ['not_found'],
  },
  create: {
    method: 'POST',
    path: '/teams',
    access: 'session',
    scope: 'team.manage',
    heavy: 'long',
    summary: 'Create a team, with its first members if they are named.',
    body: teamFormSchema.extend({ userIds: userIds.default([]) }),
    changes: ['teams', 'audit-log'],
    response: teamSchema,
    errors: [
      'validation_failed',
      'forbidden',
      'not_found',
      'manager_unfit',
      'too_many_teams',
      'too_many_memberships',
    ],
  },
  update: {
    method: 'PUT',
    path: '/teams/{id}',
    access: 'session',
    scope: 'team.manage',
    summary: 'Replace the name, description, colour and manager of a team.',
    params: idParams,
    body: teamFormSchema,
    changes: ['teams', 'audit-log'],
    response: teamSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'manager_unfit'],
  },
  setMembers: {
    method: 'PUT',
    path: '/teams/{id}/members',
    access: 'session',
    scope: 'team.manage',
    heavy: 'long',
    summary: 'Make these people, and no others, the members of a team.',
    params: idParams,
    body: z.object({ userIds }),
    changes: ['teams', 'audit-log'],
    response: teamSchema.extend({ undoSeconds: undoSecondsSchema }),
    errors: ['validation_failed', 'forbidden', 'not_found', 'too_many_memberships'],
  },
  undoMembers: {
    method: 'POST',
    path: '/teams/{id}/members/undo',
    access: 'session',
    scope: 'never',
    summary: 'Undo what one has just done to the members of a team, within ten seconds.',
    params: idParams,
    changes: ['teams', 'audit-log'],
    response: teamSchema,
    errors: [
      'forbidden',
      'not_found',
      'undo_too_late',
      'already_restored',
      'changed_meanwhile',
      'too_many_memberships',
    ],
  },
  remove: {
    method: 'DELETE',
    path: '/teams/{id}',
    access: 'session',
    scope: 'team.manage',
    summary: 'Delete a team. It takes no person and no leave with it.',
    params: idParams,
    changes: ['teams', 'audit-log'],
    response: done,
    errors: ['forbidden', 'not_found'],
  },
  hierarchy: {
    method: 'GET',
    path: '/hierarchy',
    access: 'session',
    scope: 'team.list',
    heavy: 'crowd',
    summary: 'Organisation, managers, teams and members as a tree.',
    shows: ['teams', 'people', 'organization'],
    response: hierarchySchema,
    errors: ['forbidden'],
  },
});
