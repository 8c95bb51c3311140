/** The part of an address behind its @, as it is compared. Null for what is no address. */
export function domainOfAddress(address: string): string | null {
  const at = address.lastIndexOf('@');
  return at < 1 ? null : readDomain(address.slice(at + 1));
}

const longestDomain = 253;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** As somebody types it: with an @ in front, in capitals, with the dot at its end. Null for what no domain looks like. */
export function readDomain(typed: string): string | null {
  const domain = typed.trim().replace(/^@/, '').replace(/\.$/, '').toLowerCase();
  const labels = domain.split('.');
  if (domain.length > longestDomain || labels.length < 2) return null;
  // An address in digits is nobody's domain.
  const last = labels.at(-1) ?? '';
  return labels.every((each) => label.test(each)) && /[a-z]/.test(last) ? domain : null;
}

/** Everyone has an address there: no company can speak for them. Names are those that French people write with. */
const publicMailDomains: ReadonlySet<string> = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'outlook.fr',
  'hotmail.com',
  'hotmail.fr',
  'live.com',
  'live.fr',
  'msn.com',
  'yahoo.com',
  'yahoo.fr',
  'ymail.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'aol.fr',
  'gmx.com',
  'gmx.fr',
  'gmx.net',
  'gmx.de',
  'web.de',
  'mail.com',
  'proton.me',
  'protonmail.com',
  'pm.me',
  'tutanota.com',
  'zoho.com',
  'yandex.com',
  'mail.ru',
  'orange.fr',
  'wanadoo.fr',
  'voila.fr',
  'free.fr',
  'sfr.fr',
  'neuf.fr',
  'cegetel.net',
  'club-internet.fr',
  'numericable.fr',
  'noos.fr',
  'bbox.fr',
  'laposte.net',
  'aliceadsl.fr',
  'hotmail.be',
  'skynet.be',
  'bluewin.ch',
  'onmicrosoft.com',
]);

export function isPublicMailDomain(domain: string): boolean {
  return publicMailDomains.has(domain) || domain.endsWith('.onmicrosoft.com');
}

/** Where the record goes: beside the domain, so that it stands in nobody's way. */
export const recordNameOf = (domain: string): string => `_relache.${domain}`;

export const recordValueOf = (token: string): string => `relache-domaine=${token}`;

/** A record may be one of several, and a long one is cut into pieces. */
export function bearsRecord(records: readonly (readonly string[])[], token: string): boolean {
  return records.some((pieces) => pieces.join('').trim() === recordValueOf(token));
}

/** Time enough to put a record back that somebody tidied away. */
export const proofGraceDays = 7;
const day = 24 * 60 * 60_000;

export interface DomainProof {
  readonly provenAt: number | null;
  readonly missingSince: number | null;
}

export type DomainFinding = 'there' | 'missing' | 'unreachable';

export interface FollowedProof extends DomainProof {
  /** What admins are to hear of; null where nothing is new. */
  readonly told: 'missing' | 'lost' | null;
}

/**
 * I21: a record that is there proves the domain. One that has gone is told of, and the proof holds for a week; a name
 * server that does not answer says nothing.
 */
export function afterLook(
  { provenAt, missingSince }: DomainProof,
  finding: DomainFinding,
  now: number,
): FollowedProof {
  if (finding === 'unreachable') return { provenAt, missingSince, told: null };
  if (finding === 'there') return { provenAt: provenAt ?? now, missingSince: null, told: null };
  if (provenAt === null) return { provenAt, missingSince: null, told: null };
  if (missingSince === null) return { provenAt, missingSince: now, told: 'missing' };
  return now - missingSince < proofGraceDays * day
    ? { provenAt, missingSince, told: null }
    : { provenAt: null, missingSince: null, told: 'lost' };
}
