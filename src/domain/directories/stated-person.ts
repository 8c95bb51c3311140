import { mostOperations } from './directory-life.ts';
import { enterpriseSchemaUrn, plainAttribute } from './scim-attributes.ts';

/** What a directory says of someone. Left out: it says nothing about it. Null: it takes back what it said. */
export interface ScimPerson {
  readonly userName?: string;
  readonly externalId?: string | null;
  readonly displayName?: string | null;
  readonly formatted?: string | null;
  readonly givenName?: string | null;
  readonly familyName?: string | null;
  readonly email?: string;
  readonly active?: boolean;
  readonly department?: string | null;
  readonly employeeNumber?: string | null;
  readonly managerId?: string | null;
}

type Draft = { -readonly [Name in keyof ScimPerson]: ScimPerson[Name] };

/** What cannot be read, by the name that SCIM gives the reason. */
export type ScimProblem =
  | 'invalidSyntax'
  | 'invalidValue'
  | 'invalidPath'
  | 'noTarget'
  | 'mutability'
  /** More than one call may hold: in several, it may all be said. */
  | 'tooMany';

export type Stated<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: ScimProblem };

const texts = {
  externalid: 'externalId',
  displayname: 'displayName',
  'name.formatted': 'formatted',
  'name.givenname': 'givenName',
  'name.familyname': 'familyName',
  department: 'department',
  employeenumber: 'employeeNumber',
} as const satisfies Readonly<Record<string, keyof ScimPerson>>;

const managerPaths: readonly string[] = ['manager', 'manager.value'];

/** A whole resource, as POST and PUT send it. Attributes that we keep nothing of are passed over. */
export function statedPerson(body: unknown): Stated<ScimPerson> {
  if (!isObject(body)) return { ok: false, problem: 'invalidSyntax' };
  const draft: Draft = {};
  const problem = stateAll(draft, body);
  return problem ? { ok: false, problem } : { ok: true, value: draft };
}

/** The operations of a PATCH, in the forms that Entra and Okta send. */
export function statedChanges(body: unknown): Stated<ScimPerson> {
  const operations = operationsOf(body);
  if (!operations.ok) return operations;
  const draft: Draft = {};
  for (const { op, path, value } of operations.value) {
    const problem =
      path === null
        ? op === 'remove'
          ? 'noTarget'
          : stateAll(draft, value)
        : stateOne(draft, path, op === 'remove' ? null : value);
    if (problem) return { ok: false, problem };
  }
  return { ok: true, value: draft };
}

export interface ScimOperation {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: string | null;
  readonly value: unknown;
}

/** Entra writes « Replace » with a capital; names of fields are compared without case as well. */
export function operationsOf(body: unknown): Stated<readonly ScimOperation[]> {
  const list = isObject(body) ? fieldOf(body, 'operations') : undefined;
  if (!Array.isArray(list) || list.length === 0) return { ok: false, problem: 'invalidSyntax' };
  if (list.length > mostOperations) return { ok: false, problem: 'tooMany' };
  const read = list.map((each): ScimOperation | null => {
    if (!isObject(each)) return null;
    const op = String(fieldOf(each, 'op')).toLowerCase();
    const path = fieldOf(each, 'path') ?? null;
    if (op !== 'add' && op !== 'replace' && op !== 'remove') return null;
    if (path !== null && typeof path !== 'string') return null;
    return { op, path: path === '' ? null : path, value: fieldOf(each, 'value') };
  });
  return read.every((each) => each !== null)
    ? { ok: true, value: read }
    : { ok: false, problem: 'invalidSyntax' };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function fieldOf(object: Readonly<Record<string, unknown>>, name: string): unknown {
  const key = Object.keys(object).find((each) => each.toLowerCase() === name);
  return key === undefined ? undefined : object[key];
}

/** Every key is an attribute, also `name.givenName` or one with its namespace; a namespace alone holds its own. */
function stateAll(draft: Draft, value: unknown): ScimProblem | null {
  if (!isObject(value)) return 'invalidValue';
  for (const [key, said] of Object.entries(value)) {
    const nested = key.toLowerCase() === enterpriseSchemaUrn.toLowerCase() || plainAttribute(key) === 'name';
    const problem =
      nested && isObject(said)
        ? stateAll(draft, plainAttribute(key) === 'name' ? prefixed(said) : said)
        : stateOne(draft, key, said);
    if (problem) return problem;
  }
  return null;
}

function prefixed(name: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(name).map(([key, said]) => [`name.${key}`, said]));
}

