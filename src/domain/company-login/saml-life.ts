/** Whose steps the screen tells. */
export const samlProviders = ['entra', 'google', 'okta', 'other'] as const;
export type SamlProvider = (typeof samlProviders)[number];

/** I27, I28: why the answer of a provider is not believed. */
export const samlRefusals = [
  'unsigned',
  'signature',
  'weak_signature',
  'encrypted',
  'issuer',
  'audience',
  'recipient',
  'unasked',
  'too_early',
  'too_late',
  'no_subject',
  'passing_subject',
] as const;
export type SamlRefusal = (typeof samlRefusals)[number];

/** How long before its end a certificate is spoken of. */
export const certificateNoticeDays = 30;
const day = 24 * 60 * 60_000;

export const certificateStandings = ['good', 'ending', 'ended'] as const;
export type CertificateStanding = (typeof certificateStandings)[number];

/** I30: what admins are told of a certificate; it verifies to the end, and after it. */
export function certificateStanding(validUntil: number, now: number): CertificateStanding {
  if (validUntil <= now) return 'ended';
  return validUntil - now <= certificateNoticeDays * day ? 'ending' : 'good';
}

export interface SamlIdentity {
  readonly entityId: string;
  readonly loginUrl: string;
  readonly certificates: readonly { readonly fingerprint: string }[];
}

/**
 * I29: metadata of the same provider in which a certificate is found that was there before is what providers publish when
 * they change keys: it is believed without a new test. Anything else is another provider until it was tested.
 */
export function isSameProvider(before: SamlIdentity | null, after: SamlIdentity | null): boolean {
  if (!before || !after) return false;
  const known = new Set(before.certificates.map(({ fingerprint }) => fingerprint));
  return (
    before.entityId === after.entityId &&
    before.loginUrl === after.loginUrl &&
    after.certificates.some(({ fingerprint }) => known.has(fingerprint))
  );
}
