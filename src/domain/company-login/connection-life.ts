import { samlRefusals } from './saml-life.ts';

/** How a company says who its people are. */
export const connectionKinds = ['oidc', 'saml'] as const;
export type ConnectionKind = (typeof connectionKinds)[number];

/** Whose steps the screen tells, and what is looked at besides the protocol. */
export const oidcProviders = ['google', 'entra', 'other'] as const;
export type OidcProvider = (typeof oidcProviders)[number];

/** `tested`: somebody was recognised by it, and nobody comes in by it yet. */
export const connectionStates = ['draft', 'tested', 'on', 'off'] as const;
export type ConnectionState = (typeof connectionStates)[number];

/** One that works, one that is to take its place, and one to spare. */
export const mostConnections = 3;
export const mostDomains = 20;

const minute = 60_000;
export const attemptMinutes = 10;

/** How long somebody may take to log in at their provider. */
export function attemptEnd(now: number): number {
  return now + attemptMinutes * minute;
}

/** Why a company login opened nothing, as its admins are told. */
export const companyRefusals = [
  'unreachable',
  'settings',
  'provider',
  'answer',
  'tenant',
  'address_missing',
  'address_unverified',
  'domain_unproven',
  'unknown_person',
  'other_account',
  ...samlRefusals,
] as const;
export type CompanyRefusal = (typeof companyRefusals)[number];

/** I23: where a tenant is meant, one that stands for all of them would let everybody in. */
export function isOneTenant(tenant: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(tenant);
}

/** I32: how many days before the end of a certificate or a secret admins are told. */
export const endNoticeDays = [30, 7] as const;
export type EndNotice = (typeof endNoticeDays)[number];

/**
 * Which of the notices is due: the closest that was not told. Who was told of seven days is not told of thirty; what has
 * ended is on the screen.
 */
export function endNoticeDue(endsAt: number, now: number, told: readonly EndNotice[]): EndNotice | null {
  if (endsAt <= now) return null;
  const days = (endsAt - now) / (24 * 60 * minute);
  const closest = endNoticeDays.findLast((notice) => days <= notice) ?? null;
  return closest === null || told.some((notice) => notice <= closest) ? null : closest;
}

/** What every admin is told by mail. */
export const companyLoginNews = [
  'emergency',
  'domain-missing',
  'domain-lost',
  'certificate-ends',
  'certificate-ends-soon',
  'secret-ends',
  'secret-ends-soon',
] as const;
export type CompanyLoginNews = (typeof companyLoginNews)[number];

export const googleIssuer = 'https://accounts.google.com';
export const entraIssuerOf = (tenant: string): string =>
  `https://login.microsoftonline.com/${tenant.toLowerCase()}/v2.0`;

/** A test has to have come back before anybody is sent there. */
export function mayTurnOn(state: ConnectionState, testedAt: Date | null): boolean {
  return state !== 'draft' && testedAt !== null;
}
