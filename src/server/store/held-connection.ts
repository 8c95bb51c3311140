import { AsyncLocalStorage } from 'node:async_hooks';

interface Held {
  /** Whose transaction it is; null at the gate. */
  readonly organizationId: string | null;
  /** Once it has ended, whatever still runs of its work holds nothing any more. */
  over: boolean;
}

const held = new AsyncLocalStorage<Held>();

/** A mistake of ours: somebody else's server, or a thread, is asked while a connection that everyone needs is held. */
export class AskedWhileHolding extends Error {
  override readonly name = 'AskedWhileHolding';
}

/** Whatever `work` does is done while it holds a connection, or would with an Idempotency-Key. */
export async function holding<T>(organizationId: string | null, work: () => Promise<T>): Promise<T> {
  const own: Held = { organizationId, over: false };
  try {
    return await held.run(own, work);
  } finally {
    own.over = true;
  }
}

export function holdsConnectionOf(organizationId: string): boolean {
  const own = held.getStore();
  return own !== undefined && !own.over && own.organizationId === organizationId;
}

/**
 * For whoever asks a server of somebody else, or a thread that looks at everyone: it may take its time, and a few that
 * do would leave everyone of this process without a connection. Ask first, and write afterwards.
 */
export function mustHoldNothing(asked: string): void {
  const own = held.getStore();
  if (own && !own.over) throw new AskedWhileHolding(`${asked} is asked while a connection is held`);
}
