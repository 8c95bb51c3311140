import { useEffect, useState } from 'react';

const NAME = 'token';

interface Kept {
  readonly [NAME]?: unknown;
}

/**
 * The token that a link from a mail carries, null when there is none and in the document as it is written. It leaves
 * the address at once, where it could be read over a shoulder or copied along, and moves into the state of this entry
 * of the history, so that a reload still has it.
 */
export function useTokenOfAddress(): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const address = new URL(window.location.href);
    const inAddress = address.searchParams.get(NAME);
    const kept = (window.history.state as Kept | null)?.[NAME];
    if (inAddress !== null) {
      address.searchParams.delete(NAME);
      window.history.replaceState({ [NAME]: inAddress }, '', address);
    }
    setToken(inAddress ?? (typeof kept === 'string' ? kept : null));
  }, []);
  return token;
}
