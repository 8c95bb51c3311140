import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { accountantsEndpoints } from '#contract/accountants.ts';
import { PAGES } from '#contract/pages.ts';
import { call } from '#web/api/call.ts';
import { useOpenSession } from './use-open-session.ts';

/** One press leads to another company of the same address, in a session of its own. */
export function useEnterCompany() {
  const openSession = useOpenSession({ newcomer: true });
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (id: string) => call(accountantsEndpoints.enter, { params: { id } }),
    onSuccess: (answer) => {
      if (!('next' in answer)) return openSession(answer);
      // The session that is open stays so until the code of the other company is given.
      navigate(PAGES.login.path, { state: { ticket: answer.ticket } });
    },
  });
}