function stateOne(draft: Draft, path: string, said: unknown): ScimProblem | null {
  const name = plainAttribute(path);
  if (name === 'name' && isObject(said)) return stateAll(draft, prefixed(said));
  if (Object.hasOwn(texts, name)) {
    const text = scimText(said);
    if (text === undefined) return 'invalidValue';
    draft[texts[name as keyof typeof texts]] = text;
    return null;
  }
  if (name === 'manager.$ref') return null;
  if (managerPaths.includes(name)) {
    const [first] = Array.isArray(said) ? said : [said];
    const value = scimText(isObject(first) ? (fieldOf(first, 'value') ?? null) : (first ?? null));
    if (value === undefined) return 'invalidValue';
    draft.managerId = value;
    return null;
  }
  switch (name) {
    case 'username': {
      const text = scimText(said);
      if (text === undefined) return 'invalidValue';
      if (text === null) return 'mutability';
      draft.userName = text;
      return null;
    }
    case 'active': {
      const active = said === null ? false : booleanOf(said);
      if (active === null) return 'invalidValue';
      draft.active = active;
      return null;
    }
    default:
      return name.startsWith('emails') ? stateEmails(draft, name, said) : null;
  }
}

/** `emails`, or one of them by its kind. Private addresses are none of ours. */
function stateEmails(draft: Draft, path: string, said: unknown): ScimProblem | null {
  const [, kind, field] =
    /^emails\[\s*(?:type\s+eq\s+"([^"]*)"|primary\s+eq\s+"?true"?)\s*\](?:\.(\w+))?$/.exec(path) ?? [];
  if (path !== 'emails' && path !== 'emails.value' && !path.startsWith('emails[')) return null;
  if (path.startsWith('emails[') && !/^emails\[.*\](\.value)?$/.test(path))
    return field ? null : 'invalidPath';
  if (kind !== undefined && kind !== 'work') return null;
  const value = addressIn(said);
  if (value === undefined) return 'invalidValue';
  // Someone whose address is taken back is still written to where they were.
  if (value !== null) draft.email = value;
  return null;
}

/** The one at work, or the first of those that are not told to be private. */
function addressIn(said: unknown): string | null | undefined {
  if (!Array.isArray(said)) return scimText(isObject(said) ? fieldOf(said, 'value') : said);
  const each = said.flatMap((entry) => {
    const value = scimText(isObject(entry) ? fieldOf(entry, 'value') : entry);
    const type = isObject(entry) ? String(fieldOf(entry, 'type') ?? '').toLowerCase() : '';
    const isPrimary = isObject(entry) && booleanOf(fieldOf(entry, 'primary')) === true;
    return typeof value === 'string' ? [{ value, type, isPrimary }] : [];
  });
  const own = each.filter(({ type }) => type !== 'home' && type !== 'other');
  const chosen = own.find(({ type }) => type === 'work') ?? own.find(({ isPrimary }) => isPrimary) ?? own[0];
  return chosen?.value ?? null;
}

/** Undefined for what is no text; nothing at all is null. */
export function scimText(said: unknown): string | null | undefined {
  if (said === null || said === undefined) return null;
  if (typeof said === 'number') return String(said);
  if (typeof said !== 'string') return undefined;
  return said.trim() === '' ? null : said.trim();
}

/** Entra sends « False » as a text, which would be true. */
function booleanOf(said: unknown): boolean | null {
  if (typeof said === 'boolean') return said;
  const word = typeof said === 'string' ? said.trim().toLowerCase() : '';
  return word === 'true' ? true : word === 'false' ? false : null;
}

/** What someone is called: as it is shown in the directory, or first and last name. */
export function statedName({ displayName, formatted, givenName, familyName }: ScimPerson): string | null {
  const parts = [givenName, familyName].filter(Boolean).join(' ');
  return displayName || formatted || parts || null;
}
