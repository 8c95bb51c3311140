import { useMutation } from '@tanstack/react-query';
import { accountantsEndpoints } from '#contract/accountants.ts';
import { call } from '#web/api/call.ts';
import { useOpenSession } from './use-open-session.ts';

/** One press leads to another company of the same address, in a session of its own. */
export function useEnterCompany() {
  const openSession = useOpenSession({ newcomer: true });
  return useMutation({
    mutationFn: (id: string) => call(accountantsEndpoints.enter, { params: { id } }),
    onSuccess: openSession,
  });
}
