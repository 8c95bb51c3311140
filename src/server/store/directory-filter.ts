import { and, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { ScimFilter } from '#domain/directories/scim-filter.ts';
import { directoryPeople } from './schema/directories.ts';
import { users } from './schema/people.ts';

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

/** Everyone has one address here, so that what stands between brackets is asked of it. Texts are compared without case. */
export function personFilter(filter: ScimFilter): SQL {
  switch (filter.kind) {
    case 'and':
      return and(...filter.parts.map(personFilter)) ?? sql`true`;
    case 'or':
      return or(...filter.parts.map(personFilter)) ?? sql`false`;
    case 'not':
      return not(personFilter(filter.part));
    case 'within':
      return personFilter(filter.part);
    case 'present':
      return sql`coalesce(${expressionOf(filter.path)}, '') <> ''`;
    case 'compare':
      return comparison(filter);
  }
}

function expressionOf(path: string): SQL {
  const found = expressions[path];
  if (!found) throw new Error(`No column answers for ${path}.`);
  return found;
}

type Compare = Extract<ScimFilter, { kind: 'compare' }>;

function comparison({ path, by, value }: Compare): SQL {
  const column = expressionOf(path);
  if (value === null && by === 'eq') return sql`${column} is null`;
  if (value === null && by === 'ne') return sql`${column} is not null`;
  const text = String(value);
  if (by === 'eq') return equality(path, column, text);
  if (by === 'ne') return not(equality(path, column, text));
  const [left, right] = [sql`lower(${column}) collate "C"`, sql`lower(${text}::text) collate "C"`];
  return sql`coalesce(${compared(by, left, right)}, false)`;
}

/** What directories ask all day, one person by name or number, is answered by an index. */
function equality(path: string, column: SQL, text: string): SQL {
  if (path === 'username') return isCalled(text);
  if (path === 'id') return uuid.test(text) ? eq(users.id, text.toLowerCase()) : sql`false`;
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
