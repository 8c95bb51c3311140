import { can } from '#domain/access/can.ts';
import type { KeyKind } from '#domain/api-keys/key-format.ts';
import { isScopeOf, type KeyScope, keyScopes } from '#domain/api-keys/key-scopes.ts';
import type { StoredUser } from '#web/api/stored-session.ts';

type SubjectOf<Scope> = Scope extends `${infer Subject}.${string}` ? Subject : never;

/** Where each right stands on the form. */
const groupOf = {
  'leave-request': 'leave',
  absence: 'leave',
  calendar: 'leave',
  delegation: 'leave',
  coverage: 'leave',
  balance: 'counters',
  entitlement: 'counters',
  user: 'people',
  team: 'people',
  employment: 'people',
  profile: 'people',
  organization: 'organization',
  settings: 'organization',
  closing: 'organization',
  payroll: 'organization',
  insight: 'organization',
  'audit-log': 'organization',
  subscription: 'organization',
  webhook: 'organization',
} as const satisfies Record<SubjectOf<KeyScope>, string>;

const groups = ['leave', 'counters', 'people', 'organization'] as const;

/** What this person may give to a key of this kind, as people think of it. */
export function scopeGroups(user: StoredUser, kind: KeyKind) {
  const given = keyScopes.filter((scope) => isScopeOf(kind, scope) && can(user, scope));
  return groups
    .map((group) => ({
      group,
      scopes: given.filter((scope) => groupOf[scope.split('.')[0] as SubjectOf<KeyScope>] === group),
    }))
    .filter(({ scopes }) => scopes.length > 0);
}
