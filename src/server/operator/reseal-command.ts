import { requireKeysOfConnections, SecretsKeyLost } from '#server/connections/keys-at-hand.ts';
import { breakSealedWith, type OwnerConnection, resealAll } from '#server/store/reseal.ts';
import { sealedPlaces } from '#server/store/sealed-places.ts';
import type { SealedSecrets } from '#server/webhooks/sealed-secrets.ts';
import { UsageError } from './usage-error.ts';

interface ResealOrder {
  readonly connection: OwnerConnection;
  readonly secrets: SealedSecrets;
  readonly now: Date;
  readonly args: readonly string[];
}

/** N12: after it, the first key alone opens everything, and those behind it can be taken out of SECRETS_KEY. */
export async function runResealCommand({ connection, secrets, now, args }: ResealOrder): Promise<string[]> {
  if (!secrets.ready()) throw new UsageError('There is no key to seal with: set SECRETS_KEY.');
  if (args.some((arg) => arg !== '--forget-lost'))
    throw new UsageError('Usage: npm run reseal [-- --forget-lost]');
  const { sealed, kept, unreadable } = await resealAll(connection, secrets, sealedPlaces);
  const lines = [
    `Sealed anew with the first key: ${sealed}. Sealed with it before: ${kept}. Opened by no key here: ${unreadable}.`,
  ];
  if (args.includes('--forget-lost')) {
    try {
      await requireKeysOfConnections(connection, secrets);
    } catch (error) {
      if (!(error instanceof SecretsKeyLost)) throw error;
      const broken = await breakSealedWith(connection, error.names, now);
      lines.push(`Connections whose owners have to connect anew: ${broken}.`);
    }
  }
  return lines;
}
