import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { type StoredUser, useStoredSession } from '#web/api/stored-session.ts';

export type PageProps = { user: StoredUser; id: string };

/** Gives a page its reader and its id; another of either is another page. */
export function withSession(Page: ComponentType<PageProps>): ComponentType {
  return function SessionPage() {
    const session = useStoredSession();
    const { id = '' } = useParams();
    return session && <Page key={`${session.user.id} ${id}`} user={session.user} id={id} />;
  };
}
