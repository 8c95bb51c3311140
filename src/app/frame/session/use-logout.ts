import { useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api/call.ts';
import { endStoredSession } from '#app/api/stored-session.ts';
import { authEndpoints } from '#contract/auth.ts';

export function useLogout() {
  const queryClient = useQueryClient();
  return async () => {
    // The browser forgets the session in any case; the server is told if it can be reached.
    await call(authEndpoints.logout, {}).catch(() => undefined);
    queryClient.clear();
    endStoredSession('logout');
  };
}
