import { scimBase } from '#contract/directories.ts';
import { enterpriseSchemaUrn, groupSchemaUrn, userSchemaUrn } from '#domain/directories/scim-attributes.ts';
import type { readPersonFor } from '#server/actions/directories/list-people.ts';
import type { ListedTeam } from '#server/actions/directories/write-group.ts';

type Person = Awaited<ReturnType<typeof readPersonFor>>;

export type Resource = Readonly<Record<string, unknown>>;

export interface Placed {
  readonly publicUrl: string;
}

function locationOf({ publicUrl }: Placed, path: string): string {
  return new URL(`${scimBase}${path}`, publicUrl).href;
}

/** What a directory is told of someone: what it may say itself, and nothing of leave, roles or rights. */
export function userResource({ user, said }: Person, placed: Placed): Resource {
  const { id, name, email, payrollNumber } = user;
  const { givenName, familyName } = said ?? {};
  const enterprise = {
    ...(payrollNumber === null ? {} : { employeeNumber: payrollNumber }),
    ...(said?.department ? { department: said.department } : {}),
    ...(said?.managerId
      ? { manager: { value: said.managerId, $ref: locationOf(placed, `/Users/${said.managerId}`) } }
      : {}),
  };
  return {
    schemas: [userSchemaUrn, enterpriseSchemaUrn],
    id,
    ...(said?.externalId ? { externalId: said.externalId } : {}),
    userName: said?.userName ?? email,
    displayName: name,
    name: {
      formatted: name,
      ...(givenName ? { givenName } : {}),
      ...(familyName ? { familyName } : {}),
    },
    emails: [{ value: email, type: 'work', primary: true }],
    // Where people recorded a last day to come, the directory is not asked to say again what it said.
    active: user.removedAt === null && (said?.saidActive ?? true),
    [enterpriseSchemaUrn]: enterprise,
    meta: {
      resourceType: 'User',
      created: user.joinedAt.toISOString(),
      lastModified: user.changedAt.toISOString(),
      location: locationOf(placed, `/Users/${id}`),
    },
  };
}

export function groupResource({ team, said }: ListedTeam, placed: Placed): Resource {
  return {
    schemas: [groupSchemaUrn],
    id: team.id,
    ...(said?.externalId ? { externalId: said.externalId } : {}),
    displayName: team.name,
    members: team.members.map(({ id, name }) => ({
      value: id,
      display: name,
      type: 'User',
      $ref: locationOf(placed, `/Users/${id}`),
    })),
    meta: {
      resourceType: 'Group',
      created: team.createdAt.toISOString(),
      location: locationOf(placed, `/Groups/${team.id}`),
    },
  };
}

/** Attributes by name, as Entra leaves out `members`; what identifies a resource is always there. */
export function onlyAsked(resource: Resource, asked: readonly string[], left: readonly string[]): Resource {
  const always = ['schemas', 'id', 'meta'];
  const topOf = (name: string): string =>
    name.startsWith('urn:') ? name.toLowerCase() : (name.toLowerCase().split('.')[0] ?? '');
  const wanted = asked.map(topOf);
  const unwanted = left.map(topOf);
  const isNamed = (list: readonly string[], key: string): boolean =>
    list.some(
      (name) => name === key.toLowerCase() || (name.startsWith('urn:') && name.startsWith(key.toLowerCase())),
    );
  return Object.fromEntries(
    Object.entries(resource).filter(
      ([key]) =>
        always.includes(key) || ((wanted.length === 0 || isNamed(wanted, key)) && !isNamed(unwanted, key)),
    ),
  );
}
