import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLogout } from '#app/frame/session/use-logout.ts';
import { authEndpoints } from '#contract/auth.ts';
import { sessionOrganizationSchema, userSchema } from '#contract/people.ts';
import type { Language } from '#domain/text/language.ts';
import { call } from '#web/api/call.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { type OpenedSession, storeSession } from '#web/api/stored-session.ts';

function differs(a: unknown, b: unknown) {
  return JSON.stringify(a) !== JSON.stringify(b);
}

/** Keeps what this browser remembers of the person in step with the server, and carries their choices back. */
export function useAccount(session: OpenedSession | null) {
  const logout = useLogout();
  const me = useQuery({ ...endpointQuery(authEndpoints.me, {}), enabled: session !== null });

  useEffect(() => {
    if (!session || !me.data) return;
    const user = userSchema.parse(me.data.user);
    // An answer about another person was on its way when the session changed.
    if (user.id !== session.user.id) return;
    const organization = sessionOrganizationSchema.parse(me.data.organization);
    if (differs(user, session.user) || differs(organization, session.organization)) {
      storeSession({ token: session.token, user, organization });
    }
  }, [session, me.data]);

  const rememberLanguage = useMutation({
    mutationFn: (language: Language) => call(authEndpoints.chooseLanguage, { body: { language } }),
  });

  return {
    logout,
    rememberLanguage: rememberLanguage.mutate,
    enrolling: me.data?.enrolling === true,
    closesAt: me.data?.organization.closesAt ?? null,
  };
}
