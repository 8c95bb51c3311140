import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { type StoredUser, useStoredSession } from '#app/api/stored-session.ts';
import { type Capability, can } from '#domain/access/can.ts';
import { DEFAULT_DESTINATION } from './destination.ts';

type OnlyForProps = { capability: Capability; otherwise?: string; children: (user: StoredUser) => ReactNode };

/** Whoever may not see a page is led to one they may. The server refuses its data in any case. */
export function OnlyFor({ capability, otherwise = DEFAULT_DESTINATION, children }: OnlyForProps) {
  const session = useStoredSession();
  if (!session) return null;
  return can(session.user, capability) ? children(session.user) : <Navigate to={otherwise} replace />;
}
