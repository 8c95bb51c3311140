import { mustHoldNothing } from '#server/store/held-connection.ts';
import type { Payments } from './payments.ts';

/** What is said of a provider, or read from what it has signed, waits for nobody. */
const ownWork = new Set<string | symbol>([
  'provider',
  'readEvent',
  'readStoredEvent',
] satisfies (keyof Payments)[]);

/** Takers of money that refuse to be asked while a connection is held, the one of local mode as well. */
export function askedAlone(payments: Payments): Payments {
  return new Proxy(payments, {
    get: (target, key) => {
      const part: unknown = Reflect.get(target, key);
      if (typeof part !== 'function' || ownWork.has(key)) return part;
      return async (...given: readonly unknown[]): Promise<unknown> => {
        mustHoldNothing('the payment provider');
        return part.apply(target, given);
      };
    },
  });
}
