import type { Role } from '#domain/members/role.ts';
import type { LoginMethod } from './login-method.ts';
import type { FactorsHeld } from './second-factor.ts';

/** A login that is about to become a session. */
export interface Arrival {
  /** Whether the person's address is in a domain that the organisation has proven and asks company login of. */
  readonly enforced: boolean;
  readonly method: LoginMethod;
  readonly role: Role;
  /** Whether some admin has a passkey or an app: a way in that asks no provider. */
  readonly anyAdminReady: boolean;
}

export type WayIn = 'open' | 'emergency' | 'refused';

/**
 * I25: where company login is asked for, admins keep a way in for emergencies, with a second factor of their own. Should
 * none of them have one any more, whatever became of it, the mailbox of an admin is enough: a provider that fails or a
 * phone that is lost never shuts an organisation out.
 */
export function wayIn({ enforced, method, role, anyAdminReady }: Arrival): WayIn {
  if (!enforced || method === 'company') return 'open';
  if (role !== 'admin') return 'refused';
  return method !== 'mail' || !anyAdminReady ? 'emergency' : 'refused';
}

/** I24: who may ask company login of everyone: an admin who came by it and could come without it. */
export function maySwearBy({
  role,
  ready,
  cameByIt,
}: {
  readonly role: Role;
  readonly ready: boolean;
  readonly cameByIt: boolean;
}): boolean {
  return role === 'admin' && ready && cameByIt;
}

/** I31: whether somebody comes in by their company or not at all, with what they hold. */
export function isOnlyWayIn({
  enforced,
  role,
  anyAdminReady,
  totp,
  passkeys,
}: Omit<Arrival, 'method'> & FactorsHeld): boolean {
  const others: LoginMethod[] = [
    totp ? 'mail+code' : 'mail',
    ...(passkeys > 0 ? (['passkey'] as const) : []),
  ];
  return others.every((method) => wayIn({ enforced, method, role, anyAdminReady }) === 'refused');
}
