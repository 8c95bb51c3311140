import { useQueryClient } from '@tanstack/react-query';
import { authEndpoints } from '#contract/auth.ts';
import { call } from '#web/api/call.ts';
import { endStoredSession } from '#web/api/stored-session.ts';

export function useLogout() {
  const queryClient = useQueryClient();
  return async () => {
    // The browser forgets the session in any case; the server is told if it can be reached.
    await call(authEndpoints.logout, {}).catch(() => undefined);
    queryClient.clear();
    endStoredSession('logout');
  };
}
