import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

function tokenIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('mailToken' in state)) return null;
  return typeof state.mailToken === 'string' ? state.mailToken : null;
}

/**
 * The token that a mail's link carries. It leaves the address bar at once, for this entry of the history alone:
 * a reload still has it, a copied address does not.
 */
export function useMailToken(): string | null {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(search).get('token');
  useEffect(() => {
    if (inAddress) navigate(pathname, { replace: true, state: { mailToken: inAddress } });
  }, [inAddress, pathname, navigate]);
  return inAddress ?? tokenIn(state);
}
