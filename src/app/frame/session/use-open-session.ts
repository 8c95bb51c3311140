import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import { type OpenedSession, storeSession } from '#web/api/stored-session.ts';
import { now } from '#web/clock/clock.ts';
import { homeOf, takeRememberedDestination } from './destination.ts';

type OpenSessionOptions = {
  /** A newcomer starts at the beginning, wherever this browser was going before. */
  newcomer?: boolean;
};

type Waiting = { waitingInvitations?: number | undefined; companies?: number | undefined };

/** Keeps the session in this browser and goes where the person was going. */
export function useOpenSession({ newcomer = false }: OpenSessionOptions = {}) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return ({ token, user, organization, waitingInvitations, companies = 1 }: OpenedSession & Waiting) => {
    // Whatever was fetched before belongs to someone else, or to nobody.
    queryClient.clear();
    storeSession({ token, user, organization });
    const remembered = takeRememberedDestination(now());
    // Whoever has just proven their mailbox looks first at what was prepared in their name.
    const first = waitingInvitations ? PAGES.users.path : newcomer ? null : remembered;
    // J15: an address that opens several companies chooses first.
    const home = companies > 1 ? PAGES.companies.path : homeOf(user);
    navigate(first ?? home, { replace: true });
  };
}
