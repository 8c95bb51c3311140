import { type Capability, capabilities } from '#domain/access/capabilities.ts';
import type { KeyKind } from './key-format.ts';

/**
 * Z3: what no key ever does, whoever made it: making keys, giving those of others, roles, membership and money, which
 * will ask for a fresh proof of who does it; births, children, who left and what people say about a request, which are nobody else's business;
 * and what is not done at all, but is about being somebody.
 */
const neverWithKeys = [
  'api-key.personal',
  'api-key.organization',
  'directory.manage',
  'organization.leave',
  'user.change-role',
  'user.remove',
  'role.grant',
  'subscription.change',
  'team.lead',
  'delegation.receive',
  'calendar-feed.organization',
  'rights-facts.read',
  'rights-facts.edit',
  'user.list-former',
  'accountant.list',
  'payroll.discuss',
  'payroll.connect',
  'leave-request.comment',
  'medical-document.read',
  'photo.remove',
  'insight.remind',
  'view-as.use',
  'person-copy.of-others',
  'person.erase',
  'organization.copy',
  'organization.close',
] as const satisfies readonly Capability[];

/** What one may do with a key that says so. */
export type KeyScope = Exclude<Capability, (typeof neverWithKeys)[number]>;

const never: readonly Capability[] = neverWithKeys;

export const keyScopes = capabilities.filter((one) => !never.includes(one)) as [KeyScope, ...KeyScope[]];

/** Z4: done in a person's own name, or about themselves: a service account is nobody. */
const personalOnly: readonly Capability[] = [
  'profile.edit',
  'leave-request.file',
  'leave-request.decide',
  'entitlement.decide',
  'delegation.give',
] satisfies readonly KeyScope[];

export function isScopeOf(kind: KeyKind, scope: Capability): scope is KeyScope {
  return !never.includes(scope) && (kind === 'personal' || !personalOnly.includes(scope));
}
