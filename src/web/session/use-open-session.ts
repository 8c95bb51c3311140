import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type OpenedSession, storeSession } from '#web/api/stored-session.ts';
import { DEFAULT_DESTINATION, takeRememberedDestination } from './destination.ts';

/** Keeps the session in this browser and goes where the person was going. */
export function useOpenSession() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (session: OpenedSession) => {
    // Whatever was fetched before belongs to someone else, or to nobody.
    queryClient.clear();
    storeSession(session);
    navigate(takeRememberedDestination(Date.now()) ?? DEFAULT_DESTINATION, { replace: true });
  };
}
