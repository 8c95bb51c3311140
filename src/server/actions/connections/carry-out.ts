import { breaksConnection } from '#domain/connections/outside-connection.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { OpenAccess } from '#server/connections/provider-protocol.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { withConnection } from './with-connection.ts';

interface CarriedOut {
  readonly organizationId: string;
  readonly connectionId: string;
  readonly work: (access: OpenAccess) => Promise<void>;
  /** Puts the job down again, for when the provider said that it will listen. */
  readonly again: (tx: TenantTransaction, later: { readonly seconds: number }) => Promise<unknown>;
  readonly signal: AbortSignal;
}

/** What a job does at a provider: over where time mends nothing, later where the provider says when, else tried again. */
export async function carryOut(
  services: Services,
  { organizationId, connectionId, work, again, signal }: CarriedOut,
): Promise<void> {
  try {
    await withConnection(services, { organizationId, connectionId }, work, signal);
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    const { trouble, retryAfterMs } = error;
    // Noted, and told where it is for good: whoever connects anew has everything looked at again.
    if (breaksConnection(trouble) || trouble === 'refused') return;
    if (retryAfterMs === null) throw error;
    // By the clock of the queue: a server whose clock is ahead of it would wait as much longer.
    const later = { seconds: retryAfterMs / 1000 };
    await services.database.inOrganization(organizationId, (tx) => again(tx, later));
  }
}
