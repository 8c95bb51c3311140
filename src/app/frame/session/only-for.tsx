import { Navigate, Outlet } from 'react-router';
import { type Capability, can } from '#domain/access/can.ts';
import { useStoredSession } from '#web/api/stored-session.ts';
import { homeOf } from './destination.ts';

type OnlyForProps = { capability: Capability; otherwise?: string };

/** Whoever may not see a page is led to one they may. The server refuses its data in any case. */
export function OnlyFor({ capability, otherwise }: OnlyForProps) {
  const session = useStoredSession();
  if (!session) return null;
  return can(session.user, capability) ? (
    <Outlet />
  ) : (
    <Navigate to={otherwise ?? homeOf(session.user)} replace />
  );
}
