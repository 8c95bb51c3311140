import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { authEndpoints } from '#contract/auth.ts';
import type { Language } from '#contract/language.ts';
import { call } from '#web/api/call.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { endStoredSession, type OpenedSession, storeSession } from '#web/api/stored-session.ts';

function differs(a: unknown, b: unknown) {
  return JSON.stringify(a) !== JSON.stringify(b);
}

/** Keeps what this browser remembers of the person in step with the server, and carries their choices back. */
export function useAccount(session: OpenedSession | null) {
  const queryClient = useQueryClient();
  const me = useQuery({ ...endpointQuery(authEndpoints.me, {}), enabled: session !== null });

  useEffect(() => {
    if (!session || !me.data) return;
    const { language: _, ...user } = me.data.user;
    if (differs(user, session.user) || differs(me.data.organization, session.organization)) {
      storeSession({ token: session.token, user, organization: me.data.organization });
    }
  }, [session, me.data]);

  const rememberLanguage = useMutation({
    mutationFn: (language: Language) => call(authEndpoints.chooseLanguage, { body: { language } }),
  });

  const logout = async () => {
    // The browser forgets the session in any case; the server is told if it can be reached.
    await call(authEndpoints.logout, {}).catch(() => undefined);
    queryClient.clear();
    endStoredSession('logout');
  };

  return { logout, rememberLanguage: rememberLanguage.mutate };
}
