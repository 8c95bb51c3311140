import { groupPaths, userPaths } from '#domain/directories/scim-attributes.ts';
import { readFilter, type ScimFilter } from '#domain/directories/scim-filter.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  countListedPeople,
  countListedTeams,
  findDirectoryTeam,
  findListedPerson,
  type ListedPerson,
  listListedPeople,
  listListedTeams,
} from '#server/store/directory-people.ts';
import { findTeam, findTeams } from '#server/store/teams.ts';
import { ScimRefusal } from './directory-work.ts';
import type { DirectoryCaller } from './present-directory.ts';
import type { ListedTeam } from './write-group.ts';

export interface ScimQuestion {
  readonly filter: string | null;
  /** From nought. */
  readonly offset: number;
  readonly limit: number;
}

export interface ScimPage<Entry> {
  readonly total: number;
  readonly entries: readonly Entry[];
}

/** Filtered and cut into pages by the database, whatever is asked: a directory asks all day. */
export async function listPeopleFor(
  { database }: Services,
  { actor }: DirectoryCaller,
  { filter, offset, limit }: ScimQuestion,
): Promise<ScimPage<ListedPerson>> {
  const read = readQuestion(filter, userPaths);
  return database.inOrganization(actor.organizationId, async (tx) => ({
    total: await countListedPeople(tx, read),
    entries: limit === 0 ? [] : await listListedPeople(tx, read, { offset, limit }),
  }));
}

export async function readPersonFor(
  { database }: Services,
  { actor }: DirectoryCaller,
  id: string,
): Promise<ListedPerson> {
  const found = await database.inOrganization(actor.organizationId, (tx) => findListedPerson(tx, id));
  if (!found) throw new Failure('not_found');
  return found;
}

export async function listTeamsFor(
  { database }: Services,
  { actor }: DirectoryCaller,
  { filter, offset, limit }: ScimQuestion,
): Promise<ScimPage<ListedTeam>> {
  const read = readQuestion(filter, groupPaths);
  return database.inOrganization(actor.organizationId, async (tx) => {
    const total = await countListedTeams(tx, read);
    const page = limit === 0 ? [] : await listListedTeams(tx, read, { offset, limit });
    const said = new Map(page.map((team) => [team.id, team.said]));
    const found = await findTeams(tx, [...said.keys()]);
    return { total, entries: found.map((team) => ({ team, said: said.get(team.id) ?? null })) };
  });
}

export async function readTeamFor(
  { database }: Services,
  { actor }: DirectoryCaller,
  id: string,
): Promise<ListedTeam> {
  return database.inOrganization(actor.organizationId, async (tx) => {
    const team = await findTeam(tx, id);
    if (!team) throw new Failure('not_found');
    return { team, said: await findDirectoryTeam(tx, id) };
  });
}

function readQuestion(filter: string | null, known: typeof userPaths): ScimFilter | null {
  if (filter === null) return null;
  const read = readFilter(filter, known);
  if (!read) throw new ScimRefusal('invalidFilter');
  return read;
}
