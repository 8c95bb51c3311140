import type { Services } from '#server/services.ts';

interface SecretOwner {
  readonly organizationId: string;
  readonly id: string;
}

const about = ({ organizationId, id }: SecretOwner, what: string): string =>
  `company login ${what} ${organizationId} ${id}`;

/** Sealed for its row: copied into another one, it opens nothing. */
export function sealFor(
  { messenger }: Services,
  owner: SecretOwner,
  what: 'secret' | 'checks',
  plain: string,
): Buffer {
  return messenger.secrets.seal(Buffer.from(plain), about(owner, what));
}

export function openFor(
  { messenger }: Services,
  owner: SecretOwner,
  what: 'secret' | 'checks',
  sealed: Buffer,
): string | null {
  return messenger.secrets.open(sealed, about(owner, what))?.toString() ?? null;
}
