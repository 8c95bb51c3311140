import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#contract/auth.ts';
import { call } from '#web/api/call.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { endStoredSession, type OpenedSession, storeSession } from '#web/api/stored-session.ts';
import { changeLanguage, hasChosenLanguage } from '#web/i18n/change-language.ts';
import type { Language } from '#web/i18n/language.ts';

function differs(a: unknown, b: unknown) {
  return JSON.stringify(a) !== JSON.stringify(b);
}

/** Keeps what this browser remembers of the person in step with the server, and carries their choices back. */
export function useAccount(session: OpenedSession | null) {
  const { i18n } = useTranslation();
  const queryClient = useQueryClient();
  const me = useQuery({ ...endpointQuery(authEndpoints.me, {}), enabled: session !== null });

  useEffect(() => {
    if (!session || !me.data) return;
    const { language, ...user } = me.data.user;
    if (differs(user, session.user) || differs(me.data.organization, session.organization)) {
      storeSession({ token: session.token, user, organization: me.data.organization });
    }
    // A browser where nobody has chosen yet follows the choice the person made elsewhere.
    if (!hasChosenLanguage() && language !== i18n.language) changeLanguage(i18n, language);
  }, [session, me.data, i18n]);

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
