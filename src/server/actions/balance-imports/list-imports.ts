import { can } from '#domain/access/can.ts';
import type { Acting } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { listBalanceImports, type NamedImport } from '#server/store/balance-imports.ts';

export type { NamedImport } from '#server/store/balance-imports.ts';

export async function listImports(
  { database }: Services,
  actor: Acting,
  asked: { readonly limit: number; readonly cursor: string | undefined },
): Promise<NamedImport[]> {
  if (!can(actor, 'balance.import')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, (tx) => listBalanceImports(tx, asked));
}
