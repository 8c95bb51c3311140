import { and, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ScimFilter } from '#domain/directories/scim-filter.ts';
import { directoryPeople, directoryTeams } from './schema/directories.ts';
import { teamMembers, teams, users } from './schema/people.ts';

const instantText = (column: unknown): SQL =>
  sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What a directory is told of someone, as texts: the attributes of `userPaths`, null where one is left out. */
const expressions: Readonly<Record<string, SQL>> = {
  id: sql`${users.id}::text`,
  externalid: sql`nullif(${directoryPeople.externalId}, '')`,
  username: sql`coalesce(${directoryPeople.userName}, ${users.email})`,
  displayname: sql`${users.name}`,
  active: sql`(${users.removedAt} is null and coalesce(${directoryPeople.saidActive}, true))::text`,
  name: sql`${users.name}`,
  'name.formatted': sql`${users.name}`,
  'name.givenname': sql`nullif(${directoryPeople.givenName}, '')`,
  'name.familyname': sql`nullif(${directoryPeople.familyName}, '')`,
  emails: sql`${users.email}`,
  'emails.value': sql`${users.email}`,
  'emails.type': sql`'work'::text`,
  'emails.primary': sql`'true'::text`,
  employeenumber: sql`${users.payrollNumber}`,
  department: sql`nullif(${directoryPeople.department}, '')`,
  manager: sql`${directoryPeople.managerId}::text`,
  'manager.value': sql`${directoryPeople.managerId}::text`,
  'meta.created': instantText(users.joinedAt),
  'meta.lastmodified': instantText(users.changedAt),
  'meta.resourcetype': sql`'User'::text`,
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Leaf = Extract<ScimFilter, { kind: 'compare' | 'present' }>;
type Within = Extract<ScimFilter, { kind: 'within' }>;
type Compare = Extract<ScimFilter, { kind: 'compare' }>;

/** Texts are compared without case. */
function conditionOf(filter: ScimFilter, leaf: (asked: Leaf) => SQL, within: (asked: Within) => SQL): SQL {
  const part = (one: ScimFilter): SQL => conditionOf(one, leaf, within);
  switch (filter.kind) {
    case 'and':
      return and(...filter.parts.map(part)) ?? sql`true`;
    case 'or':
      return or(...filter.parts.map(part)) ?? sql`false`;
    case 'not':
      return not(part(filter.part));
    case 'within':
      return within(filter);
    default:
      return leaf(filter);
  }
}

/** Everyone has one address here, so that what stands between brackets is asked of it. */
export function personFilter(filter: ScimFilter): SQL {
  const leaf = (asked: Leaf): SQL =>
    leafOf(asked, expressionOf(expressions, asked.path), (text) => equality(asked.path, text));
  return conditionOf(filter, leaf, ({ part }) => personFilter(part));
}

/** What a directory is told of a team, as above; its members are asked for one by one. */
const teamExpressions: Readonly<Record<string, SQL>> = {
  id: sql`${teams.id}::text`,
  externalid: sql`nullif(${directoryTeams.externalId}, '')`,
  displayname: sql`${teams.name}`,
  'meta.created': instantText(teams.createdAt),
  'meta.resourcetype': sql`'Group'::text`,
};

export function teamFilter(filter: ScimFilter): SQL {
  const leaf = (asked: Leaf): SQL => {
    if (asked.path.startsWith('members')) return memberLeaf(asked);
    const column = expressionOf(teamExpressions, asked.path);
    return leafOf(asked, column, (text) =>
      asked.path === 'id' ? isId(teams.id, text) : equals(column, text),
    );
  };
  return conditionOf(filter, leaf, ({ part }) => someMember(oneMember(part)));
}

/** Some of several: equal to none of them is what is not equal. */
function memberLeaf(asked: Leaf): SQL {
  if (asked.kind === 'present') return someMember(sql`true`);
  const { by, value } = asked;
  if (value === null && by === 'eq') return not(someMember(sql`true`));
  if (value === null && by === 'ne') return someMember(sql`true`);
  if (by === 'ne') return not(someMember(isId(teamMembers.userId, String(value))));
  return someMember(oneMember(asked));
}

/** One and the same member has to fit all that is said of it. */
function oneMember(filter: ScimFilter): SQL {
  const leaf = (asked: Leaf): SQL =>
    leafOf(asked, sql`${teamMembers.userId}::text`, (text) => isId(teamMembers.userId, text));
  return conditionOf(filter, leaf, ({ part }) => oneMember(part));
}

function someMember(which: SQL): SQL {
  return sql`exists (select from ${teamMembers} join ${users} member
    on member.organization_id = ${teamMembers.organizationId} and member.id = ${teamMembers.userId}
    where ${teamMembers.teamId} = ${teams.id} and member.removed_at is null and ${which})`;
}

function expressionOf(known: Readonly<Record<string, SQL>>, path: string): SQL {
  const found = known[path];
  if (!found) throw new Error(`No column answers for ${path}.`);
  return found;
}

/** Of a value that is null where there is none. */
function leafOf(asked: Leaf, column: SQL, isEqual: (text: string) => SQL): SQL {
  if (asked.kind === 'present') return sql`coalesce(${column}, '') <> ''`;
  const { by, value }: Compare = asked;
  if (value === null && by === 'eq') return sql`${column} is null`;
  if (value === null && by === 'ne') return sql`${column} is not null`;
  const text = String(value);
  if (by === 'eq') return isEqual(text);
  if (by === 'ne') return not(isEqual(text));
  const [left, right] = [sql`lower(${column}) collate "C"`, sql`lower(${text}::text) collate "C"`];
  return sql`coalesce(${compared(by, left, right)}, false)`;
}

/** What directories ask all day, one person by name or number, is answered by an index. */
function equality(path: string, text: string): SQL {
  if (path === 'username') return isCalled(text);
  return path === 'id' ? isId(users.id, text) : equals(expressionOf(expressions, path), text);
}

function isId(column: PgColumn, text: string): SQL {
  return uuid.test(text) ? eq(column, text.toLowerCase()) : sql`false`;
}

function equals(column: SQL, text: string): SQL {
  return sql`coalesce(lower(${column}) = lower(${text}::text), false)`;
}

/** By what the directory calls them, or by their address as long as it has not named them. */
export function isCalled(userName: string): SQL {
  const wanted = userName.toLowerCase();
  const called = or(
    sql`lower(${directoryPeople.userName}) = ${wanted}`,
    and(isNull(directoryPeople.userId), sql`gate.email_key(${users.email}) = ${wanted}`),
  );
  return sql`coalesce(${called}, false)`;
}

function compared(by: Exclude<Compare['by'], 'eq' | 'ne'>, left: SQL, right: SQL): SQL {
  switch (by) {
    case 'co':
      return sql`strpos(${left}, ${right}) > 0`;
    case 'sw':
      return sql`starts_with(${left}, ${right})`;
    case 'ew':
      return sql`right(${left}, length(${right})) = ${right}`;
    case 'gt':
      return sql`${left} > ${right}`;
    case 'ge':
      return sql`${left} >= ${right}`;
    case 'lt':
      return sql`${left} < ${right}`;
    case 'le':
      return sql`${left} <= ${right}`;
  }
}
