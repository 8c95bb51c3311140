import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type OpenedSession, storeSession } from '#web/api/stored-session.ts';
import { now } from '#web/clock/clock.ts';
import { DEFAULT_DESTINATION, takeRememberedDestination } from './destination.ts';

type OpenSessionOptions = {
  /** A newcomer starts at the beginning, wherever this browser was going before. */
  newcomer?: boolean;
};

/** Keeps the session in this browser and goes where the person was going. */
export function useOpenSession({ newcomer = false }: OpenSessionOptions = {}) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return ({ token, user, organization }: OpenedSession) => {
    // Whatever was fetched before belongs to someone else, or to nobody.
    queryClient.clear();
    storeSession({ token, user, organization });
    const remembered = takeRememberedDestination(now());
    navigate((newcomer ? null : remembered) ?? DEFAULT_DESTINATION, { replace: true });
  };
}
