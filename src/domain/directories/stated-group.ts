import { plainAttribute } from './scim-attributes.ts';
import { fieldOf, isObject, operationsOf, type Stated, scimText } from './stated-person.ts';

/** Members as a directory names them: by their id here. */
export interface StatedGroup {
  readonly displayName: string | null;
  readonly externalId: string | null;
  readonly members: readonly string[];
}

const mostMembers = 5000;

/** A whole group, as POST and PUT send it. */
export function statedGroup(body: unknown): Stated<StatedGroup> {
  if (!isObject(body)) return { ok: false, problem: 'invalidSyntax' };
  const displayName = scimText(fieldOf(body, 'displayname'));
  const externalId = scimText(fieldOf(body, 'externalid'));
  const members = memberIds(fieldOf(body, 'members') ?? []);
  if (displayName === undefined || externalId === undefined || members === null) {
    return { ok: false, problem: 'invalidValue' };
  }
  return { ok: true, value: { displayName, externalId, members } };
}

/** What a group is after the operations of a PATCH; `before` is how it stands. */
export function changedGroup(before: StatedGroup, body: unknown): Stated<StatedGroup> {
  const operations = operationsOf(body);
  if (!operations) return { ok: false, problem: 'invalidSyntax' };
  let group = before;
  for (const { op, path, value } of operations) {
    if (path === null) {
      if (op === 'remove') return { ok: false, problem: 'noTarget' };
      if (!isObject(value)) return { ok: false, problem: 'invalidValue' };
      for (const [key, said] of Object.entries(value)) {
        const next = changed(group, op, key, said);
        if (!next.ok) return next;
        group = next.value;
      }
      continue;
    }
    const next = changed(group, op, path, value);
    if (!next.ok) return next;
    group = next.value;
  }
  return { ok: true, value: group };
}

function changed(
  group: StatedGroup,
  op: 'add' | 'replace' | 'remove',
  path: string,
  said: unknown,
): Stated<StatedGroup> {
  const name = plainAttribute(path);
  if (name === 'displayname' || name === 'externalid') {
    const text = op === 'remove' ? null : scimText(said);
    if (text === undefined) return { ok: false, problem: 'invalidValue' };
    if (name === 'externalid') return { ok: true, value: { ...group, externalId: text } };
    if (text === null) return { ok: false, problem: 'mutability' };
    return { ok: true, value: { ...group, displayName: text } };
  }
  const [, one] = /^members\[\s*value\s+eq\s+"([^"]*)"\s*\]$/.exec(name) ?? [];
  if (one !== undefined) {
    if (op !== 'remove') return { ok: false, problem: 'invalidPath' };
    return { ok: true, value: { ...group, members: group.members.filter((id) => id !== one) } };
  }
  // The id of a group, its schemas and its metadata come back with what Okta sends: nothing to change.
  if (name !== 'members') return { ok: true, value: group };
  // Entra names those who go in a value; without one, everybody does.
  if (op === 'remove' && (said === undefined || said === null)) {
    return { ok: true, value: { ...group, members: [] } };
  }
  const named = memberIds(said);
  if (named === null) return { ok: false, problem: 'invalidValue' };
  const members =
    op === 'replace'
      ? named
      : op === 'add'
        ? [...new Set([...group.members, ...named])]
        : group.members.filter((id) => !named.includes(id));
  if (members.length > mostMembers) return { ok: false, problem: 'invalidValue' };
  return { ok: true, value: { ...group, members } };
}

function memberIds(said: unknown): string[] | null {
  const list = Array.isArray(said) ? said : [said];
  if (list.length > mostMembers) return null;
  const ids = list.map((entry) => scimText(isObject(entry) ? fieldOf(entry, 'value') : entry));
  if (!ids.every((id) => typeof id === 'string')) return null;
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}
