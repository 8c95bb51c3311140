import { BlockList, isIPv6 } from 'node:net';
import { looksLikeKey, readKey } from '#domain/api-keys/key-format.ts';
import { isKeyLive } from '#domain/api-keys/key-life.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { knownPerson } from '#server/actions/auth/known-person.ts';
import { Failure } from '#server/failure.ts';
import { hashOfKey } from '#server/key-secret.ts';
import type { Services } from '#server/services.ts';
import { findPresentedKey, type PresentedKey } from '#server/store/api-keys.ts';

export interface Presented {
  readonly keyId: string;
  readonly organizationId: string;
  /** Asked for once the use of the key is noted: throws what stands in its way. */
  readonly actor: () => SessionActor;
}

/** Which key this is; null for a bearer token that is none. A typo is told without a look at the database. */
export async function presentKey(
  { database, now }: Services,
  bearer: string,
  address: string,
): Promise<Presented | null> {
  if (!looksLikeKey(bearer)) return null;
  const read = readKey(bearer);
  if (!read) throw new Failure('key_mistyped');
  const { organizationId, shortId } = read;
  const found = await findPresentedKey(database, organizationId, shortId, hashOfKey(bearer), now());
  if (!found) throw new Failure('unauthenticated');
  return {
    keyId: found.key_id,
    organizationId,
    actor: () => {
      if (!isKeyLive(endsOf(found), now().getTime())) throw new Failure('key_ended');
      if (!isAllowedFrom(found.addresses, address)) throw new Failure('key_address');
      return actorOf(found, organizationId, address);
    },
  };
}

function endsOf({ revoked_at, expires_at, secret_ends_at, removed }: PresentedKey) {
  return {
    revokedAt: revoked_at?.getTime() ?? null,
    expiresAt: expires_at?.getTime() ?? null,
    secretEndsAt: secret_ends_at?.getTime() ?? null,
    makerGone: removed,
  };
}

/** An IPv4 address in the clothes of the other kind is the IPv4 address. */
function isAllowedFrom(addresses: readonly string[], address: string): boolean {
  if (addresses.length === 0) return true;
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '');
  const allowed = new BlockList();
  for (const one of addresses) {
    const [network = '', bits] = one.split('/');
    const family = isIPv6(network) ? 'ipv6' : 'ipv4';
    if (bits === undefined) allowed.addAddress(network, family);
    else allowed.addSubnet(network, Number(bits), family);
  }
  return allowed.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/** A personal key is its person; one of the organisation has its own name, and the rights of whoever answers for it. */
function actorOf(found: PresentedKey, organizationId: string, address: string): SessionActor {
  const { key_id: id, key_name: name, kind, scopes } = found;
  const person = knownPerson(found, organizationId, address);
  return {
    ...person,
    sessionId: id,
    name: kind === 'personal' ? person.name : name,
    key: { id, name, kind, scopes },
  };
}
