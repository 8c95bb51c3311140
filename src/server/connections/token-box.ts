import { z } from 'zod';
import { attemptChecks, connectionTokens } from '#server/store/sealed-places.ts';
import type { SealedSecrets } from '#server/webhooks/sealed-secrets.ts';
import type { ProviderTokens } from './provider-protocol.ts';

interface SealedRow {
  readonly organizationId: string;
  readonly id: string;
}

const tokensSchema = z.object({
  access: z.string(),
  refresh: z.string().nullable(),
  endsAt: z.number().nullable(),
});
const checksSchema = z.record(z.string(), z.string());

export function sealTokens(secrets: SealedSecrets, row: SealedRow, tokens: ProviderTokens): Buffer {
  const { access, refresh, endsAt } = tokens;
  const text = JSON.stringify({ access, refresh, endsAt });
  return secrets.seal(Buffer.from(text), connectionTokens.about(row.organizationId, row.id));
}

/** Null where the key is another, or the row. */
export function openTokens(secrets: SealedSecrets, row: SealedRow, sealed: Buffer): ProviderTokens | null {
  const opened = secrets.open(sealed, connectionTokens.about(row.organizationId, row.id));
  return opened && tokensSchema.parse(JSON.parse(opened.toString()));
}

export function sealChecks(
  secrets: SealedSecrets,
  row: SealedRow,
  checks: Readonly<Record<string, string>>,
): Buffer {
  return secrets.seal(Buffer.from(JSON.stringify(checks)), attemptChecks.about(row.organizationId, row.id));
}

export function openChecks(
  secrets: SealedSecrets,
  row: SealedRow,
  sealed: Buffer,
): Readonly<Record<string, string>> | null {
  const opened = secrets.open(sealed, attemptChecks.about(row.organizationId, row.id));
  return opened && checksSchema.parse(JSON.parse(opened.toString()));
}
