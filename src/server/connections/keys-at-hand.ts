import { listSealedTokens, type OwnerConnection } from '#server/store/reseal.ts';
import { type SealedSecrets, sealerOf } from '#server/webhooks/sealed-secrets.ts';

/** Connections are there, and what opens them is not. */
export class SecretsKeyLost extends Error {
  constructor(
    readonly names: readonly string[],
    connections: number,
  ) {
    super(
      `${connections === 1 ? 'One connection was' : `${connections} connections were`} sealed with ${
        names.length === 1 ? 'a key' : 'keys'
      } that this server does not have (${names.join(', ')}).
Give SECRETS_KEY the key of before, or both, the new one first: SECRETS_KEY=NEW,OLD. Without SECRETS_KEY it is the file secrets-key in DATA_DIR.
If it is lost for good: npm run reseal -- --forget-lost. Whoever connected something is then asked to do so again.`,
    );
    this.name = 'SecretsKeyLost';
  }
}

/** N12: a server without the key would find every connection broken, and tell everybody so. */
export async function requireKeysOfConnections(
  connection: OwnerConnection,
  secrets: SealedSecrets,
): Promise<void> {
  const tokens = await listSealedTokens(connection);
  if (tokens.length === 0) return;
  const known = secrets.ready() ? secrets.keyNames() : [];
  const lost = tokens.flatMap(({ sealed, connections }) => {
    const name = sealerOf(sealed);
    return name !== null && !known.includes(name) ? [{ name, connections }] : [];
  });
  if (lost.length === 0) return;
  throw new SecretsKeyLost(
    lost.map(({ name }) => name),
    lost.reduce((sum, { connections }) => sum + connections, 0),
  );
}
