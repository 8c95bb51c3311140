import { mostMembers } from './directory-life.ts';
import { plainAttribute } from './scim-attributes.ts';
import {
  fieldOf,
  isObject,
  operationsOf,
  type ScimOperation,
  type ScimProblem,
  type Stated,
  scimText,
} from './stated-person.ts';

/** Members as a directory names them: by their id here. */
export interface StatedGroup {
  readonly displayName: string | null;
  readonly externalId: string | null;
  readonly members: readonly string[];
}

/** A whole group, as POST and PUT send it. */
export function statedGroup(body: unknown): Stated<StatedGroup> {
  if (!isObject(body)) return { ok: false, problem: 'invalidSyntax' };
  const displayName = scimText(fieldOf(body, 'displayname'));
  const externalId = scimText(fieldOf(body, 'externalid'));
  const members = memberIds(fieldOf(body, 'members') ?? []);
  if (displayName === undefined || externalId === undefined || members === null) {
    return { ok: false, problem: 'invalidValue' };
  }
  if (members.length > mostMembers) return { ok: false, problem: 'tooMany' };
  return { ok: true, value: { displayName, externalId, members: [...new Set(members)] } };
}

/** What a group becomes, operation by operation: one set for all of them, however many there are. */
interface Draft {
  displayName: string | null;
  externalId: string | null;
  readonly members: Set<string>;
  /** How many the operations have named, once or again. */
  named: number;
}

/** What a group is after the operations of a PATCH; `before` is how it stands. */
export function changedGroup(before: StatedGroup, body: unknown): Stated<StatedGroup> {
  const operations = operationsOf(body);
  if (!operations.ok) return operations;
  const draft: Draft = { ...before, members: new Set(before.members), named: 0 };
  for (const { op, path, value } of operations.value) {
    const problem = path === null ? changeAll(draft, op, value) : change(draft, op, path, value);
    if (problem) return { ok: false, problem };
  }
  const { displayName, externalId, members } = draft;
  return { ok: true, value: { displayName, externalId, members: [...members] } };
}

type Op = ScimOperation['op'];

function changeAll(draft: Draft, op: Op, value: unknown): ScimProblem | null {
  if (op === 'remove') return 'noTarget';
  if (!isObject(value)) return 'invalidValue';
  for (const [key, said] of Object.entries(value)) {
    const problem = change(draft, op, key, said);
    if (problem) return problem;
  }
  return null;
}

function change(draft: Draft, op: Op, path: string, said: unknown): ScimProblem | null {
  const name = plainAttribute(path);
  if (name === 'displayname' || name === 'externalid') {
    const text = op === 'remove' ? null : scimText(said);
    if (text === undefined) return 'invalidValue';
    if (name === 'externalid') draft.externalId = text;
    else if (text === null) return 'mutability';
    else draft.displayName = text;
    return null;
  }
  const [, one] = /^members\[\s*value\s+eq\s+"([^"]*)"\s*\]$/.exec(name) ?? [];
  if (one !== undefined) {
    if (op !== 'remove') return 'invalidPath';
    draft.members.delete(one);
    return null;
  }
  // The id of a group, its schemas and its metadata come back with what Okta sends: nothing to change.
  return name === 'members' ? changeMembers(draft, op, said) : null;
}

function changeMembers(draft: Draft, op: Op, said: unknown): ScimProblem | null {
  // Entra names those who go in a value; without one, everybody does.
  if (op === 'remove' && (said === undefined || said === null)) {
    draft.members.clear();
    return null;
  }
  const named = memberIds(said);
  if (named === null) return 'invalidValue';
  draft.named += named.length;
  if (draft.named > mostMembers) return 'tooMany';
  if (op === 'replace') draft.members.clear();
  for (const id of named) {
    if (op === 'remove') draft.members.delete(id);
    else draft.members.add(id);
  }
  return draft.members.size > mostMembers ? 'tooMany' : null;
}

function memberIds(said: unknown): string[] | null {
  const list = Array.isArray(said) ? said : [said];
  const ids = list.map((entry) => scimText(isObject(entry) ? fieldOf(entry, 'value') : entry));
  return ids.every((id) => typeof id === 'string') ? ids.map((id) => id.toLowerCase()) : null;
}
