import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

/**
 * The token that a link from a mail carries: undefined until React has taken over the prerendered page, null when
 * there is none. It leaves the address at once, where it could be read over a shoulder or copied along, and moves
 * into the state of this entry of the history, so that a reload still has it.
 */
export function useTokenFromAddress(): string | null | undefined {
  const hydrated = useHydrated();
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = hydrated ? new URLSearchParams(search).get('token') : null;
  useEffect(() => {
    if (inAddress === null) return;
    const rest = new URLSearchParams(search);
    rest.delete('token');
    navigate({ search: rest.toString(), hash }, { replace: true, state: { token: inAddress } });
  }, [inAddress, search, hash, navigate]);
  if (!hydrated) return undefined;
  const kept: unknown = state?.token;
  return inAddress ?? (typeof kept === 'string' ? kept : null);
}
