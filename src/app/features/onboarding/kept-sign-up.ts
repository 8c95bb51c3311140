import { adoptToken, storedSession } from '#web/api/stored-session.ts';

const KEYS = { token: 'onboarding_token', organizationId: 'organization_id' } as const;

/** What must outlive the visit to the payment page. */
export function keepSignUp(signUp: { token: string; organizationId: string }) {
  localStorage.setItem(KEYS.token, signUp.token);
  localStorage.setItem(KEYS.organizationId, signUp.organizationId);
}

/**
 * Back from paying: the kept token becomes this browser's session, and the organisation's id is returned. Null
 * when either is missing. On a reload of the return page the session is already that of the organisation.
 */
export function adoptSignUp(idInAddress: string | null): string | null {
  const organizationId = idInAddress ?? localStorage.getItem(KEYS.organizationId);
  const token = localStorage.getItem(KEYS.token);
  if (!organizationId) return null;
  // Whoever confirmed their address meanwhile has a session that the kept one, which ended with it, must not replace.
  if (storedSession()?.organization.id === organizationId) return organizationId;
  if (!token) return null;
  adoptToken(token);
  return organizationId;
}

export function forgetSignUp() {
  for (const key of Object.values(KEYS)) localStorage.removeItem(key);
}

export function keptToken(): string | null {
  return localStorage.getItem(KEYS.token);
}
